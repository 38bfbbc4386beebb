/** m². Act 223/2016 lets shops up to this area open on every day. */
const largestOpenAreaM2 = 200;
const closedAllDay = ['01-01', '05-08', '09-28', '10-28', '12-25', '12-26'];

/** Easter Monday is the only state holiday on a Monday in March or April. */
const isEasterMonday = (holiday: string): boolean => /-0[34]-/.test(holiday) && new Date(holiday).getUTCDay() === 1;

/**
 * The local hour from which act 223/2016 closes a shop on a state holiday (YYYY-MM-DD); null if it may stay open. A
 * shop of unknown area counts as small.
 */
export function closesFrom(holiday: string, { sales_area_m2 }: { sales_area_m2: number | null }): number | null {
  if ((sales_area_m2 ?? 0) <= largestOpenAreaM2) return null;
  const monthAndDay = holiday.slice(5);
  if (monthAndDay === '12-24') return 12;
  return closedAllDay.includes(monthAndDay) || isEasterMonday(holiday) ? 0 : null;
}
