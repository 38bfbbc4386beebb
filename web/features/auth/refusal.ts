import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../api/problem.ts';
import { currentLanguage } from '../../ui/i18n.ts';

export type RefusalText = {
  title: string;
  text: string;
  /** The problem code, if the API answered. */
  code?: string;
  /** The API's field errors, by field name. */
  fields: Record<string, string>;
  /** When a rate limit allows the next try, in ms since 1970. */
  until: number | null;
};
type Reason =
  | { why: 'wrong' | 'tooMany' | 'unreachable' | 'codeExpired' | 'phoneTaken' }
  | { why: 'codeLimit'; wait: number };

/** Cognito's error names; errors of the triggers are in the message text. A network failure has none of these names. */
export const reasonOf = (error: unknown): Reason => {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  const limit = /code-limit:(\d+)/.exec(message);
  if (limit) return { why: 'codeLimit', wait: Number(limit[1]) };
  if (message.includes('code-expired')) return { why: 'codeExpired' };
  if (message.includes('phone-taken')) return { why: 'phoneTaken' };
  const rateLimitErrors = ['LimitExceededException', 'TooManyRequestsException', 'TooManyFailedAttemptsException'];
  if (rateLimitErrors.includes(name) || /attempts exceeded/i.test(message)) return { why: 'tooMany' };
  const wrong = [
    'NotAuthorizedException',
    'UserNotFoundException',
    'InvalidParameterException',
    'CodeMismatchException',
    'UserLambdaValidationException',
  ];
  return { why: wrong.includes(name) ? 'wrong' : 'unreachable' };
};

/** `4 minutes`, `4 minuty`, `4 минуты`; in seconds under a minute. */
const waitText = (seconds: number): string => {
  const [number, unit] =
    seconds < 60 ? [seconds, 'second'] : seconds < 5400 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour'];
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.ceil(number),
  );
};

const momentIn = (seconds: number | null) => (seconds === null ? null : Date.now() + seconds * 1000);

/** An error as text: API errors carry their own message, errors of Cognito and its triggers get ours. */
export const useRefusalText = () => {
  const { t } = useTranslation('auth');
  return (error: unknown): RefusalText => {
    if (error instanceof ApiProblem && error.code !== 'network')
      return {
        title: t('refused.title'),
        text: error.message,
        code: error.code,
        fields: error.fields,
        until: momentIn(error.retryAfter),
      };
    const reason = reasonOf(error);
    const { why } = reason;
    const wait = 'wait' in reason ? reason.wait : null;
    const text = t(`${why}.text`, { wait: waitText(wait ?? 0) });
    return { title: t(`${why}.title`), text, fields: {}, until: momentIn(wait) };
  };
};
