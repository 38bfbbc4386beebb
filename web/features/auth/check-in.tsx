import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ApiProblem } from '../../api/problem.ts';
import { paths } from '../../paths.ts';
import { Field } from '../../ui/field.tsx';
import { changeDraft, phoneOf, useDraft } from './draft.ts';
import { useEmailError } from './email-error.ts';
import { importCalls } from './import-calls.ts';
import { PhoneInput } from './lazy-phone-input.tsx';
import { MethodTabs } from './method-tabs.tsx';
import { usePhoneError } from './phone-error.ts';
import { sendCode } from './send-code.ts';
import { quietLink, Step, tall } from './step.tsx';
import { useSteps } from './steps.ts';
import { useSubmit } from './use-submit.ts';

/** The specification's CheckInSystem: known people continue with password or code, unknown people register. */
export const CheckIn = () => {
  const { t } = useTranslation('auth');
  const draft = useDraft();
  const { go } = useSteps();
  const phoneError = usePhoneError();
  const emailError = useEmailError();
  const { by, email, login } = draft;

  const wrong = () => {
    if (by === 'phone') return phoneError(phoneOf(draft));
    if (by === 'email') return emailError(email);
    return login.trim() === '' ? t('required.login') : undefined;
  };
  /** Only an e-mail or a phone number is looked up. A login name is assigned by someone, so nobody registers with it. */
  const known = async (): Promise<boolean> => {
    if (by === 'login') return true;
    try {
      const { findInSystem } = await importCalls();
      await findInSystem(draft);
      return true;
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'user-not-found') return false;
      throw error;
    }
  };
  const continueSignIn = async () => {
    const found = await known();
    changeDraft({ newcomer: !found });
    if (!found) await go('registration');
    else if (by === 'phone') {
      await sendCode();
      await go('enter-code');
    } else await go('enter-password');
  };
  const { errors, forget, ...submission } = useSubmit({
    check: () => ({ contact: wrong() }),
    send: continueSignIn,
    onFields: ({ email: address, phone, phoneNumbers = phone }) => ({
      contact: by === 'email' ? address : phoneNumbers,
    }),
  });

  return (
    <Step
      title={t('checkIn.title')}
      reason={t('checkIn.reason')}
      submit={t('checkIn.submit')}
      {...submission}
      back={
        <p className="text-ink-3 text-center">
          {t('checkIn.onlyLooking')}{' '}
          <Link to={paths.catalogue} className={quietLink}>
            {t('checkIn.guest')}
          </Link>
        </p>
      }
    >
      <MethodTabs
        by={by}
        label={t('checkIn.by')}
        methods={[
          { by: 'email', label: t('checkIn.byEmail') },
          { by: 'phone', label: t('checkIn.byPhone') },
          { by: 'login', label: t('checkIn.byLogin') },
        ]}
        onChange={(way) => {
          changeDraft({ by: way });
          forget();
        }}
      />
      {by === 'phone' ? (
        <PhoneInput error={errors.contact} hint={t('checkIn.phoneHint')} autoFocus />
      ) : (
        <Field key={by} label={t(`checkIn.${by}`)} error={errors.contact}>
          {(ids) => (
            <input
              {...ids}
              name="username"
              inputMode={by === 'email' ? 'email' : 'text'}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
              maxLength={200}
              value={by === 'email' ? email : login}
              onChange={(event) => changeDraft({ [by]: event.target.value })}
              className={tall}
            />
          )}
        </Field>
      )}
    </Step>
  );
};
