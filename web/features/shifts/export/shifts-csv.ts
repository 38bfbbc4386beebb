import type { TFunction } from 'i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { plannedMinutes } from '#shared/domain/shifts/timing.ts';
import { clock, fullDay } from '../../../ui/format.ts';
import type { ShiftTag } from '../shift-tags.ts';
import { csv } from './csv.ts';
import type { Cell } from './csv.ts';

/**
 * Columns in order. Times are in the store's time zone and durations in minutes, so that a spreadsheet can add them.
 */
const columns = {
  status: (shift, { t }) => t(`common:shiftStatus.${shift.status}`),
  day: ({ day }) => fullDay(day),
  start: ({ starts_at, store }) => clock(starts_at, store.time_zone),
  end: ({ ends_at, store }) => clock(ends_at, store.time_zone),
  store: ({ store }) => store.name,
  address: ({ store }) => store.address,
  customer: ({ customer }) => customer.name,
  performer: ({ vendor }) => vendor?.name ?? null,
  specialty: ({ category }) => category.name,
  worker: ({ staff }) => staff?.fio ?? null,
  actualStart: ({ actual_start, store }) => actual_start && clock(actual_start, store.time_zone),
  actualEnd: ({ actual_end, store }) => actual_end && clock(actual_end, store.time_zone),
  breaks: ({ actual_start, break_minutes }) => (actual_start ? break_minutes : null),
  worked: ({ actual_start, minutes_worked }) => (actual_start ? minutes_worked : null),
  planned: plannedMinutes,
  tardiness: ({ actual_start, tardiness_minutes }) => (actual_start ? tardiness_minutes : null),
  rate: ({ hourly_rate }) => String(hourly_rate / 100).replace('.', ','),
  flags: (shift, { tags }) =>
    tags(shift)
      .map(({ text }) => text)
      .join(', '),
} as const satisfies Record<string, (shift: Shift, context: ExportContext) => Cell>;
type ExportContext = { t: TFunction<['shifts', 'common']>; tags: (shift: Shift) => readonly ShiftTag[] };
type ColumnId = keyof typeof columns;

export const shiftsCsv = (shifts: readonly Shift[], context: ExportContext): string =>
  csv(
    Object.keys(columns).map((id) => context.t(`export.columns.${id as ColumnId}`)),
    shifts.map((shift) => Object.values(columns).map((cell) => cell(shift, context))),
  );
