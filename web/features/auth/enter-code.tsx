import { ChevronLeft } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { codeLength, codeSeconds, guessesPerCode } from '#shared/domain/auth/codes.ts';
import { signInWithCode } from '../../api/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { wholeNumber, writtenNumber } from '../../ui/phone-number.ts';
import { CodeInput } from './code-input.tsx';
import { timer, useSecondsUntil } from './countdown.ts';
import { changeDraft, phoneOf, useDraft } from './draft.ts';
import { EmphasizedText } from './emphasized-text.tsx';
import { reasonOf, type RefusalText, useRefusalText } from './refusal.ts';
import { sendCode } from './send-code.ts';
import { quietLink, Step } from './step.tsx';
import { useSteps } from './steps.ts';
import { useContinue } from './use-continue.ts';

/** Shown in advance only; the server enforces the limit. */
const validFor = codeSeconds * 1000;
const pauseBetween = 60_000;

export default function EnterCode() {
  const { t } = useTranslation('auth');
  const draft = useDraft();
  const { addressOf } = useSteps();
  const continueSignIn = useContinue();
  const refusalText = useRefusalText();
  const input = useRef<HTMLInputElement>(null);
  /** A code is accepted once. When the step after it fails, only that step is repeated. */
  const isAccepted = useRef(false);
  const below = useId();
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState<RefusalText | null>(null);
  const [busy, setBusy] = useState(false);
  const [sentAgain, setSentAgain] = useState(false);
  const [waitUntil, setWaitUntil] = useState(0);
  const { country, digits } = phoneOf(draft);
  const { attempt, at, guesses } = draft.sms ?? { attempt: '', at: 0, guesses: 0 };
  const validSeconds = useSecondsUntil(at + validFor);
  const pauseSeconds = useSecondsUntil(Math.max(at + pauseBetween, waitUntil));
  const left = guessesPerCode - guesses;
  const over = left <= 0 || validSeconds === 0;

  const wrong = (): RefusalText => {
    const count = left - 1;
    changeDraft({ sms: { attempt, at, guesses: guesses + 1 } });
    const text = count > 0 ? t('wrongCode.text', { count }) : t('wrongCode.last');
    return { title: t('wrongCode.title'), text, fields: {}, until: null };
  };
  const refuse = (refusal: RefusalText) => {
    setRefused(refusal);
    if (refusal.until !== null) setWaitUntil(refusal.until);
    setBusy(false);
    input.current?.select();
  };
  const submit = async (typed: string) => {
    if (busy) return;
    setRefused(null);
    setSentAgain(false);
    if (typed.length < codeLength) return input.current?.focus();
    setBusy(true);
    try {
      isAccepted.current ||= await signInWithCode(wholeNumber(digits, country), typed, attempt);
      if (isAccepted.current) await continueSignIn();
      else refuse(wrong());
    } catch (error) {
      refuse(reasonOf(error).why === 'wrong' ? wrong() : refusalText(error));
    }
  };
  const again = async () => {
    setRefused(null);
    setBusy(true);
    try {
      await sendCode();
      setSentAgain(true);
      setCode('');
    } catch (error) {
      refuse(refusalText(error));
    }
    setBusy(false);
    input.current?.focus();
  };
  useEffect(() => {
    input.current?.focus();
  }, []);

  return (
    <Step
      title={t('code.title')}
      reason={
        <>
          <EmphasizedText text={t('code.sent', { phone: writtenNumber(digits, country).replaceAll(' ', '\u00A0') })} />{' '}
          <Link to={addressOf(draft.newcomer ? 'registration' : 'check-in')} className={quietLink}>
            {t('code.change')}
          </Link>
        </>
      }
      refused={refused}
      submit={t(busy ? 'code.checking' : 'code.submit')}
      busy={busy}
      disabled={code.length < codeLength || over}
      onSubmit={() => void submit(code)}
      back={
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <ButtonLink to={addressOf('check-in')} variant="ghost" icon={ChevronLeft} className="-ml-3">
            {t('back')}
          </ButtonLink>
          <Link to={addressOf('check-in')} onClick={() => changeDraft({ by: 'email' })} className={quietLink}>
            {t('code.byEmail')}
          </Link>
        </div>
      }
    >
      <div className="flex flex-col gap-3">
        <CodeInput
          ref={input}
          label={t('code.label')}
          describedBy={below}
          value={code}
          wrong={refused !== null}
          disabled={busy}
          onChange={(typed) => {
            setCode(typed);
            setRefused(null);
            if (typed.length === codeLength && !over) void submit(typed);
          }}
        />
        <div className="text-ink-2 flex flex-wrap justify-between gap-x-4 gap-y-1">
          <span id={below}>
            {over
              ? t('codeExpired.title')
              : `${t('code.validFor', { time: timer(validSeconds) })}, ${t('code.tries', { count: left })}`}
          </span>
          {pauseSeconds > 0 ? (
            <span className="figures text-ink-3">{t('code.newIn', { time: timer(pauseSeconds) })}</span>
          ) : (
            <button type="button" className={quietLink} disabled={busy} onClick={() => void again()}>
              {t('code.again')}
            </button>
          )}
        </div>
        <p role="status" className="text-success-text empty:hidden">
          {sentAgain && t('code.sentAgain')}
        </p>
      </div>
    </Step>
  );
}
