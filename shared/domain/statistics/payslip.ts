import type { PayLine } from '../pay/pay.ts';
import { noTotals } from '../pay/totals.ts';
import type { Shift } from '../shifts/shift.ts';
import type { Contribution } from './contribution.ts';

/** A shift in a worker's month, with what the month pays of it. */
export type PaidShift = { shift: Shift; contribution: Contribution };

/** Completed, or a correction of an earlier month. */
export const isPaid = ({ facts }: Contribution): boolean => facts === null || facts.coverage === 'worked';

export const totalsIn = ({ totals }: Contribution) => totals ?? noTotals;
export const minutesIn = (contribution: Contribution): number => {
  const { weekday, weekend, holiday } = totalsIn(contribution);
  return weekday + weekend + holiday;
};

/** The lines of the shift, unless the month pays only a difference. */
const linesOf = ({ shift, contribution }: PaidShift): readonly PayLine[] =>
  contribution.facts === null ? [] : (shift.pay?.lines ?? []);

type Sum = { minutes: number; amount: number };
type RuleSum = Pick<PayLine, 'name' | 'condition' | 'factor'> & { kind: PayLine['kind'] | 'correction' } & Sum;

/**
 * The lines of a month by rule. What the month pays beside them is a correction: differences of earlier months, and
 * changes of this one that a later month pays. So the amounts add up to the gross pay.
 */
export const rulesOf = (paid: readonly PaidShift[]): RuleSum[] => {
  const sums = new Map<string, RuleSum>();
  const add = (rule: RuleSum) => {
    const key = JSON.stringify([rule.kind, rule.name, rule.condition, rule.factor]);
    const { minutes, amount } = sums.get(key) ?? { minutes: 0, amount: 0 };
    sums.set(key, { ...rule, minutes: minutes + rule.minutes, amount: amount + rule.amount });
  };
  for (const each of paid) {
    const lines = linesOf(each);
    for (const { kind, name, condition, factor, minutes, amount } of lines)
      add({ kind, name, condition, factor, minutes: minutes ?? 0, amount });
    const amount = lines.reduce((rest, line) => rest - line.amount, totalsIn(each.contribution).gross);
    const base = lines.reduce((sum, line) => (line.kind === 'base' ? sum + (line.minutes ?? 0) : sum), 0);
    const minutes = minutesIn(each.contribution) - base;
    if (amount !== 0 || minutes !== 0)
      add({ kind: 'correction', name: null, condition: null, factor: null, minutes, amount });
  }
  return [...sums.values()];
};

const order: RuleSum['kind'][] = ['base', 'specialty_premium', 'boss_premium', 'coefficient', 'correction'];

/** The rules of both months, each with both sums. */
export const besideBefore = (now: readonly RuleSum[], before: readonly RuleSum[]): (RuleSum & { before: Sum })[] => {
  const isSame = (one: RuleSum) => (other: RuleSum) =>
    one.kind === other.kind &&
    one.name === other.name &&
    one.condition === other.condition &&
    one.factor === other.factor;
  const sumOf = (rule: RuleSum | undefined): Sum => ({ minutes: rule?.minutes ?? 0, amount: rule?.amount ?? 0 });
  const gone = before.filter((rule) => !now.some(isSame(rule)));
  return [
    ...now.map((rule) => ({ ...rule, before: sumOf(before.find(isSame(rule))) })),
    ...gone.map((rule) => ({ ...rule, ...sumOf(undefined), before: sumOf(rule) })),
  ].toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
};

/** Minutes fewer than claimed that were agreed on after a dispute, with its reason. */
export const reductionOf = ({ hours }: Shift): { minutes: number; reason: string | null } | null => {
  const record = hours?.record ?? [];
  const [claimed, agreed] = [record.find(({ kind }) => kind === 'claimed'), record.at(-1)];
  const dispute = record.findLast(({ kind }) => kind === 'disputed');
  if (!claimed || !agreed || !dispute || (agreed.kind !== 'accepted' && agreed.kind !== 'approved')) return null;
  const minutes = claimed.minutes - agreed.minutes;
  return minutes > 0 ? { minutes, reason: dispute.reason } : null;
};
