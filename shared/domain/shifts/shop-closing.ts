/** m². Act 223/2016 lets shops up to this area open on every day. */
const largestOpenAreaM2 = 200;
const closedAllDay = ['01-01', '05-08', '09-28', '10-28', '12-25', '12-26'];

/**
 * The local hour from which act 223/2016 closes a shop on a day (YYYY-MM-DD); null if it may stay open. A shop of
 * unknown area counts as small.
 */
export function closesFrom(day: string, { sales_area_m2 }: { sales_area_m2: number | null }): number | null {
  if ((sales_area_m2 ?? 0) <= largestOpenAreaM2) return null;
  const monthAndDay = day.slice(5);
  if (monthAndDay === '12-24') return 12;
  return closedAllDay.includes(monthAndDay) || day === easterMonday(Number(day.slice(0, 4))) ? 0 : null;
}

/** YYYY-MM-DD, by the Gregorian computus of Meeus, Jones and Butcher. */
function easterMonday(year: number): string {
  const century = Math.floor(year / 100);
  const goldenNumber = year % 19;
  const moonShift = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * goldenNumber + 15;
  const epact = moonShift % 30;
  const isLate = epact > 28 || (epact === 28 && goldenNumber > 10);
  const fullMoon = epact - (isLate ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + fullMoon + 2 - century + Math.floor(century / 4)) % 7;
  return new Date(Date.UTC(year, 2, 28 + fullMoon - weekday + 1)).toISOString().slice(0, 10);
}
