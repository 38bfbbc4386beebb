import { appendFileSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { Plan } from './plan.ts';
import type { Collected, Suite, Test } from './shim.ts';
import { collect, takeFinished } from './shim.ts';

/** Runs the mutants of the plan one after the other in this process. See CONTRIBUTING.md, "Mutations". */
const plan = JSON.parse(readFileSync(process.env.SMENA_MUTATE ?? '', 'utf8')) as Plan;
const note = (line: Record<string, unknown>) => appendFileSync(plan.notes, `${JSON.stringify(line)}\n`);
// A failure kills the mutant, so the smallest counterexample is not needed.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: plan.seed, endOnFailure: true });

const fileOf = new Map(plan.mutants.map(({ id, file }) => [id, file]));
let active = -1;
let calls = 0;
let seen = new Set<number>();
Object.assign(globalThis, {
  mutate: (id: number): boolean => {
    seen.add(id);
    if (id !== active) return false;
    calls += 1;
    // Stops endless loops of mutants. No test executes one place so often.
    if (calls > 2_000_000) throw new Error('The mutant does not come to an end.');
    return true;
  },
});

type LoadedTest = Test & {
  milliseconds: number;
  reaches: Set<number>;
  /** Whether the test passes more than once in the same process, as far as is known. */
  isRepeatable: boolean;
};
type File = {
  path: string;
  tests: LoadedTest[];
  /** The names of tests that take too long for this run. */
  slow: Set<string>;
  always: Set<number>;
  milliseconds: number;
  distances: Record<string, number>;
};

const bounded = async (body: () => unknown, milliseconds: number) => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), milliseconds);
  });
  try {
    await Promise.race([body(), late]);
  } finally {
    clearTimeout(timer);
  }
};

const environment = { ...process.env };
/** Loads a test file. A test file may change the environment, for instance to use a table of its own. */
const load = async (path: string): Promise<Collected> => {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  return collect(() => import(/* @vite-ignore */ path));
};

/** The beforeAll hooks of a suite run once per load, as in vitest. */
const prepared = new WeakSet<Suite>();
const runTest = async ({ body, suites }: Test, onPrepare: () => void = () => {}) => {
  for (const suite of suites) {
    if (prepared.has(suite)) continue;
    prepared.add(suite);
    for (const before of suite.before) await bounded(before, plan.testMilliseconds);
    if (suite.before.length > 0) onPrepare();
  }
  try {
    for (const suite of suites) for (const before of suite.beforeEach) await before();
    await bounded(body, plan.testMilliseconds);
  } finally {
    for (const suite of suites) for (const after of suite.afterEach) await after();
    for (const finished of takeFinished()) await finished();
  }
};

/** The mutants that a file's tests execute and the duration of the tests; null if they fail without a mutant. */
const measure = async ({ path, distances }: Plan['tests'][number]): Promise<File | null> => {
  const started = performance.now();
  const always = new Set<number>();
  const taken = (into: Set<number>) => {
    for (const id of seen) into.add(id);
    seen = new Set();
  };
  // Each test file loads its own modules, so that its modules are known.
  vi.resetModules();
  try {
    seen = new Set();
    const { tests } = await load(path);
    taken(always);
    const loaded: LoadedTest[] = [];
    const slow = new Set<string>();
    for (const one of tests) {
      const begun = performance.now();
      await runTest(one, () => taken(always));
      const milliseconds = performance.now() - begun;
      if (plan.longestTest !== null && milliseconds > plan.longestTest) slow.add(one.name);
      else loaded.push({ ...one, milliseconds, reaches: seen, isRepeatable: true });
      seen = new Set();
    }
    return { path, tests: loaded, slow, always, milliseconds: performance.now() - started, distances };
  } catch (error) {
    note({ fails: path, why: String(error).slice(0, 300) });
    return null;
  }
};

const passes = async (one: Test): Promise<boolean> =>
  runTest(one).then(
    () => true,
    () => false,
  );

