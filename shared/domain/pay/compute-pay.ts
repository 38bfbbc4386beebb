import type { HolidayCalendar } from '../shifts/law.ts';
import type { Shift } from '../shifts/shift.ts';
import { amountAt, divideRounded } from './amounts.ts';
import { baseLine, chargeOf, coefficientLines, minutesOf, noLine, totalOf } from './charge.ts';
import type { BossPremium, Pay, PayLine, Rates } from './pay.ts';
import { workedSegments } from './split-minutes.ts';

type PaidShift = Pick<
  Shift,
  'actual_start' | 'actual_end' | 'breaks' | 'store' | 'hourly_rate' | 'prices' | 'vendor' | 'customer' | 'boss_premium'
>;

/** What a completed shift pays (docs/rules.md, "Pay"). Each line is rounded once. */
export function computePay(shift: PaidShift, rates: Rates, law: HolidayCalendar): Pay {
  const segments = workedSegments(shift, shift.store.time_zone, law);
  const worked = minutesOf(segments);
  const lines = [
    baseLine(worked, rates.hourly_rate),
    ...specialtyPremium(worked, rates.hourly_premium),
    ...bossPremium(shift.boss_premium),
    ...coefficientLines(segments, rates.hourly_rate, rates.coefficients, shift.customer.id),
  ];
  const charge = chargeOf(segments, shift, { id: shift.vendor?.id ?? null, coefficients: rates.coefficients });
  const gross = totalOf(lines);
  return {
    minutes: {
      weekday: minutesOf(segments, ({ kind }) => kind === 'weekday'),
      weekend: minutesOf(segments, ({ kind }) => kind === 'weekend'),
      holiday: minutesOf(segments, ({ kind }) => kind === 'holiday'),
      night: minutesOf(segments, ({ night }) => night),
    },
    lines,
    gross,
    deduction: rates.deduction,
    net: gross - divideRounded(gross * rates.deduction, 100_00),
    charge_lines: charge.lines,
    charge: charge.amount,
    hourly_rate: rates.hourly_rate,
    hourly_premium: rates.hourly_premium,
  };
}

const specialtyPremium = (minutes: number, rate: number): PayLine[] =>
  rate > 0 ? [{ ...noLine, kind: 'specialty_premium', minutes, rate, amount: amountAt(minutes, rate) }] : [];

const bossPremium = (premium: BossPremium | null): PayLine[] =>
  premium ? [{ ...noLine, kind: 'boss_premium', ...premium }] : [];
