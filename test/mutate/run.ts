import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startChild, stopChildren } from '../../infra/local/child.ts';
import { root } from '../../infra/local/folders.ts';
import { stopOnSignal } from '../../infra/local/stop.ts';
import { changedLines } from './changed-lines.ts';
import { equivalents, isAbout } from './equivalents.ts';
import type { Numbered } from './instrument.ts';
import { readLastRun, stateIn, writeLastRun } from './last-run.ts';
import { mutantsOf } from './mutants.ts';
import type { Plan } from './plan.ts';
import type { Project } from './related.ts';
import { relatedTests } from './related.ts';
import type { Outcome } from './report.ts';
import { describeMutant, isAlive, ratesOf, writeReport } from './report.ts';
import { failingTypes } from './type-check.ts';

const usage = `npm run mutate -- <file or folder> …
  --project unit|api   which tests judge (default: unit for shared/, api for functions/, which needs SMENA_TEST_CLOUD)
  --changed <commit>   only lines that differ from the commit
  --sample <count>     at most so many mutants of each file, chosen by --seed
  --seed <number>      of the sample and of fast-check; random by default, and printed
  --files <count>      at most so many test files for each mutant, the nearest (default: 12 of unit, 6 of api)
  --quick              without tests that take over 2 seconds (api: 8), so some killed mutants are reported as survivors
  --minutes <count>    stops after this time, with the results so far; the order is random
  --again              only the survivors of the last run; its other results still count
  --write              records the rates in docs/generated/mutation.md`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    project: { type: 'string' },
    changed: { type: 'string' },
    sample: { type: 'string' },
    seed: { type: 'string' },
    files: { type: 'string' },
    quick: { type: 'boolean' },
    minutes: { type: 'string' },
    again: { type: 'boolean' },
    write: { type: 'boolean' },
  },
});

/** Files without mutants: files that only tests import, tables of data, and generated texts. */
const notMutated = /\.test\.ts$|\/(?:examples|shift-model|common-passwords|countries|languages)\.ts$/;
const sources = (path: string): string[] => {
  if (!existsSync(join(root, path))) throw new Error(`There is no ${path}.`);
  const files = statSync(join(root, path)).isFile() ? [path] : globSync(`${path}/**/*.ts`, { cwd: root });
  return files.filter((file) => !notMutated.test(file)).toSorted();
};

/** Mulberry32: the same seed gives the same sequence. */
const randomOf = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
const sampled = <T>(all: readonly T[], count: number, random: () => number): T[] =>
  all
    .map((one) => ({ one, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ one }) => one);

const isEquivalent = (mutant: Numbered, code: string): boolean =>
  equivalents.some((entry) => isAbout(entry, mutant, code));

/** The maximum time without output: one mutant with all its test files. */
const silenceMilliseconds = { unit: 120_000, api: 300_000 };

const runPlan = async (plan: Plan, project: Project): Promise<Outcome[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'smena-mutate-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  // A signal ends the process without the `finally` below.
  process.once('exit', removeFolder);
  const outcomes = new Map<number, Outcome>();
  const notes = join(folder, 'notes');
  const planFile = join(folder, 'plan.json');
  try {
    for (let left = plan.ids; left.length > 0; left = plan.ids.filter((id) => !outcomes.has(id))) {
      writeFileSync(notes, '');
      writeFileSync(planFile, JSON.stringify({ ...plan, ids: left, notes } satisfies Plan));
      const ended = await runOnce(planFile, notes, silenceMilliseconds[project]);
      let begun: number | null = null;
      for (const line of readFileSync(notes, 'utf8').trim().split('\n').filter(Boolean)) {
        const said = JSON.parse(line) as { begins?: number; id?: number; fails?: string; why?: string } & Outcome;
        if (said.fails) console.log(`  left out, fails without a mutant: ${said.fails} (${said.why})`);
        if (said.begins !== undefined) begun = said.begins;
        if (said.id !== undefined) outcomes.set(said.id, said);
      }
      if (ended === 'out of time') break;
      if (begun !== null && !outcomes.has(begun))
        outcomes.set(begun, { id: begun, state: ended === 'silent' ? 'timeout' : 'crash' });
      else if (outcomes.size < plan.ids.length) throw new Error('The process that runs the mutants ended early.');
    }
  } finally {
    removeFolder();
    process.off('exit', removeFolder);
  }
  return [...outcomes.values()];
};

const deadline = values.minutes === undefined ? Infinity : Date.now() + Number(values.minutes) * 60_000;

