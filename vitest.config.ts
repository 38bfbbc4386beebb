import { defineConfig } from 'vitest/config';

const ruleTests = ['shared', 'web', 'infra', 'test/infra', 'test/architecture'].map(
  (folder) => `${folder}/**/*.test.ts`,
);

/** What talks to the local cloud: started once per run, and patient, for a cold function takes its time on two cores. */
const onLocalCloud = {
  environment: 'node',
  globalSetup: ['test/world/cloud.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

/** As esbuild does for the bundles: a Markdown file is its text. */
const markdown = {
  name: 'markdown-as-text',
  transform: (text: string, file: string) =>
    file.endsWith('.md') ? `export default ${JSON.stringify(text)};` : undefined,
};

export default defineConfig({
  test: {
    // Handlers write a line of log for each request; only a failed test's are worth reading.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [...ruleTests, 'functions/**/*.unit.test.ts'],
          // Rules keep no state, and loading the CDK once for each file would take most of the time.
          isolate: false,
          sequence: { groupOrder: 0 },
          // A synthesis takes a second, and many when the machine is busy.
          testTimeout: 60_000,
        },
      },
      {
        plugins: [markdown],
        test: {
          ...onLocalCloud,
          name: 'api',
          include: ['functions/**/*.test.ts', 'test/journeys/*.http.test.ts'],
          exclude: ['functions/**/*.unit.test.ts'],
          setupFiles: ['test/world/environment.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        plugins: [markdown],
        test: {
          ...onLocalCloud,
          name: 'browser',
          include: ['test/journeys/*.browser.test.ts'],
          setupFiles: ['test/world/environment.ts'],
          expect: { poll: { timeout: 12_000 } },
          fileParallelism: false,
          // After all others: they move the clock's job ahead, and a browser wants the machine for itself.
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
