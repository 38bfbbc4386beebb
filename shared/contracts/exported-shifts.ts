import { plannedMinutes } from '../domain/shifts/timing.ts';
import { clock, fullDay } from '../domain/time-text.ts';
import { exportedList } from './exported-list.ts';
import { listShifts } from './shifts.ts';

/** Times are in the store's time zone and durations in minutes, so that a spreadsheet can add them. */
export const exportedShifts = exportedList({
  list: listShifts,
  bounded: true,
  audit: 'shifts-exported',
  columns: {
    status: ({ status }, { shiftStatus }) => shiftStatus[status],
    day: ({ day }) => fullDay(day),
    start: ({ starts_at, store }) => clock(starts_at, store.time_zone),
    end: ({ ends_at, store }) => clock(ends_at, store.time_zone),
    store: ({ store }) => store.name,
    address: ({ store }) => store.address,
    customer: ({ customer }) => customer.name,
    performer: ({ vendor }) => vendor?.name ?? null,
    specialty: ({ category }) => category.name,
    worker: ({ staff }) => staff?.fio ?? null,
    actual_start: ({ actual_start, store }) => actual_start && clock(actual_start, store.time_zone),
    actual_end: ({ actual_end, store }) => actual_end && clock(actual_end, store.time_zone),
    breaks: ({ actual_start, break_minutes }) => (actual_start ? break_minutes : null),
    worked: ({ actual_start, minutes_worked }) => (actual_start ? minutes_worked : null),
    planned: plannedMinutes,
    tardiness: ({ actual_start, tardiness_minutes }) => (actual_start ? tardiness_minutes : null),
    rate: ({ hourly_rate }) => hourly_rate / 100,
    flags: (shift, { shiftTags }) => shiftTags(shift).join(', '),
  },
});
