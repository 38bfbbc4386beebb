import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signIn } from '../../api/session.ts';
import { NewPassword } from '../../domain/auth/new-password.tsx';
import { Banner } from '../../ui/banner.tsx';
import { type Link, setPassword } from './calls.ts';
import { EmphasizedText } from './emphasized-text.tsx';
import { ExpiredLink, LinkPage } from './link-page.tsx';
import { usePasswordErrors } from './password-errors.ts';
import { Step, tallness } from './step.tsx';
import { useSteps } from './steps.ts';
import { useContinue } from './use-continue.ts';
import { useSubmit } from './use-submit.ts';

/** /auth/activate/{code} and /auth/change_password/{code}: setting a password also signs in. */
export default function SetPassword() {
  const { t } = useTranslation('auth');
  const { search } = useSteps();
  return (
    <LinkPage>
      {(link, code) => (
        <>
          {search.has('initial') && (
            <Banner tone="info" title={t('newPassword.initial')}>
              {t('newPassword.initialHelp')}
            </Banner>
          )}
          <SetPasswordStep link={link} code={code} />
        </>
      )}
    </LinkPage>
  );
}

const SetPasswordStep = ({ link, code }: { link: Link; code: string }) => {
  const { t } = useTranslation('auth');
  const { go } = useSteps();
  const continueSignIn = useContinue();
  const check = usePasswordErrors();
  const [value, setValue] = useState({ password: '', password2: '' });
  const { errors, ...submission } = useSubmit({
    check: () => check(value),
    send: async () => {
      const { email } = await setPassword({ ...value, code });
      await signIn(email, value.password)
        .then(() => continueSignIn())
        .catch(() => go('check-in', { replace: true, more: { saved: '' } }));
    },
    onFields: (fields): ReturnType<typeof check> => fields,
  });
  const first = link.purpose === 'activate';
  const who = link.email ?? link.fio ?? '';

  if (submission.refused?.code === 'link-gone') return <ExpiredLink />;
  return (
    <Step
      title={first ? t('activate.title', { name: link.fio ?? '' }) : t('newPassword.title')}
      reason={<EmphasizedText text={t(first ? 'activate.reason' : 'newPassword.of', { who })} />}
      submit={t(first ? 'activate.submit' : 'newPassword.submit')}
      {...submission}
    >
      <input type="text" name="username" autoComplete="username" value={who} readOnly hidden />
      <NewPassword value={value} onChange={setValue} errors={errors} autoFocus tall={tallness} />
    </Step>
  );
};
