import fc from 'fast-check';

/** Random stories take the seed that vitest.config.ts chooses and prints; SMENA_TEST_SEED repeats a run. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env['SMENA_TEST_SEED']) });
