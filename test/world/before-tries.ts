import { beforeAll, beforeEach } from 'vitest';

/**
 * Prepares what the tests of a file share, and prepares it anew before a failed test is repeated: the first try may have
 * changed it.
 */
export const beforeTries = (prepare: () => Promise<void>): void => {
  beforeAll(prepare);
  beforeEach(({ task }) => (task.result?.retryCount ? prepare() : undefined));
};
