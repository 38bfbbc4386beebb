import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { signIn } from '../../api/session.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useDraft } from './draft.ts';
import { EmphasizedText } from './emphasized-text.tsx';
import { quietLink, Step, tallness } from './step.tsx';
import { useSteps } from './steps.ts';
import { useContinue } from './use-continue.ts';
import { useSubmit } from './use-submit.ts';

export default function EnterPassword() {
  const { t } = useTranslation('auth');
  const { email } = useDraft();
  const { addressOf } = useSteps();
  const continueSignIn = useContinue();
  const [password, setPassword] = useState('');
  const { errors, ...submission } = useSubmit({
    check: () => ({ password: password === '' ? t('required.password') : undefined }),
    send: async () => {
      await signIn(email, password);
      await continueSignIn();
    },
    onFields: () => ({ password: undefined }),
  });

  return (
    <Step
      title={t('password.title')}
      reason={
        <>
          <EmphasizedText text={t('password.of', { who: email.trim() })} />{' '}
          <Link to={addressOf('check-in')} className={quietLink}>
            {t('password.change')}
          </Link>
        </>
      }
      submit={t('password.submit')}
      {...submission}
    >
      {/* Tells the password manager which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email.trim()} readOnly hidden />
      <div className="flex flex-col gap-2">
        <PasswordField
          name="password"
          label={t('password.label')}
          error={errors.password}
          autoComplete="current-password"
          autoFocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          className={tallness}
        />
        <Link to={addressOf('forgot-password')} className={`${quietLink} self-start`}>
          {t('password.forgot')}
        </Link>
      </div>
    </Step>
  );
}
