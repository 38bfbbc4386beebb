import * as vitest from 'vitest';
import { expect as strict } from 'vitest';

export const { inject, vi } = vitest;

/**
 * Replaces `vitest` in test files while mutants run. It only collects the tests, so that the runner can run a test many
 * times in one process.
 */
type Body = (...args: unknown[]) => unknown;
type Options = Body | number | { timeout?: number };
export type Test = { name: string; body: () => unknown; suites: Suite[] };
export type Suite = { before: Body[]; beforeEach: Body[]; afterEach: Body[]; after: Body[] };
export type Collected = { tests: Test[]; root: Suite };
type State = { collected: Collected; suites: Suite[]; finished: Body[] };

const newSuite = (): Suite => ({ before: [], beforeEach: [], afterEach: [], after: [] });
/** Stays when the modules are reset. */
const state = ((globalThis as { mutateState?: State }).mutateState ??= {
  collected: { tests: [], root: newSuite() },
  suites: [],
  finished: [],
});

export const collect = async (load: () => Promise<unknown>): Promise<Collected> => {
  const root = newSuite();
  state.collected = { tests: [], root };
  state.suites = [root];
  await load();
  return state.collected;
};
export const takeFinished = (): Body[] => state.finished.splice(0);

const bodyOf = (...args: (Options | undefined)[]): Body =>
  args.find((one): one is Body => typeof one === 'function') ?? (() => undefined);

const add = (name: unknown, body: () => unknown) => {
  state.collected.tests.push({ name: String(name), body, suites: [...state.suites] });
};
const test = (name: unknown, one?: Options, other?: Options) => {
  const body = bodyOf(one, other);
  add(name, () => body({ expect }));
};
const group = (_: unknown, body: Body, ...args: unknown[]) => {
  state.suites.push(newSuite());
  body(...args);
  state.suites.pop();
};
const spread = (row: unknown): unknown[] => (Array.isArray(row) ? row : [row]);

export const it = Object.assign(test, {
  each: (rows: readonly unknown[]) => (name: unknown, one?: Options, other?: Options) => {
    for (const [nth, row] of rows.entries()) add(`${String(name)} #${nth}`, () => bodyOf(one, other)(...spread(row)));
  },
  for: (rows: readonly unknown[]) => (name: unknown, one?: Options, other?: Options) => {
    for (const [nth, row] of rows.entries()) add(`${String(name)} #${nth}`, () => bodyOf(one, other)(row, { expect }));
  },
});
export { it as test };
export const describe = Object.assign((name: unknown, body: Body) => group(name, body), {
  each: (rows: readonly unknown[]) => (name: unknown, body: Body) => {
    for (const row of rows) group(name, body, ...spread(row));
  },
  for: (rows: readonly unknown[]) => (name: unknown, body: Body) => {
    for (const row of rows) group(name, body, row);
  },
});

const hook = (kind: keyof Suite) => (body: Body) => void state.suites.at(-1)?.[kind].push(body);
export const beforeAll = hook('before');
export const beforeEach = hook('beforeEach');
export const afterEach = hook('afterEach');
export const afterAll = hook('after');
export const onTestFinished = (body: Body) => void state.finished.push(body);

/** A soft expectation would fail the runner's own test instead of this one. */
export const expect = new Proxy(strict, {
  get: (target, key, receiver) => (key === 'soft' ? target : (Reflect.get(target, key, receiver) as unknown)),
});
