import { describe, it } from 'vitest';

const isWhole = Boolean(process.env['SMENA_TEST_ALL']);

/** `secondRing.it('…')` beside tests of the first ring: only `npm run test:all` runs it. */
export const secondRing = { describe: describe.runIf(isWhole), it: it.runIf(isWhole) };
