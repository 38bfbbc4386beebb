import { type ComponentType, lazy, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { prepareSignIn } from '../../api/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { importOften } from '../../ui/import-again.ts';
import { AuthLayout } from './auth-layout.tsx';
import { CheckIn } from './check-in.tsx';
import { type Draft, useDraft, usernameOf } from './draft.ts';
import { EmphasizedText } from './emphasized-text.tsx';
import { importCalls } from './import-calls.ts';
import { type StepName, stepOf } from './steps.ts';

const laterSteps = {
  'enter-password': () => importOften(() => import('./enter-password.tsx')),
  'enter-code': () => importOften(() => import('./enter-code.tsx')),
  registration: () => importOften(() => import('./registration.tsx')),
  'email-sent': () => importOften(() => import('./email-sent.tsx')),
  'forgot-password': () => importOften(() => import('./forgot-password.tsx')),
  'choose-account': () => importOften(() => import('./choose-account.tsx')),
} satisfies Partial<Record<StepName, () => Promise<{ default: ComponentType }>>>;

/** Prefetched while the first step is filled in; the others load on demand. */
const likelyNext = {
  email: [importCalls, laterSteps['enter-password']],
  phone: [importCalls, laterSteps['enter-code']],
  login: [laterSteps['enter-password']],
} as const;

const screens: Record<StepName, ComponentType> = {
  'check-in': CheckIn,
  'enter-password': lazy(laterSteps['enter-password']),
  'enter-code': lazy(laterSteps['enter-code']),
  registration: lazy(laterSteps.registration),
  'email-sent': lazy(laterSteps['email-sent']),
  'forgot-password': lazy(laterSteps['forgot-password']),
  'choose-account': lazy(laterSteps['choose-account']),
};

/**
 * What a step requires from the draft. Without it, for example in another tab or after a long pause, the wizard starts
 * again.
 */
const lacking: Partial<Record<StepName, (draft: Draft) => boolean>> = {
  'enter-password': (draft) => usernameOf(draft) === '',
  'enter-code': ({ sms, phone }) => sms === null || phone === null,
  'email-sent': ({ letter, email }) => letter === null || email === '',
};

export default function Wizard() {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  const draft = useDraft();
  const requestedStep = stepOf(search);
  const step = lacking[requestedStep]?.(draft) ? 'check-in' : requestedStep;
  const Screen = screens[step];
  const { by } = draft;
  useEffect(() => {
    const idle = setTimeout(() => {
      prepareSignIn();
      for (const load of likelyNext[by]) void load().catch(() => undefined);
    }, 300);
    return () => clearTimeout(idle);
  }, [by]);
  return (
    <AuthLayout filled={step !== 'check-in'}>
      {step === 'check-in' && search.has('ended') && (
        <Banner tone="info" title={t('ended.title')}>
          {t('ended.text')}
        </Banner>
      )}
      {step === 'check-in' && search.has('saved') && (
        <Banner tone="success" title={t('newPassword.saved')}>
          {t('newPassword.savedHelp')}
        </Banner>
      )}
      {step === 'check-in' && search.has('accepted') && (
        <Banner tone="success" title={t('invitation.accepted')}>
          {t('invitation.acceptedHelp')}
        </Banner>
      )}
      {step === 'check-in' && search.has('sent') && draft.email !== '' && (
        <Banner tone="success" title={t('emailSent.title')}>
          <EmphasizedText text={t('forgot.sent', { email: draft.email.trim() })} />
        </Banner>
      )}
      <Screen key={step} />
    </AuthLayout>
  );
}
