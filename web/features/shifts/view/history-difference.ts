import type { TFunction } from 'i18next';
import type { LogEntry, Shift } from '#shared/contracts/shifts.ts';
import { minutesBetween } from '#shared/domain/instants.ts';
import type { PlannedTimes } from '#shared/domain/shifts/shift.ts';
import { clock, clockRange, dayOf, moment, money, shiftTime } from '../../../ui/format.ts';

type Break = Shift['breaks'][number];
type Texts = { before: string; after: string };
type T = TFunction<['shifts', 'common']>;

/** The change of a log entry as text; '' if there is nothing to show. `zone` is the store's. */
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
    case 'replacement_asked':
      return both(entry.before, entry.after, ({ fio }) => fio);
    case 'punch_claimed':
      return both(entry.before, entry.after, ({ at }) => moment(at, zone));
    case 'break':
      return both(isOpen(entry.before) ? null : entry.before, entry.after, (pause) => breakText(pause, t, zone));
    case 'planned_break':
      return both(entry.before, entry.after, (count) => t('view.log.minutes', { count }));
    case 'category':
    case 'comment':
      return both<string>(entry.before, entry.after, (text) => text);
    case 'rate':
      return both(entry.before, entry.after, (rate) => t('calendar.rate', { rate: money(rate) }));
    case 'created':
      return both<PlannedTimes>(entry.before, entry.after, timesText(entry.before, entry.after, zone));
    case 'change_asked':
    case 'change_refused':
      return termsTexts(entry.before, entry.after, t, zone);
    case 'hours':
      return both(entry.before, entry.after, (state) => t(`common:hoursState.${state}`));
    case 'pay':
      return both(entry.before, entry.after, ({ gross }) => money(gross));
    case 'premium':
      return both(entry.before, entry.after, ({ amount }) => money(amount));
    case 'declined':
      return both(entry.before, entry.after, ({ name }) => name);
    case 'back_dropped':
      return both(
        entry.before,
        entry.after,
        ({ store, starts_at, ends_at }) => `${store}, ${shiftTime(starts_at, ends_at, zone)}`,
      );
  }
};

/** The key of the field's label, `view.log.field`; null for entries that need none. */
export const fieldOf = (entry: LogEntry) => {
  if (entry.kind === 'break' || entry.kind === 'pay' || entry.kind === 'premium') return entry.kind;
  return entry.kind === 'planned_break' ? 'planned_break_minutes' : entry.field;
};

/** A punch's time is the time of its entry. */
export const isPunch = (entry: LogEntry): boolean => {
  if (entry.kind === 'break') return entry.before === null && isOpen(entry.after);
  return (entry.kind === 'start' || entry.kind === 'end') && entry.before === null && entry.after === entry.at;
};

const isOpen = (pause: Break | null) => pause !== null && pause.to === null;

const breakText = ({ from, to }: Break, t: T, zone: string) =>
  `${clock(from, zone)}–${to && clock(to, zone)} (${t('view.log.minutes', { count: minutesBetween(from, to ?? from) })})`;

type Terms = Extract<LogEntry, { kind: 'change_refused' }>['before'];

/** Of two sets of terms only the differences; of refused terms the times and the specialty. */
const termsTexts = (before: Terms, after: Terms | null, t: T, zone: string): Texts => {
  const times = timesText(before, after, zone);
  if (!after) return { before: [times(before), before.category].join(', '), after: '' };
  const parts = (terms: Terms) => [
    times(terms),
    terms.category,
    t('calendar.rate', { rate: money(terms.hourly_rate) }),
    t('view.log.plannedBreak', { count: terms.planned_break_minutes }),
  ];
  const [old, requested] = [parts(before), parts(after)];
  const changed = (one: string[], other: string[]) => one.filter((part, nth) => part !== other[nth]).join(', ');
  return { before: changed(old, requested), after: changed(requested, old) };
};

/** Omits the day when it is unchanged. */
const timesText = (before: PlannedTimes | null, after: PlannedTimes | null, zone: string) => {
  const sameDay = before && after && dayOf(before.starts_at, zone) === dayOf(after.starts_at, zone);
  return ({ starts_at, ends_at }: PlannedTimes) => (sameDay ? clockRange : shiftTime)(starts_at, ends_at, zone);
};
