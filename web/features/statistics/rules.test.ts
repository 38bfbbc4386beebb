import { expect, it } from 'vitest';
import { differencesOf, type Rule } from './rules.ts';

const rule = (kind: Rule['kind'], amount: number, before: number): Rule => ({
  kind,
  name: null,
  condition: null,
  factor: null,
  minutes: amount / 100,
  amount,
  before: { minutes: before / 100, amount: before },
});

it('the difference of two months is explained by its rules, the largest first', () => {
  const rules = [rule('base', 900, 1000), rule('specialty_premium', 50, 50), rule('coefficient', 0, 400)];
  expect(differencesOf(rules)).toEqual([
    { rule: rules[2], amount: -400, minutes: -4 },
    { rule: rules[0], amount: -100, minutes: -1 },
  ]);
});
