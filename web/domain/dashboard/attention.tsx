import {
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  ClockAlert,
  Handshake,
  MailPlus,
  TimerOff,
  UserRoundPlus,
  UserX,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { getDashboard, Tally } from '#shared/contracts/shifts.ts';
import { useMay } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { deviceDay } from '../../ui/device-time.ts';
import { count as written, namedDay } from '../../ui/format.ts';
import { ShiftShape } from '../shifts/shift-status.tsx';
import { addressOfView, countedViews, overdueView } from '../shifts/shift-views.ts';
import { UrgentShifts } from './urgent-shifts.tsx';
import { useDashboard } from './use-dashboard.ts';

type Task = { id: string; to: string; icon: ReactNode; label: string; count: number | undefined; note: string | null };

/** Who is on site, the shifts to act on by name, and the counts of everything that waits, with links to the lists. */
export const Tasks = () => {
  const { t } = useTranslation('dashboard');
  const { tasks, shifts, isCounted, known, broken, retry } = useTasks();
  const heading = useId();
  return (
    <section aria-labelledby={heading} aria-busy={!known && !broken} className="border-line border-y">
      <h2 id={heading} className="sr-only">
        {t('attention.title')}
      </h2>
      {broken ? (
        <p role="alert" className="px-gutter flex flex-wrap items-center gap-3 py-3">
          <span className="flex items-center gap-2">
            <CircleAlert className="text-danger-text" />
            {t('attention.broken')}
          </span>
          <Button onClick={retry}>{t('attention.retry')}</Button>
        </p>
      ) : known && isCounted && tasks.every(({ count }) => count === 0) ? (
        <>
          {shifts && <OnSite shifts={shifts} />}
          <NothingToDo />
        </>
      ) : (
        <>
          {shifts && <OnSite shifts={shifts} />}
          {shifts && shifts.urgent.length > 0 && <UrgentShifts shifts={shifts.urgent} />}
          {!isCounted && <p className="px-gutter text-ink-2 py-3">{t('attention.tooMany')}</p>}
          {/* The first row's and column's lines are cut off, so that lines are only between tiles. Numbers stand on one line. */}
          <ul className="grid grid-cols-1 overflow-hidden md:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
            {tasks.map((task) => (
              <li
                key={task.id}
                className="border-line -mt-px -ml-px min-w-0 border-t border-l md:row-span-2 md:grid md:grid-rows-subgrid"
              >
                <Tile {...task} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

type Shifts = NonNullable<Answer<typeof getDashboard>['data']['shifts']>;

/** How many workers are there, of those who should be. A worker who has not come yet is missing after some minutes. */
const OnSite = ({ shifts }: { shifts: Shifts }) => {
  const { t } = useTranslation('dashboard');
  const { present, absent } = shifts.on_site;
  if (present + absent === 0) return null;
  const { not_started, missing, canceled_by_performer: lost } = shifts;
  const isGap = absent > 0 && not_started.count + missing.count + (lost?.count ?? 0) > 0;
  return (
    <Link
      to={paths.shifts.board}
      className={cx(
        'border-line px-gutter flex items-center gap-2 border-b py-2.5 -outline-offset-2',
        isGap ? 'bg-danger-soft' : 'hover:bg-hover',
      )}
    >
      {isGap ? (
        <ClockAlert className="text-danger-text" />
      ) : absent > 0 ? (
        <Clock className="text-ink-2" />
      ) : (
        <CircleCheck className="text-success-text" />
      )}
      <b className="text-14 font-semibold">{t('attention.onSite', { present, count: present + absent })}</b>
    </Link>
  );
};

const NothingToDo = () => {
  const { t } = useTranslation('dashboard');
  return (
    <p role="status" className="px-gutter text-ink-2 flex items-center gap-2 py-3">
      <CircleCheck className="text-success-text" />
      {t('attention.calm')}
    </p>
  );
};

const Tile = ({ to, icon, label, count, note }: Task) => (
  <Link
    to={to}
    className="px-gutter hover:bg-press grid gap-0.5 py-3 -outline-offset-2 max-md:grid-cols-[1fr_auto] max-md:items-center max-md:gap-x-3 md:row-span-2 md:grid-rows-subgrid"
  >
    <span className="text-12 text-ink-2 max-md:text-14 flex min-w-0 items-center gap-1.5">
      {icon}
      <span className="min-w-0 break-words">{label}</span>
    </span>
    {count === undefined ? (
      <span aria-hidden className="skeleton my-1.5 w-24" />
    ) : (
      <span className="flex flex-wrap content-start items-baseline gap-x-2 max-md:contents">
        <b className="figures text-20 font-semibold">{written(count)}</b>
        {note && (
          <span
            title={note}
            className="text-12 text-ink-3 line-clamp-2 min-w-0 break-words tabular-nums max-md:col-span-2"
          >
            {note}
          </span>
        )}
      </span>
    )}
  </Link>
);

const useTasks = () => {
  const { t } = useTranslation('dashboard');
  const [answers, lets] = [useMay('shift.answer-change'), useMay('user.list-waiting')];
  const { data: answer, error, refetch } = useDashboard();
  const { shifts, waiting, invitations, service_requests } = answer?.data ?? {};
  const first = (tally: Tally | null | undefined) =>
    tally?.first ? t('attention.first', { day: namedDay(tally.first) }) : null;
  /** Rare and urgent ones have a tile only while they have shifts. */
  const rare = (id: string, to: string, label: string, icon: ReactNode, tally: Tally | null | undefined) =>
    tally && tally.count > 0 && { id, to, icon, label, count: tally.count, note: first(tally) };
  const isCounted = shifts !== null;
  const tasks: (Task | false | null | undefined)[] = [
    rare(
      'unfilledSoon',
      addressOfView(countedViews.soon),
      t('attention.unfilledSoon'),
      <CircleAlert className="text-danger-text" />,
      shifts?.unfilled_soon,
    ),
    rare(
      'notStarted',
      addressOfView(countedViews.notStarted),
      t('attention.notStarted'),
      <ClockAlert className="text-danger-text" />,
      shifts?.not_started,
    ),
    rare(
      'missing',
      addressOfView(countedViews.missing),
      t('attention.missing'),
      <UserX className="text-danger-text" />,
      shifts?.missing,
    ),
    rare(
      'overdue',
      addressOfView(overdueView),
      t('attention.overdue'),
      <TimerOff className="text-warning-text" />,
      shifts?.overdue,
    ),
    rare(
      'lost',
      addressOfView(countedViews.lost),
      t('attention.lost'),
      <CircleX className="text-danger-text" />,
      shifts?.canceled_by_performer,
    ),
    isCounted && {
      id: 'unfilled',
      to: addressOfView(countedViews.unfilled),
      icon: <ShiftShape status="new" className="size-4" />,
      label: t('attention.unfilled'),
      count: shifts?.unfilled.count,
      note: first(shifts?.unfilled) ?? t('attention.soon'),
    },
    isCounted &&
      answers && {
        id: 'changes',
        to: addressOfView(countedViews.waiting),
        icon: <CalendarClock className="text-info-text" />,
        label: t('attention.changes'),
        count: shifts?.changes.count,
        note: first(shifts?.changes),
      },
    lets && {
      id: 'people',
      to: paths.people.waiting,
      icon: <UserRoundPlus className="text-ink-3" />,
      label: t('attention.people'),
      count: waiting?.count,
      note: waiting?.since ? t('attention.since', { day: deviceDay(waiting.since) }) : null,
    },
    Boolean(service_requests) && {
      id: 'requests',
      to: paths.clients.openRequests,
      icon: <Handshake className="text-info-text" />,
      label: t('attention.requests'),
      count: service_requests ?? 0,
      note: null,
    },
    invitations !== undefined &&
      invitations !== null &&
      invitations > 0 && {
        id: 'invitations',
        to: paths.people.openInvitations,
        icon: <MailPlus className="text-ink-3" />,
        label: t('attention.invitations'),
        count: invitations,
        note: null,
      },
  ];
  return {
    shifts,
    tasks: tasks.filter((task): task is Task => Boolean(task)),
    isCounted,
    known: answer !== undefined,
    broken: !answer && error !== null,
    retry: () => void refetch(),
  };
};
