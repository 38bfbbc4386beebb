import type { HolidayCalendar } from '../shifts/law.ts';
import type { Shift } from '../shifts/shift.ts';
import { amountAt, divideRounded } from './amounts.ts';
import type { BossPremium, Coefficient, CoefficientCondition, Pay, PayLine, Rates } from './pay.ts';
import { workedSegments } from './split-minutes.ts';
import type { WorkedSegment } from './split-minutes.ts';

type PaidShift = Pick<
  Shift,
  'actual_start' | 'actual_end' | 'breaks' | 'store' | 'hourly_rate' | 'customer' | 'boss_premium'
>;

/** What a completed shift pays (docs/rules.md, "Pay"). Each line is rounded once. */
export function computePay(shift: PaidShift, rates: Rates, law: HolidayCalendar): Pay {
  const segments = workedSegments(shift, shift.store.time_zone, law);
  const minutesIf = (counts: (segment: WorkedSegment) => boolean) =>
    segments.reduce((sum, segment) => (counts(segment) ? sum + segment.minutes : sum), 0);
  const worked = minutesIf(() => true);

  const base = (rate: number): PayLine => ({
    ...noLine,
    kind: 'base',
    minutes: worked,
    rate,
    amount: amountAt(worked, rate),
  });
  const premiums = [...specialtyPremium(worked, rates.hourly_premium), ...bossPremium(shift.boss_premium)];
  const coefficients = (rate: number): PayLine[] =>
    rates.coefficients.flatMap((coefficient) => {
      const minutes = minutesIf((segment) => isRaised(segment, coefficient, shift.customer.id));
      return minutes > 0 ? [coefficientLine(coefficient, minutes, rate)] : [];
    });

  const lines = [base(rates.hourly_rate), ...premiums, ...coefficients(rates.hourly_rate)];
  const charge_lines = [base(shift.hourly_rate), ...coefficients(shift.hourly_rate)];
  const gross = totalOf(lines);
  return {
    minutes: {
      weekday: minutesIf(({ kind }) => kind === 'weekday'),
      weekend: minutesIf(({ kind }) => kind === 'weekend'),
      holiday: minutesIf(({ kind }) => kind === 'holiday'),
      night: minutesIf(({ night }) => night),
    },
    lines,
    gross,
    deduction: rates.deduction,
    net: gross - divideRounded(gross * rates.deduction, 100_00),
    charge_lines,
    charge: totalOf(charge_lines),
    hourly_rate: rates.hourly_rate,
    hourly_premium: rates.hourly_premium,
  };
}

const noLine = { minutes: null, rate: null, name: null, condition: null, factor: null, reason: null };
const totalOf = (lines: readonly PayLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0);

const specialtyPremium = (minutes: number, rate: number): PayLine[] =>
  rate > 0 ? [{ ...noLine, kind: 'specialty_premium', minutes, rate, amount: amountAt(minutes, rate) }] : [];

const bossPremium = (premium: BossPremium | null): PayLine[] =>
  premium ? [{ ...noLine, kind: 'boss_premium', ...premium }] : [];

/** The factor in thousandths, because 1.15 - 1 is not 0.15. */
const coefficientLine = ({ name, condition, factor }: Coefficient, minutes: number, rate: number): PayLine => ({
  ...noLine,
  kind: 'coefficient',
  minutes,
  rate,
  amount: divideRounded(minutes * rate * (Math.round(factor * 1000) - 1000), 60 * 1000),
  name,
  condition,
  factor,
});

const isRaised = (segment: WorkedSegment, coefficient: Coefficient, customerId: string): boolean => {
  const { condition, valid_from, valid_to, customer_id } = coefficient;
  return (
    meets[condition](segment) &&
    valid_from <= segment.day &&
    (valid_to === null || segment.day <= valid_to) &&
    (customer_id === null || customer_id === customerId)
  );
};
const meets: Record<CoefficientCondition, (segment: WorkedSegment) => boolean> = {
  weekend: ({ kind }) => kind === 'weekend',
  state_holiday: ({ kind }) => kind === 'holiday',
  night: ({ night }) => night,
};
