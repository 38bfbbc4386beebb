import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { getPayslip } from '#shared/contracts/statistics.ts';

export type Payslip = Answer<typeof getPayslip>['data'];
export type Rule = Payslip['rules'][number];

/** What a line or a rule is called: “Surcharge: Night work (night, × 1.1)”. */
export const useRuleName = () => {
  const { t } = useTranslation('statistics');
  return ({ kind, name, condition, factor }: Pick<Rule, 'kind' | 'name' | 'condition' | 'factor'>): string => {
    const details = [condition && t(`payslip.condition.${condition}`), factor !== null && `× ${factor}`].filter(
      Boolean,
    );
    const called = name === null ? t(`payslip.kind.${kind}`) : `${t(`payslip.kind.${kind}`)}: ${name}`;
    return details.length > 0 ? `${called} (${details.join(', ')})` : called;
  };
};

/** The rules by which the months differ, the largest difference first. */
export const differencesOf = (rules: readonly Rule[]): { rule: Rule; amount: number; minutes: number }[] =>
  rules
    .map((rule) => ({ rule, amount: rule.amount - rule.before.amount, minutes: rule.minutes - rule.before.minutes }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
