import type { ProblemCode } from './problem.ts';

/** The most uses by one subject within any `seconds`. Further ones are refused with `code`, status 429. */
export type RateLimit = {
  count: number;
  seconds: number;
  code: Extract<ProblemCode, `${string}-limit` | 'too-many-requests'>;
};

/** The earlier uses (epoch seconds, oldest first) that still count towards a limit. */
export const stillCounted = (times: readonly number[], { seconds }: { seconds: number }, now: number): number[] =>
  times.filter((time) => time > now - seconds);

/** Seconds until a limit allows one more use; 0 if it does now. */
export const secondsToWait = (
  times: readonly number[],
  limit: { count: number; seconds: number },
  now: number,
): number => {
  const counted = stillCounted(times, limit, now);
  const tooMany = counted.length - limit.count;
  return tooMany < 0 ? 0 : (counted[tooMany] ?? now) + limit.seconds - now;
};
