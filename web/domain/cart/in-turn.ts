type Waiting = {
  run: () => Promise<void>;
  /** Another one takes its place. */
  leave: () => void;
};

/**
 * Runs work one after another. Of the work that waits under the same key only the last is done; what it replaces
 * resolves to undefined. `isIdle` says whether nothing waits.
 */
export const createTurns = () => {
  const waiting = new Map<string, Waiting>();
  let isRunning = false;
  const runAll = async () => {
    isRunning = true;
    for (let [next] = waiting; next; [next] = waiting) {
      const [key, { run }] = next;
      waiting.delete(key);
      await run();
    }
    isRunning = false;
  };
  return {
    isIdle: () => waiting.size === 0,
    inTurn: <T>(key: string, work: () => Promise<T>): Promise<T | undefined> =>
      new Promise((resolve, reject) => {
        waiting.get(key)?.leave();
        waiting.delete(key);
        const run = async () => {
          try {
            resolve(await work());
          } catch (error) {
            reject(error as Error);
          }
        };
        waiting.set(key, { run, leave: () => resolve(undefined) });
        if (!isRunning) void runAll();
      }),
  };
};
