import { minus, noTotals, plus, type Totals, totalsOf } from '../pay/totals.ts';
import type { Shift } from '../shifts/shift.ts';
import type { Posting } from './hours.ts';

type Paid = Pick<Shift, 'hours' | 'pay' | 'paid'>;

/** What no locked month has paid of a shift. Null for a shift without pay. */
export const openTotals = ({ pay, paid }: Paid): Totals | null =>
  pay &&
  minus(
    totalsOf(pay),
    paid.reduce((sum, { totals }) => plus(sum, totals), noTotals),
  );

/** What the months pay of a shift: those that were locked before it was reopened, and the one that gets the rest. */
export const postingsOf = (shift: Paid): Posting[] => {
  const totals = openTotals(shift);
  return [...shift.paid, ...(shift.hours && totals ? [{ month: shift.hours.month, totals }] : [])];
};
