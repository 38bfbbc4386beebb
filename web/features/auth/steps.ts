import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';

/** The wizard's steps as named in `?step=`; the requested page (`?to=`) is carried along. */
const stepNames = [
  'check-in',
  'enter-password',
  'enter-code',
  'registration',
  'email-sent',
  'forgot-password',
  'choose-account',
] as const;
export type StepName = (typeof stepNames)[number];

export const stepOf = (search: URLSearchParams): StepName =>
  stepNames.find((name) => name === search.get('step')) ?? 'check-in';

export const toStep = (step: StepName, search: URLSearchParams, more: Record<string, string> = {}): string => {
  const to = search.get('to');
  const next = new URLSearchParams({ ...(step !== 'check-in' && { step }), ...(to && { to }), ...more });
  return `${paths.signIn}${next.size > 0 ? `?${next}` : ''}`;
};

export const useSteps = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return {
    search,
    addressOf: (step: StepName) => toStep(step, search),
    go: (step: StepName, { replace = false, more = {} }: { replace?: boolean; more?: Record<string, string> } = {}) =>
      navigate(toStep(step, search, more), { replace }),
  };
};
