import {
  ArrowLeftRight,
  ArrowRight,
  Ban,
  Calculator,
  CalendarClock,
  CalendarX,
  Check,
  CircleX,
  Coffee,
  Gift,
  LogOut,
  type LucideIcon,
  MessageSquare,
  MessageSquareWarning,
  Pencil,
  Play,
  Plus,
  Repeat2,
  RotateCcw,
  Smartphone,
  Shield,
  ShieldOff,
  Square,
  TimerOff,
  UserCheck,
  UserX,
} from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listShiftLog, type LogEntry, type Shift } from '#shared/contracts/shifts.ts';
import { api } from '../../../api/client.ts';
import { useHistory } from '../../../api/pages.ts';
import { ShowEarlier } from '../../../kit/parts/show-earlier.tsx';
import { moment } from '../../../ui/format.ts';
import { differenceOf, fieldOf, isPunch } from './history-difference.ts';
import { type Step, type StepKind, stepsOf } from './history-groups.ts';

const icons: Record<StepKind, LucideIcon> = {
  created: Plus,
  assigned: UserCheck,
  replaced: Repeat2,
  replacement_asked: Repeat2,
  punch_claimed: Smartphone,
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
  withdrawn: CalendarX,
  moved: CalendarClock,
  break_started: Coffee,
  break_ended: Coffee,
  break_planned: Coffee,
  specialty: Pencil,
  declined: Ban,
  back_dropped: ShieldOff,
  hours_approved: Check,
  hours_unapproved: RotateCcw,
  hours_disputed: MessageSquareWarning,
  hours_accepted: Check,
  hours_proposed: Pencil,
  hours_reopened: RotateCcw,
  premium: Gift,
  pay: Calculator,
  commented: MessageSquare,
  changed: Pencil,
};

/** The log: author, change (before → after), time, principal and reason. */
export const History = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation('shifts');
  const list = useRef<HTMLOListElement>(null);
  const history = useHistory(listShiftLog, shift.id, (page, signal) =>
    api(listShiftLog, { params: { id: shift.id }, query: { page } }, { signal }),
  );
  const steps = stepsOf(history.entries ?? []);
  // The rest of the oldest step may be on the page that is not open yet.
  const completeSteps = history.hasEarlier ? steps.slice(0, -1) : steps;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-14 mb-3 font-semibold">
        {t('view.history')}
      </h2>
      {!history.entries && !history.error && <span className="skeleton w-48" />}
      <ol ref={list}>
        {completeSteps.map((step) => (
          <StepItem key={step.at + step.by?.id} step={step} zone={shift.store.time_zone} />
        ))}
      </ol>
      <ShowEarlier history={history} list={list} />
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
            {t('view.log.quoted', { text: reason })}
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

/** The change of one entry. A punch shows nothing besides the time of the entry. */
const Difference = ({ entry, zone }: { entry: LogEntry; zone: string }) => {
  const { t } = useTranslation(['shifts', 'common']);
  if (isPunch(entry)) return null;
  const { before, after } = differenceOf(entry, t, zone);
  if (entry.kind === 'comment')
    return <p className="text-ink-2 text-pretty wrap-anywhere">{t('view.log.quoted', { text: after })}</p>;
  if (before === '' && after === '') return null;
  const field = fieldOf(entry);
  const label = field && t(`view.log.field.${field}`);
  return (
    <p className="text-12 text-ink-3 wrap-anywhere">
      {label && `${label}: `}
      {before !== '' && (['status', 'hours', 'declined'].includes(entry.kind) ? before : <del>{before}</del>)}
      {before !== '' && after !== '' && (
        <ArrowRight aria-label={t('view.log.becomes')} className="mx-1 inline size-3" />
      )}
      {after !== '' && <ins className="text-ink-2 font-medium no-underline">{after}</ins>}
    </p>
  );
};
