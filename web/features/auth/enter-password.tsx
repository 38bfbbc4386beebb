import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { signIn } from '../../api/session.ts';
import { paths } from '../../paths.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { useDraft, usernameOf } from './draft.ts';
import { EmphasizedText } from './emphasized-text.tsx';
import { importCalls } from './import-calls.ts';
import { quietLink, Step, tallness } from './step.tsx';
import { useSteps } from './steps.ts';
import { useContinue } from './use-continue.ts';
import { useSubmit } from './use-submit.ts';

export default function EnterPassword() {
  const { t } = useTranslation('auth');
  const username = usernameOf(useDraft());
  const { addressOf, search } = useSteps();
  const navigate = useNavigate();
  const continueSignIn = useContinue();
  const [password, setPassword] = useState('');
  const { errors, ...submission } = useSubmit({
    check: () => ({ password: password === '' ? t('required.password') : undefined }),
    send: async () => {
      if (await signIn(username, password)) return continueSignIn();
      const { replacementCode } = await importCalls();
      const code = await replacementCode(username, password);
      return navigate(paths.replacePassword(code, search.get('to')), { replace: true });
    },
    onFields: () => ({ password: undefined }),
  });

  return (
    <Step
      title={t('password.title')}
      reason={
        <>
          <EmphasizedText text={t('password.of', { who: username })} />{' '}
          <Link to={addressOf('check-in')} className={quietLink}>
            {t('password.change')}
          </Link>
        </>
      }
      submit={t('password.submit')}
      {...submission}
    >
      {/* Tells the password manager which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
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
