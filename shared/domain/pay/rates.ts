import { defaultDeduction } from '../people/deduction.ts';
import { Problem } from '../problem.ts';
import type { Shift } from '../shifts/shift.ts';
import type { AgreedRate, Coefficient, Rates } from './pay.ts';

export type RateFacts = {
  /** Of the worker. */
  agreed: readonly AgreedRate[];
  /** The specialty's today. */
  hourly_premium: number;
  /** The worker's; null for the default. */
  deduction: number | null;
  /** The performer's. */
  coefficients: readonly Coefficient[];
};

/**
 * The rates that count for a shift: the worker's newest agreed rate of its specialty that is valid on its day, or the
 * rate of the order. The specialty's premium has no history, so a correction keeps the one that counted.
 */
export function ratesOf(
  { day, category, hourly_rate, pay }: Pick<Shift, 'day' | 'category' | 'hourly_rate' | 'pay'>,
  { agreed, hourly_premium, deduction, coefficients }: RateFacts,
): Rates {
  const [newest] = newestFirst(agreed).filter(
    ({ category_id, valid_from }) => category_id === category.id && valid_from <= day,
  );
  return {
    hourly_rate: newest?.hourly_rate ?? hourly_rate,
    hourly_premium: pay?.hourly_premium ?? hourly_premium,
    deduction: deduction ?? defaultDeduction,
    coefficients,
  };
}

/** By the first day on which they count. */
export const newestFirst = <R extends AgreedRate>(rates: readonly R[]): R[] =>
  rates.toSorted((one, other) => (one.valid_from < other.valid_from ? 1 : one.valid_from > other.valid_from ? -1 : 0));

/** Agreed rates of a worker. */
export const maxRates = 100;

/** Throws too-many-rates where a worker with so many gets another one. */
export const requireRoomForRate = (count: number): void => {
  if (count >= maxRates) throw new Problem('too-many-rates', { params: { limit: maxRates } });
};
