import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { startChild, stopChildren } from '../infra/local/child.ts';
import { root, stateFolder } from '../infra/local/folders.ts';
import { StartupError } from '../infra/local/startup-error.ts';
import { stopOnSignal } from '../infra/local/stop.ts';
import { areaFilters, hasStory, isArea } from './area.ts';
import { findKeptCloud } from './kept-cloud.ts';
import { bootTestCloud } from './world/boot.ts';

/** The name of a project stands for its parts too: `--project api` for api and api-isolated. */
const args = process.argv
  .slice(2)
  .map((arg, n, all) => (all[n - 1] === '--project' ? `${arg}*` : arg.replace(/^--project=.*[^*]$/, '$&*')));
const resultsOf = (part: string) => join(stateFolder, `test-results-${part}.json`);

const Results = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** The projects of this run; undefined means all. */
const { values, positionals } = parseArgs({
  args,
  strict: false,
  allowPositionals: true,
  options: { project: { type: 'string', multiple: true } },
});
const projects = values.project as string[] | undefined;
const runs = (project: string) => projects === undefined || projects.some((name) => name.startsWith(project));

/** `npm test -- orders` runs an area. */
const [only = '', ...more] = positionals;
const area = projects === undefined && more.length === 0 && isArea(only) ? only : undefined;
const chosenArgs = area ? ['--passWithNoTests', ...args.filter((arg) => arg !== area), ...areaFilters(area)] : args;

/** A part of a run: its name and vitest's arguments. */
type Part = readonly [name: string, ...args: string[]];
const whole: Part = ['all'];
/** The unit tests need no cloud, so a run of all tests runs them while the cloud boots. */
const unit: Part = ['unit', '--project=unit'];
const others: Part = ['others', '--project=!unit'];

const vitest = async ([name, ...chosen]: Part): Promise<number> => {
  const report = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${resultsOf(name)}`,
    `--reporter=${join(root, 'test/slowest-files.ts')}`,
  ];
  await rm(resultsOf(name), { force: true });
  const cli = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...report, ...chosen, ...chosenArgs];
  const child = startChild(process.execPath, cli, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  return new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
};

/** A file that could not be loaded and an error outside of a test count as failures. */
const count = async ([name]: Part, code: number) => {
  if (!existsSync(resultsOf(name))) return { passed: 0, failed: 1 };
  const text = await readFile(resultsOf(name), 'utf8');
  const { numPassedTests, numFailedTests, testResults } = Results.parse(JSON.parse(text));
  const notLoaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const failed = numFailedTests + notLoaded;
  return { passed: numPassedTests, failed: code !== 0 && failed === 0 ? 1 : failed };
};

const bootCloud = async () => {
  const web = area ? hasStory(area) : runs('browser');
  process.env.SMENA_TEST_CLOUD ??= (area && (await findKeptCloud())) || (await bootTestCloud({ name: 'test', web }));
};

/** The local cloud's errors explain failures that the answers do not, such as a function's process that did not start. */
const printErrorsOfCloud = async (): Promise<void> => {
  const log = join(dirname(process.env.SMENA_TEST_CLOUD ?? ''), 'ministack.log');
  if (!existsSync(log)) return;
  const errors = (await readFile(log, 'utf8')).split('\n').filter((line) => / ERROR \[/.test(line));
  if (errors.length > 0) console.log(`\nErrors of the local cloud (${log}):\n${errors.slice(-40).join('\n')}\n`);
};

/** The exit code and the counts of a part. */
const test = async (part: Part) => {
  const code = await vitest(part);
  return { code, ...(await count(part, code)) };
};
const testAll = async () => {
  await mkdir(stateFolder, { recursive: true });
  if (area || (projects === undefined && positionals.length === 0)) {
    const [first] = await Promise.all([test(unit), bootCloud()]);
    return [first, await test(others)];
  }
  if (runs('api') || runs('browser')) await bootCloud();
  return [await test(whole)];
};

stopOnSignal({ code: 1 });
const parts = await testAll().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  return [{ code: 1, passed: 0, failed: 1 }];
});
await stopChildren();
if (parts.some(({ code }) => code !== 0)) await printErrorsOfCloud();
const sum = (of: 'passed' | 'failed') => parts.reduce((all, part) => all + part[of], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(parts.some(({ code }) => code !== 0) ? 1 : 0);
