import type { TFunction } from 'i18next';
import type { LogEntry, Shift } from '#shared/contracts/shifts.ts';
import { minutesBetween } from '#shared/domain/instants.ts';
import type { PlannedTimes } from '#shared/domain/shifts/shift.ts';
import { clock, clockRange, dayOf, moment, shiftTime } from '../../../ui/format.ts';

type Break = Shift['breaks'][number];
type Texts = { before: string; after: string };
type T = TFunction<['shifts', 'common']>;

/** What a log entry changed, in words; '' where there is nothing to say. `zone` is the store's. */
export const differenceOf = (entry: LogEntry, t: T, zone: string): Texts => {
  const both = <V>(before: V | null, after: V | null, text: (value: V) => string): Texts => ({
    before: before === null ? '' : text(before),
    after: after === null ? '' : text(after),
  });
  switch (entry.kind) {
    case 'status':
      return both(entry.before, entry.after, (status) => t(`common:shiftStatus.${status}`));
    case 'start':
    case 'end':
      return both(entry.before, entry.after, (instant) => moment(instant, zone));
    case 'staff':
      return both(entry.before, entry.after, ({ fio }) => fio);
    case 'break':
      return both(isOpen(entry.before) ? null : entry.before, entry.after, (pause) => breakText(pause, t, zone));
    case 'planned_break':
      return both(entry.before, entry.after, (count) => t('view.log.minutes', { count }));
    case 'category':
    case 'comment':
      return both<string>(entry.before, entry.after, (text) => text);
    case 'created':
    case 'change_asked':
    case 'change_refused':
      return both<PlannedTimes>(entry.before, entry.after, timesText(entry.before, entry.after, zone));
  }
};

/** The times of a punch are the time of its entry. */
export const isPunch = (entry: LogEntry): boolean => {
  if (entry.kind === 'break') return entry.before === null && isOpen(entry.after);
  return (entry.kind === 'start' || entry.kind === 'end') && entry.before === null && entry.after === entry.at;
};

const isOpen = (pause: Break | null) => pause !== null && pause.to === null;

const breakText = ({ from, to }: Break, t: T, zone: string) =>
  `${clock(from, zone)}–${to && clock(to, zone)} (${t('view.log.minutes', { count: minutesBetween(from, to ?? from) })})`;

/** The day is left out where it stays the same. */
const timesText = (before: PlannedTimes | null, after: PlannedTimes | null, zone: string) => {
  const sameDay = before && after && dayOf(before.starts_at, zone) === dayOf(after.starts_at, zone);
  return ({ starts_at, ends_at }: PlannedTimes) => (sameDay ? clockRange : shiftTime)(starts_at, ends_at, zone);
};
