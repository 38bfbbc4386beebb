import type { Kind, Kept } from '../audit/kind.ts';
import { hoursText } from './hours-text.ts';
import type { Schedule, Weekday } from './schedule.ts';

type StoreValues = {
  name: string;
  address: string;
  location: { lat: number; lng: number } | null;
  phone: string | null;
  sales_area_m2: number | null;
  time_zone: string;
  schedule: Schedule;
  pickup: boolean;
  active: boolean;
  delivery_warehouse: boolean;
};
const hoursOn =
  (day: Weekday): Kept<StoreValues> =>
  ({ schedule }) =>
    hoursText(schedule.week[day]) || null;

export const storeAudit = {
  name: ({ name }) => name,
  address: ({ address }) => address,
  location: ({ location }) => location && `${location.lat}, ${location.lng}`,
  phone: ({ phone }) => phone,
  sales_area_m2: ({ sales_area_m2 }) => sales_area_m2,
  time_zone: ({ time_zone }) => time_zone,
  mon: hoursOn('mon'),
  tue: hoursOn('tue'),
  wed: hoursOn('wed'),
  thu: hoursOn('thu'),
  fri: hoursOn('fri'),
  sat: hoursOn('sat'),
  sun: hoursOn('sun'),
  exceptions: ({ schedule }) => schedule.exceptions.map(({ date, hours }) => `${date} ${hoursText(hours)}`.trim()),
  pickup: ({ pickup }) => pickup,
  delivery_warehouse: ({ delivery_warehouse }) => delivery_warehouse,
  active: ({ active }) => active,
} satisfies Kind<StoreValues>;
