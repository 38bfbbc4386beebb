import type { Answer } from '#shared/contracts/endpoint.ts';
import type { getPayslip } from '#shared/contracts/statistics.ts';

export type Payslip = Answer<typeof getPayslip>['data'];
export type Rule = Payslip['rules'][number];

/** The rules by which the months differ, the largest difference first. */
export const differencesOf = (rules: readonly Rule[]): { rule: Rule; amount: number; minutes: number }[] =>
  rules
    .map((rule) => ({ rule, amount: rule.amount - rule.before.amount, minutes: rule.minutes - rule.before.minutes }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
