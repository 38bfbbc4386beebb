import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendActivation } from './calls.ts';
import { timer, useSecondsUntil } from './countdown.ts';
import { changeDraft, useDraft } from './draft.ts';
import { EmphasizedText } from './emphasized-text.tsx';
import { type RefusalText, useRefusalText } from './refusal.ts';
import { quietLink, Step } from './step.tsx';

const pauseBetween = 60_000;

export default function EmailSent() {
  const { t } = useTranslation('auth');
  const { email, letter } = useDraft();
  const refusalText = useRefusalText();
  const [refused, setRefused] = useState<RefusalText | null>(null);
  const [sentAgain, setSentAgain] = useState(false);
  const [waitUntil, setWaitUntil] = useState(0);
  const pause = useSecondsUntil(Math.max((letter?.at ?? 0) + pauseBetween, waitUntil));

  const again = async () => {
    setRefused(null);
    try {
      await sendActivation(email.trim());
      changeDraft({ letter: { at: Date.now() } });
      setSentAgain(true);
    } catch (error) {
      const refusal = refusalText(error);
      if (refusal.until !== null) setWaitUntil(refusal.until);
      setRefused(refusal);
    }
  };

  return (
    <>
      <span aria-hidden className="rounded-4 bg-primary-soft text-primary-text grid size-14 place-items-center">
        <MailCheck className="size-7" strokeWidth={1.6} />
      </span>
      <Step
        title={t('emailSent.title')}
        reason={<EmphasizedText text={t('emailSent.activate', { email: email.trim() })} />}
        refused={refused}
      >
        <p className="text-ink-2">{t('emailSent.stay')}</p>
        <p className="border-line text-ink-2 border-t pt-4">
          {t('emailSent.nothing')}{' '}
          {pause > 0 ? (
            <span className="figures text-ink-3">{t('emailSent.againIn', { time: timer(pause) })}</span>
          ) : (
            <button type="button" className={quietLink} onClick={() => void again()}>
              {t('emailSent.again')}
            </button>
          )}
        </p>
        <p role="status" className="text-success-text empty:hidden">
          {sentAgain && t('emailSent.sentAgain')}
        </p>
      </Step>
    </>
  );
}
