import { addDays } from '#shared/domain/days.ts';
import { dateRange } from '../../kit/list/date-range.ts';

/** The API's limit. */
const longest = 92;
const last = (days: number) => (today: string) => ({ from: addDays(today, 1 - days), to: today });

/** The days of the audit log. */
export const auditDates = dateRange({ month: last(30), today: last(1), week: last(7), quarter: last(90) }, longest);