/** Runs the process until it ends, until it has no output for too long, or until the deadline. */
const runOnce = async (
  planFile: string,
  notes: string,
  longest: number,
): Promise<'finished' | 'silent' | 'out of time'> => {
  const cli = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    join(import.meta.dirname, 'vitest.config.ts'),
  ];
  const env = { ...process.env, SMENA_MUTATE: planFile };
  const child = startChild(process.execPath, cli, { stdio: ['ignore', 'ignore', 'inherit'], env });
  let ended: 'finished' | 'silent' | 'out of time' = 'finished';
  const watch = setInterval(() => {
    if (Date.now() > deadline) ended = 'out of time';
    else if (Date.now() - statSync(notes).mtimeMs >= longest) ended = 'silent';
    if (ended === 'finished' || child.pid === undefined) return;
    process.kill(-child.pid, 'SIGKILL');
  }, 1000);
  await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  return ended;
};

const mutate = async () => {
  if (positionals.length === 0) return console.log(usage);
  const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
  const random = randomOf(seed);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  console.log(`seed ${seed}`);
  const codes = new Map<string, string>();
  const mutants: Numbered[] = [];
  const chosen: Numbered[] = [];
  const last = values.again ? readLastRun() : new Map<string, never>();
  const kept: { id: number; state: Outcome['state'] }[] = [];
  let skipped = 0;
  for (const file of new Set(positionals.flatMap(sources))) {
    const code = readFileSync(join(root, file), 'utf8');
    codes.set(file, code);
    const lines = values.changed === undefined ? null : changedLines(values.changed, file);
    const own = mutantsOf(file, code).map((mutant, nth) => ({ ...mutant, id: mutants.length + nth }));
    mutants.push(...own);
    const open = own.filter((mutant) => !isEquivalent(mutant, code));
    skipped += own.length - open.length;
    const candidates = open.filter(({ line }) => lines === null || lines.has(line));
    if (values.again) {
      const known = candidates.flatMap((mutant) => {
        const state = stateIn(last, mutant, code);
        return state ? [{ mutant, state }] : [];
      });
      chosen.push(...known.filter(isAlive).map(({ mutant }) => mutant));
      kept.push(...known.map(({ mutant: { id }, state }) => ({ id, state })));
    } else
      chosen.push(...(values.sample === undefined ? candidates : sampled(candidates, Number(values.sample), random)));
  }
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  const invalid = await failingTypes(chosen, codes);
  const projectOf = (file: string): Project =>
    values.project === 'unit' || values.project === 'api'
      ? values.project
      : file.startsWith('shared/')
        ? 'unit'
        : 'api';
  const outcomes: Outcome[] = [];
  for (const project of ['unit', 'api'] as const) {
    const ids = chosen.filter(({ id, file }) => projectOf(file) === project && !invalid.has(id)).map(({ id }) => id);
    if (ids.length === 0) continue;
    const targets = [...codes.keys()].filter((file) => projectOf(file) === project);
    const mostFiles = Number(values.files ?? (project === 'api' ? 6 : 12));
    const tests = relatedTests(project, targets, mostFiles);
    console.log(`${ids.length} mutants of ${targets.length} files, ${tests.length} related test files (${project})`);
    const plan: Plan = {
      mutants: mutants.filter(({ file }) => targets.includes(file)),
      codes: Object.fromEntries(targets.map((file) => [file, codes.get(file) ?? ''])),
      ids: values.minutes === undefined ? ids : sampled(ids, ids.length, random),
      tests,
      mostFiles,
      wholeFiles: project === 'api',
      testMilliseconds: project === 'api' ? 60_000 : 20_000,
      longestTest: values.quick ? (project === 'api' ? 8000 : 2000) : null,
      seed,
      notes: '',
    };
    outcomes.push(...(await runPlan(plan, project)));
  }
  outcomes.push(...kept.filter(({ id }) => !outcomes.some((one) => one.id === id)));
  const judged = outcomes.flatMap((outcome) => {
    const mutant = byId.get(outcome.id);
    return mutant ? [{ ...outcome, mutant }] : [];
  });
  for (const one of judged.toSorted((first, second) => first.id - second.id))
    if (isAlive(one)) console.log(describeMutant(one.state, one.mutant, codes.get(one.mutant.file) ?? ''));
  writeLastRun(judged.map(({ mutant, state }) => ({ mutant, code: codes.get(mutant.file) ?? '', state })));
  const rates = ratesOf(judged);
  for (const { folder, killed, all } of rates)
    console.log(`${folder}: ${killed} of ${all} killed (${((100 * killed) / all).toFixed(1)} %)`);
  console.log(
    `${skipped} listed as equivalent and ${invalid.size} that fail the type check are left out; seed ${seed}`,
  );
  if (values.write)
    writeReport({
      rates,
      seed,
      commit,
      sample: values.sample ?? null,
      minutes: values.minutes ?? null,
      again: values.again ?? false,
    });
};

stopOnSignal({ code: 1 });
await mutate();
await stopChildren();
