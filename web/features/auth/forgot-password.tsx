import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { sendPasswordLink } from './calls.ts';
import { changeDraft, useDraft } from './draft.ts';
import { useEmailMistake } from './email-mistake.ts';
import { useTell } from './refusal.ts';
import type { Told } from './refusal.ts';
import { focusMistake, Step, tall } from './step.tsx';
import { useSteps } from './steps.ts';

export default function ForgotPassword() {
  const { t } = useTranslation('auth');
  const { email } = useDraft();
  const { go } = useSteps();
  const tell = useTell();
  const emailMistake = useEmailMistake();
  const [mistake, setMistake] = useState<string>();
  const [refused, setRefused] = useState<Told | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    const wrong = emailMistake(email);
    setMistake(wrong);
    setRefused(null);
    if (wrong) return focusMistake();
    setBusy(true);
    try {
      await sendPasswordLink(email.trim());
      changeDraft({ letter: { kind: 'password', at: Date.now() } });
      await go('email-sent');
    } catch (error) {
      const told = tell(error);
      setMistake(told.fields['email']);
      setRefused(told);
      setBusy(false);
    }
  };

  return (
    <Step
      title={t('forgot.title')}
      reason={t('forgot.reason')}
      refused={refused}
      submit={t('forgot.submit')}
      busy={busy}
      onSubmit={() => void submit()}
    >
      <Field label={t('forgot.email')} mistake={mistake} hint={t('forgot.phone')}>
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
