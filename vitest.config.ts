import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';

/** One seed for all random stories of a run; set the variable to repeat a run. */
if (!process.env['SMENA_TEST_SEED']) {
  process.env['SMENA_TEST_SEED'] = String(randomInt(2 ** 31 - 1));
  console.log(`Random stories: SMENA_TEST_SEED=${process.env['SMENA_TEST_SEED']}`);
}

const ruleTests = ['shared', 'web', 'infra', 'test/infra', 'test/architecture', 'test/mutate'].map(
  (folder) => `${folder}/**/*.test.ts`,
);

/** Projects that use the local cloud: started once per run. The timeouts allow for cold functions on two cores. */
const onLocalCloud = {
  environment: 'node',
  globalSetup: ['test/world/cloud.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

const inBrowser = {
  ...onLocalCloud,
  setupFiles: ['test/world/environment.ts'],
  expect: { poll: { timeout: 12_000 } },
  // A CI run repeats a failed journey once and marks it in its output; elsewhere a failure is final.
  retry: process.env['CI'] ? 1 : 0,
};

/** Markdown files are imported as text, as esbuild does for the bundles. */
const markdown = {
  name: 'markdown-as-text',
  transform: (text: string, file: string) =>
    file.endsWith('.md') ? `export default ${JSON.stringify(text)};` : undefined,
};

export default defineConfig({
  test: {
    // Handlers log a line per request; the logs of failed tests only are printed.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['test/world/shifted-clock.ts', 'test/world/seed.ts'],
          include: [...ruleTests, 'functions/**/*.unit.test.ts'],
          // Rules have no state, and loading the CDK for each file would take most of the time.
          isolate: false,
          sequence: { groupOrder: 0 },
          // A synthesis takes a second, and much longer on a busy machine.
          testTimeout: 60_000,
        },
      },
      {
        plugins: [markdown],
        test: {
          ...onLocalCloud,
          name: 'api',
          include: ['functions/**/*.test.ts', 'test/journeys/*.http.test.ts'],
          exclude: ['functions/**/*.unit.test.ts', ...(process.env['SMENA_TEST_NOW'] ? ['test/journeys/**'] : [])],
          setupFiles: ['test/world/shifted-clock.ts', 'test/world/environment.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [markdown],
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['test/journeys/*.browser.test.ts'],
          // One file uses about half a core: it often waits for the app.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: [markdown],
        test: {
          ...inBrowser,
          name: 'browser-alone',
          // Files that change what all worlds share: the time of the close-shifts job, the terms in force.
          include: ['test/journeys/*.browser-alone.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
