import { addDays } from '#shared/domain/days.ts';
import { paths } from '../../paths.ts';

/** The API's maximum range in days. */
export const longestRange = 400;

/** From today, YYYY-MM-DD. */
export const rangesAhead = {
  coming: (day: string) => ({ from: day, to: addDays(day, 30) }),
  // The API's maximum range, minus one day, because a store's time zone may be a day behind.
  ahead: (day: string) => ({ from: addDays(day, -1), to: addDays(day, longestRange - 1) }),
} as const;

/** Views of the list of shifts that several screens count and link to. */
export const countedViews = {
  unfilled: { dates: 'coming', status: 'new' },
  /** All changes that await the user's answer, on any future day. */
  waiting: { dates: 'ahead', waiting_for_me: 'true' },
  notStarted: { dates: 'ahead', gap: 'not_started' },
  missing: { dates: 'ahead', gap: 'missing' },
  lost: { dates: 'ahead', gap: 'canceled_by_performer' },
  soon: { dates: 'ahead', gap: 'unfilled_soon' },
} as const;
/** Of shifts that began in the last 30 days. */
export const overdueView = { dates: 'past', gap: 'overdue' } as const;
type CountedView = (typeof countedViews)[keyof typeof countedViews];

/** The address of the list with the shifts of a view. */
export const addressOfView = (view: CountedView | typeof overdueView): string =>
  `${paths.shifts.list}?${new URLSearchParams(view).toString()}`;