const failure = async (tests: readonly Test[]): Promise<string | null> => {
  for (const one of tests) {
    try {
      await runTest(one);
    } catch {
      return one.name;
    }
  }
  return null;
};

/**
 * A mutant that is evaluated while modules load, and tests that depend on each other, need the whole file to run again.
 */
const failureAfresh = async (files: readonly File[], id: number): Promise<string | null> => {
  vi.resetModules();
  active = id;
  for (const { path, slow } of files) {
    calls = 0;
    try {
      const { tests } = await load(path);
      const failed = await failure(tests.filter(({ name }) => !slow.has(name)));
      if (failed !== null) return `${path}: ${failed}`;
    } catch {
      return `${path}: load`;
    }
  }
  return null;
};

/** A mutant of shared code is reached by almost every test; the nearest ones decide about it. */
const mostRepeated = 80;

/**
 * Runs the tests that reach a mutant alone, nearest file first, and returns the one that the mutant fails. A test that
 * then fails without the mutant too proves nothing, because earlier runs changed its data; it is not repeated any more.
 * `open` are the files with a test that decides nothing: it is not repeatable, or it reaches the mutant only while it
 * loads.
 */
const failureOfRepeated = async (files: readonly File[], id: number): Promise<{ by: string | null; open: File[] }> => {
  const open = new Set(files.filter(({ always }) => always.has(id)));
  const reaching = files.flatMap((file) =>
    file.tests
      .filter(({ reaches }) => reaches.has(id))
      .toSorted((first, second) => first.milliseconds - second.milliseconds)
      .map((one) => ({ file, one })),
  );
  for (const { file, one } of reaching.slice(0, mostRepeated)) {
    if (one.isRepeatable) {
      calls = 0;
      active = id;
      seen = new Set();
      const isKilled = !(await passes(one));
      active = -1;
      if (!isKilled && seen.has(id)) continue;
      if (isKilled) {
        if (await passes(one)) return { by: one.name, open: [] };
        one.isRepeatable = false;
      }
    }
    open.add(file);
  }
  return { by: null, open: files.filter((file) => open.has(file)) };
};

const judge = async (
  files: readonly File[],
  id: number,
): Promise<{ state: string; by?: string | null; files?: number }> => {
  const distance = ({ distances }: File) => distances[fileOf.get(id) ?? ''] ?? Infinity;
  const covering = files
    .filter(({ always, tests }) => always.has(id) || tests.some(({ reaches }) => reaches.has(id)))
    .filter((file) => distance(file) < Infinity)
    .toSorted((one, other) => distance(one) - distance(other) || one.milliseconds - other.milliseconds);
  if (covering.length === 0) return { state: 'unreached' };
  const near = covering.slice(0, plan.mostFiles);
  let by: string | null;
  if (plan.wholeFiles) {
    const repeated = await failureOfRepeated(covering, id);
    by = repeated.by ?? (await failureAfresh(repeated.open.slice(0, plan.mostFiles), id));
  } else if (covering.some(({ always }) => always.has(id))) by = await failureAfresh(near, id);
  else {
    const tests = near.flatMap(({ tests }) => tests.filter(({ reaches }) => reaches.has(id)));
    calls = 0;
    active = id;
    by = await failure(tests.toSorted((one, other) => one.milliseconds - other.milliseconds));
  }
  active = -1;
  seen = new Set();
  return by === null ? { state: 'survived', files: near.length } : { state: 'killed', by };
};

test('mutants', async () => {
  const files: File[] = [];
  for (const one of plan.tests) {
    note({ measures: one.path });
    const file = await measure(one);
    if (file) files.push(file);
    note({ measured: one.path, seconds: Math.round((file?.milliseconds ?? 0) / 1000) });
  }
  expect(files).not.toEqual([]);
  const isStatic = (id: number) => files.some(({ always }) => always.has(id));
  // Mutants that are evaluated at load time come last, because they change the loaded modules.
  const late = plan.ids.filter(isStatic);
  for (const id of [...plan.ids.filter((one) => !isStatic(one)), ...late]) {
    note({ begins: id });
    note({ id, ...(await judge(files, id)) });
  }
});
