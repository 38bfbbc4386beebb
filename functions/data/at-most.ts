/**
 * Reads of a request that go on at once. Each has a connection of its own, of which a process has 50; more would wait
 * there until they time out.
 */
const maxAtOnce = 40;

/** The results in the order of the values, from at most `atOnce` runs at a time. After an error, none is started. */
export const mapAtMost = async <T, R>(
  values: readonly T[],
  run: (value: T) => Promise<R>,
  atOnce = maxAtOnce,
): Promise<R[]> => {
  const results: R[] = [];
  const left = values.entries();
  let hasFailed = false;
  const runNext = async (): Promise<void> => {
    for (const [n, value] of left) {
      if (hasFailed) return;
      try {
        results[n] = await run(value);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, values.length) }, runNext));
  return results;
};
