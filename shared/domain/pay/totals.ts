import type { CoefficientCondition, Pay, PayLineKind, WorkedMinutes } from './pay.ts';

/** Sums of pay: minutes and haléř. */
export type Totals = WorkedMinutes & {
  base: number;
  specialty_premium: number;
  boss_premium: number;
  weekend_bonus: number;
  holiday_bonus: number;
  night_bonus: number;
  gross: number;
  net: number;
  charge: number;
};

export const noTotals: Totals = {
  weekday: 0,
  weekend: 0,
  holiday: 0,
  night: 0,
  base: 0,
  specialty_premium: 0,
  boss_premium: 0,
  weekend_bonus: 0,
  holiday_bonus: 0,
  night_bonus: 0,
  gross: 0,
  net: 0,
  charge: 0,
};
export const totalNames = Object.keys(noTotals) as (keyof Totals)[];

export const totalsOf = ({ minutes, lines, gross, net, charge }: Pay): Totals => {
  const sum = (kind: PayLineKind, condition: CoefficientCondition | null = null) =>
    lines.reduce(
      (total, line) => (line.kind === kind && line.condition === condition ? total + line.amount : total),
      0,
    );
  return {
    ...minutes,
    base: sum('base'),
    specialty_premium: sum('specialty_premium'),
    boss_premium: sum('boss_premium'),
    weekend_bonus: sum('coefficient', 'weekend'),
    holiday_bonus: sum('coefficient', 'state_holiday'),
    night_bonus: sum('coefficient', 'night'),
    gross,
    net,
    charge,
  };
};

const combine = (one: Totals, other: Totals, by: 1 | -1): Totals => {
  const result = { ...noTotals };
  for (const name of totalNames) result[name] = one[name] + by * other[name];
  return result;
};
export const plus = (one: Totals, other: Totals): Totals => combine(one, other, 1);
export const minus = (one: Totals, other: Totals): Totals => combine(one, other, -1);
export const isNothing = (totals: Totals): boolean => totalNames.every((name) => totals[name] === 0);
