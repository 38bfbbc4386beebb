import { describe, it, type SuiteAPI, type TestAPI } from 'vitest';

const isRun = Boolean(process.env['SMENA_TEST_ALL']);

/** For tests of the second ring in a file of the first: only `npm run test:all` runs `secondRing.it(…)`. */
export const secondRing = {
  isRun,
  describe: (isRun ? describe : describe.skip) as SuiteAPI,
  it: (isRun ? it : it.skip) as TestAPI,
};
