import type { Kept, Kind } from '../audit/kind.ts';
import { hoursText } from '../stores/hours-text.ts';
import type { Weekday } from '../stores/schedule.ts';
import type { SupportHours } from './support-hours.ts';

export const footerAudit = { footer_name: ({ name }) => name, footer_url: ({ url }) => url } satisfies Kind<{
  name: string;
  url: string | null;
}>;

const hoursOn =
  (day: Weekday): Kept<SupportHours> =>
  ({ week }) =>
    hoursText(week[day]) || null;

export const supportHoursAudit = {
  mon: hoursOn('mon'),
  tue: hoursOn('tue'),
  wed: hoursOn('wed'),
  thu: hoursOn('thu'),
  fri: hoursOn('fri'),
  sat: hoursOn('sat'),
  sun: hoursOn('sun'),
} satisfies Kind<SupportHours>;
