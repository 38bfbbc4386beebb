/** What of earlier times (epoch seconds, oldest first) still counts against a limit. */
export const stillCounted = (times: readonly number[], { seconds }: { seconds: number }, now: number): number[] =>
  times.filter((time) => time > now - seconds);

/** Seconds until a limit has room for one more; 0 where it has. */
export const secondsToWait = (
  times: readonly number[],
  limit: { count: number; seconds: number },
  now: number,
): number => {
  const counted = stillCounted(times, limit, now);
  const tooMany = counted.length - limit.count;
  return tooMany < 0 ? 0 : (counted[tooMany] ?? now) + limit.seconds - now;
};
