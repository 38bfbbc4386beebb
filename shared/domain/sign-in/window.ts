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
