import { describe, expect, it } from 'vitest';
import { instrument } from './instrument.ts';
import { mutantsOf } from './mutants.ts';

const changed = (code: string) =>
  mutantsOf('example.ts', code).map(({ start, end, text }) => code.slice(0, start) + text + code.slice(end));

describe('the mutants of a file', () => {
  it.each([
    ['a < b', ['a <= b', 'a >= b']],
    ['a && b', ['a || b', 'a', 'b']],
    ['a ?? b', ['a', 'b']],
    ['a ? b : c', ['b', 'c']],
    ['() => a ? { b } : c', ['() => ({ b })', '() => c']],
    ['[a, ...b]', ['[, ...b]', '[a, ]']],
    ['({ a, ...b })', ['({ a, ...{} })']],
    ['a?.b?.()', ['a.b?.()', 'a?.b()']],
    ['a?.[b]', ['a[b]']],
    ["'a'", ["''"]],
    ['/^a{2}$/', ['/a{2}$/', '/^a{2}/', '/^a{3}$/']],
    ['a.filter(b)', ['a']],
    ['a?.b.filter(c).d', ['a?.b.d', 'a.b.filter(c).d']],
    ['a.some(b)', ['a.every(b)']],
    [
      '() => { if (a) throw b; }',
      ['() => { if (true) throw b; }', '() => { if (false) throw b; }', '() => { if (a)  }'],
    ],
  ])('change %s in every way', (code, expected) => {
    expect(changed(`const x = ${code};`).toSorted()).toEqual(expected.map((text) => `const x = ${text};`).toSorted());
  });

  it('leave types, names, imports and log lines unchanged', () => {
    const code =
      "import a from 'b'; type C = 'd'; export const e = (f: 'g' = h, { i }: J) => k as 'l'; console.log('m');";
    expect(changed(code)).toEqual([]);
  });
});

/** The results of a function and of each of its mutants. */
const answers = (subject: string, ...args: unknown[]) => {
  const code = `const subject = ${subject};`;
  const mutants = mutantsOf('example.ts', code).map((mutant, id) => ({ ...mutant, id }));
  // oxlint-disable-next-line no-implied-eval -- the code under test is code
  const build = new Function('globalThis', `${instrument(code, mutants)} return subject;`);
  const run = (active: number): unknown => build({ mutate: (id: number) => id === active })(...args);
  return { original: run(-1), mutated: mutants.map(({ id }) => run(id)) };
};

describe('instrumented code', () => {
  it('behaves like the original while no mutant is enabled, and otherwise like exactly one mutant', () => {
    expect(answers('(a) => a > 1 && a < 9', 9)).toEqual({
      original: false,
      // a > 1, a < 9, a >= 1, a <= 1, a > 2, ||, a <= 9, a >= 9, a < 10
      mutated: [true, false, false, false, false, true, true, true, true],
    });
  });

  it('removes array elements, spreads and statements', () => {
    expect(answers('(a, b) => [a, ...b]', 1, [2])).toEqual({ original: [1, 2], mutated: [[2], [1]] });
    expect(answers('(a) => ({ ...a })', { b: 1 })).toEqual({ original: { b: 1 }, mutated: [{}] });
    expect(answers('(a) => { a.pop(); return a.length; }', 'abc'.split('')).mutated).toContain(2);
  });

  it('keeps an else with its own condition', () => {
    const subject = '(a) => { let b = 0; if (a > 2) b = 1; else if (a > 1) b = 2; return b; }';
    expect([3, 2, 1].map((a) => answers(subject, a).original)).toEqual([1, 2, 0]);
  });
});
