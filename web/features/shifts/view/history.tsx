import {
  ArrowRight,
  ArrowLeftRight,
  CalendarClock,
  CalendarX,
  CircleX,
  Coffee,
  LogOut,
  MessageSquare,
  Pencil,
  Play,
  Plus,
  Repeat2,
  Shield,
  Square,
  TimerOff,
  UserCheck,
  UserX,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listShiftLog } from '#shared/contracts/shifts.ts';
import type { LogEntry, Shift } from '#shared/contracts/shifts.ts';
import { minutesBetween } from '#shared/domain/instants.ts';
import { shiftStatuses } from '#shared/domain/shifts/shift.ts';
import { useGet } from '../../../api/query.ts';
import { clock, clockRange, dayOf, moment, shiftTime } from '../../../ui/format.ts';
import { live } from '../queries.ts';
import { stepsOf } from './history-groups.ts';
import type { Deed, Step } from './history-groups.ts';

const icons: Record<Deed, LucideIcon> = {
  created: Plus,
  assigned: UserCheck,
  replaced: Repeat2,
  reserved: Shield,
  called_up: ArrowLeftRight,
  left: LogOut,
  canceled: CircleX,
  started: Play,
  ended: Square,
  auto_completed: TimerOff,
  corrected: Pencil,
  no_show: UserX,
  not_filled: UserX,
  asked: CalendarClock,
  refused: CalendarX,
  moved: CalendarClock,
  break_started: Coffee,
  break_ended: Coffee,
  break_planned: Coffee,
  specialty: Pencil,
  commented: MessageSquare,
  changed: Pencil,
};

/** Who changed what, when, on whose behalf and why; before → after. */
export const History = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('shifts');
  const { data } = useGet(listShiftLog, { params: { id: shift.id } }, { refetchInterval: live });
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-14 mb-3 font-semibold">
        {t('view.history')}
      </h2>
      {!data && <span className="skeleton w-48" />}
      <ol>
        {stepsOf(data?.data ?? []).map((step) => (
          <StepItem key={step.at + step.by?.id} step={step} zone={shift.store.time_zone} />
        ))}
      </ol>
    </section>
  );
};

const StepItem = ({ step, zone }: { step: Step; zone: string }) => {
  const { t } = useTranslation('shifts');
  const { at, by, on_behalf_of, entries, deed } = step;
  const Icon = icons[deed];
  const reasons = new Set(entries.flatMap(({ reason }) => reason ?? []));
  return (
    <li className="group relative grid grid-cols-[20px_minmax(0,1fr)] gap-x-2.5 pb-4">
      <span
        aria-hidden
        className="border-line-strong absolute top-5.5 -bottom-0.5 left-[9.5px] border-l group-last:hidden"
      />
      <span aria-hidden className="bg-press text-ink-2 grid size-5 place-items-center rounded-full [&>svg]:size-3">
        <Icon />
      </span>
      <div className="min-w-0">
        <p className="font-medium">{t(`view.log.${deed}`)}</p>
        {entries.map((entry, nth) => (
          <Difference key={nth} entry={entry} zone={zone} />
        ))}
        {[...reasons].map((reason) => (
          <p key={reason} className="text-ink-2 text-pretty wrap-anywhere">
            “{reason}”
          </p>
        ))}
        <p className="text-12 text-ink-2">
          {by?.fio ?? t('view.log.clock')}
          {on_behalf_of && on_behalf_of.id !== by?.id && `, ${t('view.log.onBehalf', { name: on_behalf_of.fio })}`}
        </p>
        <time dateTime={at} className="figures text-12 text-ink-3">
          {moment(at, zone)}
        </time>
      </div>
    </li>
  );
};

/** What one entry changed, as text before and after; a punch needs no words beside the time it was made. */
const Difference = ({ entry, zone }: { entry: LogEntry; zone: string }) => {
  const { t } = useTranslation(['shifts', 'common']);
  if (isPunch(entry)) return null;
  const sameDay = isTimes(entry.before) && isTimes(entry.after) && dayOfTimes(entry.before) === dayOfTimes(entry.after);
  const before = isOpenBreak(entry.before) ? '' : valueText(entry.before);
  const after = valueText(entry.after);
  const label = entry.field && t(`view.log.field.${entry.field as 'starts_at'}`);
  if (entry.kind === 'comment') return <p className="text-ink-2 text-pretty wrap-anywhere">“{after}”</p>;
  if (before === '' && after === '') return null;
  return (
    <p className="text-12 text-ink-3 wrap-anywhere">
      {label && `${label}: `}
      {before !== '' && (entry.kind === 'status' ? before : <del>{before}</del>)}
      {before !== '' && after !== '' && (
        <ArrowRight aria-label={t('view.log.becomes')} className="mx-1 inline size-3" />
      )}
      {after !== '' && <ins className="text-ink-2 font-medium no-underline">{after}</ins>}
    </p>
  );

  function valueText(value: Value): string {
    if (value === null) return '';
    if (typeof value !== 'string') {
      if ('fio' in value) return value.fio;
      const minutes = minutesBetween(value.from, value.to ?? value.from);
      return `${clock(value.from, zone)}–${value.to && clock(value.to, zone)} (${t('view.log.minutes', { count: minutes })})`;
    }
    const status = shiftStatuses.find((one) => one === value);
    if (status) return t(`common:shiftStatus.${status}`);
    if (entry.field === 'planned_break_minutes') return t('view.log.minutes', { count: Number(value) });
    const [from = '', to] = value.split('/');
    if (to !== undefined) return sameDay ? clockRange(from, to, zone) : shiftTime(from, to, zone);
    return entry.kind === 'start' || entry.kind === 'end' ? moment(from, zone) : value;
  }

  function dayOfTimes(times: string): string {
    return dayOf(times.split('/')[0] ?? times, zone);
  }
};

type Value = LogEntry['before'];
/** Planned times are logged as one ISO 8601 interval. */
const isTimes = (value: Value): value is string => typeof value === 'string' && value.includes('/');
const isOpenBreak = (value: Value) => typeof value === 'object' && value !== null && 'to' in value && value.to === null;
const isPunch = ({ before, after, at }: LogEntry) => before === null && (after === at || isOpenBreak(after));
