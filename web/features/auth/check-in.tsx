import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { queryClient } from '../../api/query.ts';
import { signIn } from '../../api/session.ts';
import { wantedPlace } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { control, Field } from '../../ui/field.tsx';

/** CheckInSystem with e-mail and password. */
type Refusal = 'wrong' | 'tooMany' | 'unreachable';

export const CheckIn = () => {
  const { t } = useTranslation(['auth', 'fields']);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);

  const submit = async (form: FormData) => {
    const email = typed(form, 'email').trim();
    const password = typed(form, 'password');
    const empty = [...(email ? [] : ['email']), ...(password ? [] : ['password'])];
    setMissing(empty);
    setRefused(null);
    if (empty.length > 0) return;
    setBusy(true);
    try {
      await signIn(email, password);
      queryClient.clear();
      await navigate(wantedPlace(search), { replace: true });
    } catch (error) {
      setRefused(refusalOf(error));
      setBusy(false);
    }
  };
  const mistake = (name: string) => (missing.includes(name) ? t('fields:required') : undefined);

  return (
    <>
      <header>
        <h1 className="text-24 tracking-figure font-semibold">{t('checkIn.title')}</h1>
        <p className="text-14 text-ink-2 mt-1 text-pretty">{t('checkIn.reason')}</p>
      </header>
      {refused && (
        <Banner tone="danger" title={t(`${refused}.title`)}>
          {t(`${refused}.text`)}
        </Banner>
      )}
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
        }}
      >
        <Field label={t('checkIn.email')} mistake={mistake('email')}>
          {(ids) => (
            <input
              {...ids}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoFocus
              maxLength={200}
              className={tall}
            />
          )}
        </Field>
        <Password label={t('checkIn.password')} mistake={mistake('password')} />
        <Button type="submit" look="primary" size="lg" busy={busy}>
          {t('checkIn.submit')}
        </Button>
      </form>
    </>
  );
};

const tall = cx(control, 'h-10! max-md:h-12!');

const Password = ({ label, mistake }: { label: string; mistake?: string }) => {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} mistake={mistake}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete="current-password"
            maxLength={200}
            className={cx(tall, 'pr-11')}
          />
          <button
            type="button"
            aria-label={t(shown ? 'checkIn.hide' : 'checkIn.show')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="rounded-2 text-ink-3 hover:text-ink absolute inset-y-0.5 right-0.5 grid w-10 place-items-center"
          >
            <Icon />
          </button>
        </div>
      )}
    </Field>
  );
};

const typed = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Cognito names its refusals; a network failure has none of these names. */
const refusalOf = (error: unknown): Refusal => {
  const name = error instanceof Error ? error.name : '';
  if (['NotAuthorizedException', 'UserNotFoundException', 'InvalidParameterException'].includes(name)) return 'wrong';
  if (['LimitExceededException', 'TooManyRequestsException', 'TooManyFailedAttemptsException'].includes(name))
    return 'tooMany';
  return 'unreachable';
};
