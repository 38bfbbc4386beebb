import { addDays } from '../days.ts';
import { earliest } from '../instants.ts';
import { Problem } from '../problem.ts';
import type { Coefficient } from './pay.ts';

/** Of a performer. */
export const maxCoefficients = 100;

/** Throws too-many-coefficients where a performer with so many gets a new one. */
export const requireRoom = (count: number): void => {
  if (count >= maxCoefficients) throw new Problem('too-many-coefficients', { params: { limit: maxCoefficients } });
};

/** Throws coefficient-end-before-start. */
export const requireOrder = ({ valid_from, valid_to }: Pick<Coefficient, 'valid_from' | 'valid_to'>): void => {
  if (valid_to !== null && valid_to < valid_from)
    throw new Problem('coefficient-end-before-start', { fields: { valid_to: { key: 'range-order' } } });
};

/** Text that sorts after every day. */
const never = '9999-12-31';

type Rule = Pick<Coefficient, 'condition' | 'valid_from' | 'valid_to' | 'customer_id'>;
/** Whether two coefficients of a performer raise the same minutes of some shift. */
export const addUp = (one: Rule, other: Rule): boolean =>
  one.condition === other.condition &&
  (one.customer_id === null || other.customer_id === null || one.customer_id === other.customer_id) &&
  one.valid_from <= (other.valid_to ?? never) &&
  other.valid_from <= (one.valid_to ?? never);

/** Whether a coefficient counts on a day. */
export const isValidOn = ({ valid_from, valid_to }: Pick<Rule, 'valid_from' | 'valid_to'>, day: string): boolean =>
  valid_from <= day && day <= (valid_to ?? never);

const rateAndPlace = ({ condition, factor, valid_from, customer_id }: Coefficient) =>
  JSON.stringify([condition, factor, valid_from, customer_id]);

/**
 * The first day whose pay a change of a coefficient changes, null for none. A new one has no `before`, a deleted one no
 * `after`.
 */
export function firstAffectedDay(before: Coefficient | null, after: Coefficient | null): string | null {
  if (!before || !after) return (before ?? after)?.valid_from ?? null;
  if (rateAndPlace(before) !== rateAndPlace(after)) return earliest(before.valid_from, after.valid_from);
  if (before.valid_to === after.valid_to) return null;
  return addDays(earliest(before.valid_to ?? never, after.valid_to ?? never), 1);
}
