import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { printedFont } from './infra/build/printed-font.ts';
import { writeTables } from './infra/generate.ts';
import { LongestFirst } from './test/longest-first.ts';

// `npm test` ended without ending its children.
process.once('disconnect', () => process.kill(process.pid));
process.channel?.unref();

await writeTables();

/** One seed for all random stories of a run; set the variable to repeat a run. */
if (!process.env['SMENA_TEST_SEED']) {
  process.env['SMENA_TEST_SEED'] = String(randomInt(2 ** 31 - 1));
  console.log(`Random stories: SMENA_TEST_SEED=${process.env['SMENA_TEST_SEED']}`);
}

/**
 * The files of the second ring, which only `npm run test:all` runs: the folder test/release, and *.release.test.ts
 * beside the code. Its other tests are in files of the first ring (test/world/second-ring.ts).
 */
const secondRing = process.env['SMENA_TEST_ALL'] ? [] : ['test/release/**', '**/*.release.test.ts'];

const ruleTests = ['shared', 'web', 'infra', 'test/infra', 'test/architecture'].map(
  (folder) => `${folder}/**/*.test.ts`,
);

/**
 * Projects that use the local cloud: started once per run. The timeouts allow for cold functions on two cores, and for a
 * stream that is minutes behind what all tests write.
 */
const onLocalCloud = {
  environment: 'node',
  globalSetup: ['test/world/cloud.ts'],
  testTimeout: 300_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

const inBrowser = {
  ...onLocalCloud,
  setupFiles: ['test/world/environment.ts'],
  // Journeys share no state of modules. Loading what they import for each file took a second and more.
  isolate: false,
  exclude: secondRing,
};

/** Their answers come from deployed functions, the storage and the user pool, whose clock `npm run test:dates` cannot move. */
const onRealClock = [
  'test/{journeys,release}/**',
  'functions/jobs/write-export.{,release.}test.ts',
  'functions/data/files/private-url.test.ts',
  'functions/live/live-socket.test.ts',
  'functions/identity/verify-token.test.ts',
];

const apiTests = ['functions/**/*.test.ts', 'infra/operate/*.test.ts', 'test/{journeys,release}/*.http.test.ts'];
/**
 * Modules read the table and the environment when they are loaded, so files that change these need modules of their
 * own.
 */
const changesEnvironment = /takeOwn(Table|Bucket)\(|resetModules\(|process\.env\[[^\]]+\] = /;
const withOwnModules = globSync(apiTests).filter((file) => changesEnvironment.test(readFileSync(file, 'utf8')));

const onApi = {
  ...onLocalCloud,
  setupFiles: ['test/world/shifted-clock.ts', 'test/world/environment.ts', 'test/world/no-expired-items.ts'],
  // One file uses less than half a core: it waits for the local cloud and its functions.
  maxWorkers: 4,
  sequence: { groupOrder: 1 },
};
const notOnApi = ['functions/**/*.unit.test.ts', ...secondRing, ...(process.env['SMENA_TEST_NOW'] ? onRealClock : [])];

/** Markdown files are imported as text, as esbuild does for the bundles. */
const markdown = {
  name: 'markdown-as-text',
  transform: (text: string, file: string) =>
    file.endsWith('.md') ? `export default ${JSON.stringify(text)};` : undefined,
};

/** Fonts are imported as bytes, as in the bundles. */
const fonts = {
  name: 'fonts-as-bytes',
  enforce: 'pre' as const,
  load: async (file: string) =>
    file.endsWith('.woff2')
      ? `export default Uint8Array.from(Buffer.from('${Buffer.from(await printedFont(file)).toString('base64')}', 'base64'));`
      : undefined,
};

export default defineConfig({
  test: {
    // Handlers log a line per request; the logs of failed tests only are printed.
    silent: 'passed-only',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [fonts],
        test: {
          name: 'unit',
          environment: 'node',
          setupFiles: ['test/world/shifted-clock.ts', 'test/world/seed.ts'],
          include: [...ruleTests, 'functions/**/*.unit.test.ts'],
          exclude: ['infra/operate/**', ...secondRing],
          // Rules have no state, and loading the CDK for each file would take most of the time.
          isolate: false,
          sequence: { groupOrder: 0 },
          // A synthesis or twelve threads take a second to begin, and much longer on a busy machine.
          testTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        plugins: [markdown, fonts],
        test: {
          ...onApi,
          name: 'api',
          include: apiTests,
          exclude: [...notOnApi, ...withOwnModules],
          // Like a warm function, which serves many requests with the same modules. Loading them took as long as most
          // tests.
          isolate: false,
        },
      },
      {
        plugins: [markdown, fonts],
        test: { ...onApi, name: 'api-isolated', include: withOwnModules, exclude: notOnApi },
      },
      {
        plugins: [markdown, fonts],
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['test/{journeys,release}/*.browser.test.ts'],
          // One file uses more than half a core, the rest of the time it waits for the app.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
        },
      },
      {
        plugins: [markdown, fonts],
        test: {
          ...inBrowser,
          name: 'browser-alone',
          // Files that change what all worlds share: the time of the close-shifts job, the terms in force.
          include: ['test/{journeys,release}/*.browser-alone.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
