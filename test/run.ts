import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { startChild, stopChildren } from '../infra/local/child.ts';
import { root, stateFolder } from '../infra/local/folders.ts';
import { StartupError } from '../infra/local/startup-error.ts';
import { stopOnSignal } from '../infra/local/stop.ts';
import { bootTestCloud } from './world/boot.ts';

const args = process.argv.slice(2);
const results = join(stateFolder, 'test-results.json');

const Results = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** The projects of this run; undefined means all. */
const asked = parseArgs({ args, strict: false, options: { project: { type: 'string', multiple: true } } }).values
  .project;
const runs = (project: string) => asked === undefined || (asked as string[]).some((name) => name.startsWith(project));

const vitest = async () => {
  const report = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
    `--reporter=${join(root, 'test/slowest-files.ts')}`,
  ];
  const cli = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...report, ...args];
  const child = startChild(process.execPath, cli, { stdio: 'inherit' });
  return new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
};

/** A file that could not be loaded and an error outside of a test count as failures. */
const count = async (code: number) => {
  if (!existsSync(results)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = Results.parse(JSON.parse(await readFile(results, 'utf8')));
  const notLoaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const failed = numFailedTests + notLoaded;
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
};

const test = async (): Promise<number> => {
  await mkdir(stateFolder, { recursive: true });
  await rm(results, { force: true });
  if (runs('api') || runs('browser'))
    process.env.SMENA_TEST_CLOUD ??= await bootTestCloud({ name: 'test', web: runs('browser') });
  return vitest();
};

stopOnSignal({ code: 1 });
const code = await test().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  return 1;
});
await stopChildren();
const { passed, failed } = await count(code);
console.log(`${passed} passed, ${failed} failed`);
process.exit(code);
