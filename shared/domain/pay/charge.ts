import { addMinutes } from '../instants.ts';
import type { HolidayCalendar } from '../shifts/law.ts';
import type { Shift } from '../shifts/shift.ts';
import { plannedLength } from '../shifts/timing.ts';
import { amountAt, divideRounded } from './amounts.ts';
import {
  type Charge,
  type Coefficient,
  type CoefficientCondition,
  coefficientConditions,
  type PayLine,
} from './pay.ts';
import { type WorkedSegment, workedSegments } from './split-minutes.ts';

type Terms = Pick<Shift, 'hourly_rate' | 'prices'>;
type CustomerTerms = Terms & { customer: { id: string } };
/** A performer with its coefficients; null for a shift of none. */
type Performer = { id: string | null; coefficients: readonly Coefficient[] };
/** What raises a rate. */
type Surcharge = Omit<Coefficient, 'id' | 'name'> & { name: string | null };

const always = { valid_from: '', valid_to: null, customer_id: null };

/**
 * What a performer charges for an hour of a shift, in haléř, and what raises it: its agreed price with the factors of
 * that price, or without one the rate of the order with its coefficients.
 */
const termsFor = (
  { hourly_rate, prices }: Terms,
  { id, coefficients }: Performer,
): { hourly_rate: number; surcharges: readonly Surcharge[] } => {
  const price = prices.find(({ vendor_id }) => vendor_id === id);
  if (!price) return { hourly_rate, surcharges: coefficients };
  const surcharges = coefficientConditions.flatMap((condition) => {
    const factor = price[condition];
    return factor === null ? [] : [{ ...always, name: null, condition, factor }];
  });
  return { hourly_rate: price.hourly_rate, surcharges };
};

/** The most that is charged for an hour by one of the performers, in haléř, without what raises it. */
export const chargedRate = (terms: Terms, performers: readonly string[]): number => {
  const [first, ...others] = performers.map((id) => termsFor(terms, { id, coefficients: [] }).hourly_rate);
  return first === undefined ? terms.hourly_rate : Math.max(first, ...others);
};

/**
 * What the customer is charged for minutes by a performer. The same for worked and for planned minutes (docs/rules.md,
 * "Pay").
 */
export const chargeOf = (segments: readonly WorkedSegment[], terms: CustomerTerms, performer: Performer): Charge => {
  const { hourly_rate, surcharges } = termsFor(terms, performer);
  const lines = [
    baseLine(minutesOf(segments), hourly_rate),
    ...coefficientLines(segments, hourly_rate, surcharges, terms.customer.id),
  ];
  return { lines, amount: totalOf(lines) };
};

/** The minutes of a plan as if they were worked. The break is planned without a time, and taken from the middle. */
export const plannedSegments = (
  plan: Pick<Shift, 'starts_at' | 'ends_at' | 'planned_break_minutes'>,
  zone: string,
  law: HolidayCalendar,
): WorkedSegment[] => {
  const { starts_at, ends_at } = plan;
  const length = plannedLength(plan);
  const paused = Math.min(plan.planned_break_minutes, length);
  const from = addMinutes(starts_at, Math.floor((length - paused) / 2));
  return workedSegments(
    { actual_start: starts_at, actual_end: ends_at, breaks: [{ from, to: addMinutes(from, paused) }] },
    zone,
    law,
  );
};

/**
 * The least and the most that planned minutes will be charged by the performers that may take the shift; without any
 * what the order's rate makes. An estimate is the most, so that nobody is charged more than was said.
 */
export const expectedCharge = (
  segments: readonly WorkedSegment[],
  terms: CustomerTerms,
  performers: readonly Performer[],
): { least: Charge; most: Charge } => {
  const charges = performers.map((performer) => chargeOf(segments, terms, performer));
  const none = chargeOf(segments, terms, { id: null, coefficients: [] });
  const pick = (isBetter: (one: Charge, other: Charge) => boolean) =>
    charges.slice(1).reduce((best, charge) => (isBetter(charge, best) ? charge : best), charges[0] ?? none);
  return {
    least: pick((one, other) => one.amount < other.amount),
    most: pick((one, other) => one.amount > other.amount),
  };
};

export const minutesOf = (
  segments: readonly WorkedSegment[],
  counts: (segment: WorkedSegment) => boolean = () => true,
): number => segments.reduce((sum, segment) => (counts(segment) ? sum + segment.minutes : sum), 0);
export const totalOf = (lines: readonly PayLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
export const noLine = { minutes: null, rate: null, name: null, condition: null, factor: null, reason: null };

export const baseLine = (minutes: number, rate: number): PayLine => ({
  ...noLine,
  kind: 'base',
  minutes,
  rate,
  amount: amountAt(minutes, rate),
});

/** A line of each surcharge that raises some of the minutes. */
export const coefficientLines = (
  segments: readonly WorkedSegment[],
  rate: number,
  coefficients: readonly Surcharge[],
  customerId: string,
): PayLine[] =>
  coefficients.flatMap((coefficient) => {
    const minutes = minutesOf(segments, (segment) => isRaised(segment, coefficient, customerId));
    return minutes > 0 ? [coefficientLine(coefficient, minutes, rate)] : [];
  });

/** The factor in thousandths, because 1.15 - 1 is not 0.15. */
const coefficientLine = ({ name, condition, factor }: Surcharge, minutes: number, rate: number): PayLine => ({
  ...noLine,
  kind: 'coefficient',
  minutes,
  rate,
  amount: divideRounded(minutes * rate * (Math.round(factor * 1000) - 1000), 60 * 1000),
  name,
  condition,
  factor,
});

const isRaised = (segment: WorkedSegment, coefficient: Surcharge, customerId: string): boolean => {
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
