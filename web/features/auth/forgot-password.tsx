import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { sendPasswordLink } from './calls.ts';
import { changeDraft, useDraft } from './draft.ts';
import { useEmailError } from './email-error.ts';
import { Step, tall } from './step.tsx';
import { useSteps } from './steps.ts';
import { useSubmit } from './use-submit.ts';

export default function ForgotPassword() {
  const { t } = useTranslation('auth');
  const { email } = useDraft();
  const { go } = useSteps();
  const emailError = useEmailError();
  const { errors, ...submission } = useSubmit({
    check: () => ({ email: emailError(email) }),
    send: async () => {
      await sendPasswordLink(email.trim());
      await go('check-in', { more: { sent: '' } });
    },
    onFields: ({ email: sentence }) => ({ email: sentence }),
  });

  return (
    <Step title={t('forgot.title')} reason={t('forgot.reason')} submit={t('forgot.submit')} {...submission}>
      <Field label={t('forgot.email')} error={errors.email} hint={t('forgot.phone')}>
        {(ids) => (
          <input
            {...ids}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoFocus
            maxLength={200}
            value={email}
            onChange={(event) => changeDraft({ email: event.target.value })}
            className={tall}
          />
        )}
      </Field>
    </Step>
  );
}
