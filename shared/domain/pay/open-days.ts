import { nextMonth } from '../hours/months.ts';
import { Problem } from '../problem.ts';

/** Throws `code` for a day in or before a locked month of the performer: what counts then has been paid. */
export function requireOpen(
  day: string,
  locked: readonly string[],
  code: 'coefficient-in-locked-month' | 'rate-in-locked-month',
): void {
  const month = locked.toSorted().at(-1);
  if (month === undefined) return;
  const firstOpenDay = `${nextMonth(month)}-01`;
  if (day < firstOpenDay) throw new Problem(code, { params: { month, day: firstOpenDay } });
}
