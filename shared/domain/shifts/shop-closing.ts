/** Act 223/2016 lets smaller shops open on every day. */
const largestOpenAreaM2 = 200;
const closedAllDay = ['01-01', '05-08', '09-28', '10-28', '12-25', '12-26'];

/** The only state holiday that falls on a Monday in March or April. */
const isEasterMonday = (holiday: string): boolean => /-0[34]-/.test(holiday) && new Date(holiday).getUTCDay() === 1;

/**
 * The local hour from which act 223/2016 closes a shop on a state holiday (YYYY-MM-DD), or null where it may stay open.
 * A shop whose area is not known counts as small.
 */
export function closesFrom(holiday: string, { sales_area_m2 }: { sales_area_m2: number | null }): number | null {
  if ((sales_area_m2 ?? 0) <= largestOpenAreaM2) return null;
  const monthAndDay = holiday.slice(5);
  if (monthAndDay === '12-24') return 12;
  return closedAllDay.includes(monthAndDay) || isEasterMonday(holiday) ? 0 : null;
}
