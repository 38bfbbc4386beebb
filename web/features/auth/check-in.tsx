import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiProblem } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { Field } from '../../ui/field.tsx';
import { changeDraft, phoneOf, useDraft } from './draft.ts';
import { PhoneInput } from './lazy-phone-input.tsx';
import { usePhoneMistake } from './phone-mistake.ts';
import { useTell } from './refusal.ts';
import type { Told } from './refusal.ts';
import { sendCode } from './send-code.ts';
import { focusMistake, quietLink, Step, tall } from './step.tsx';
import { useSteps } from './steps.ts';
import { WayTabs } from './way-tabs.tsx';

/** CheckInSystem: who is known goes on with the password or the code, who is not registers. */
export const CheckIn = () => {
  const { t } = useTranslation('auth');
  const draft = useDraft();
  const { go } = useSteps();
  const tell = useTell();
  const phoneMistake = usePhoneMistake();
  const [mistake, setMistake] = useState<string>();
  const [refused, setRefused] = useState<Told | null>(null);
  const [busy, setBusy] = useState(false);
  const { by, email } = draft;

  const wrong = () => {
    if (by === 'phone') return phoneMistake(phoneOf(draft));
    return email.trim() === '' ? t('required.email') : undefined;
  };
  /** Only an e-mail or a number is looked up: a login name was given by someone, nobody registers with it. */
  const known = async (): Promise<boolean> => {
    if (by === 'email' && !email.includes('@')) return true;
    try {
      const { findInSystem } = await import('./calls.ts');
      await findInSystem(draft);
      return true;
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'user-not-found') return false;
      throw error;
    }
  };
  const goOn = async () => {
    const found = await known();
    changeDraft({ newcomer: !found });
    if (!found) await go('registration');
    else if (by === 'email') await go('enter-password');
    else {
      await sendCode();
      await go('enter-code');
    }
  };
  const submit = async () => {
    const found = wrong();
    setMistake(found);
    setRefused(null);
    if (found) return focusMistake();
    setBusy(true);
    await goOn().catch((error: unknown) => setRefused(tell(error)));
    setBusy(false);
  };

  return (
    <Step
      title={t('checkIn.title')}
      reason={t('checkIn.reason')}
      refused={refused}
      submit={t('checkIn.submit')}
      busy={busy}
      onSubmit={() => void submit()}
      back={
        <p className="text-ink-3 text-center">
          {t('checkIn.onlyLooking')}{' '}
          <Link to={paths.catalogue} className={quietLink}>
            {t('checkIn.guest')}
          </Link>
        </p>
      }
    >
      <WayTabs
        by={by}
        label={t('checkIn.by')}
        words={{ email: t('checkIn.byEmail'), phone: t('checkIn.byPhone') }}
        onChange={(way) => {
          changeDraft({ by: way });
          setMistake(undefined);
          setRefused(null);
        }}
      />
      {by === 'email' ? (
        <Field label={t('checkIn.email')} mistake={mistake}>
          {(ids) => (
            <input
              {...ids}
              name="username"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              maxLength={200}
              value={email}
              onChange={(event) => changeDraft({ email: event.target.value })}
              className={tall}
            />
          )}
        </Field>
      ) : (
        <PhoneInput mistake={mistake} hint={t('checkIn.phoneHint')} autoFocus />
      )}
    </Step>
  );
};
