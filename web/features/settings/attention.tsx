import { CalendarClock, CircleAlert, CircleCheck, Plus, Store, CircleX, ClockAlert, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listWaiting } from '#shared/contracts/people.ts';
import { listShifts } from '#shared/contracts/shifts.ts';
import type { Shift } from '#shared/contracts/shifts.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { addressOfView, countedViews, queryOfView } from '../../resource/shift-views.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { count as written, dayAndTime, dayOf, fullDay } from '../../ui/format.ts';
import { ShiftShape } from '../../ui/shift-status.tsx';
import { deviceTimeZone } from './device-time-zone.ts';

/** Milliseconds between two counts. */
const every = 30_000;

type Task = { id: string; to: string; icon: ReactNode; label: string; count: number | undefined; note: string | null };

/** What needs the person now, at the start of the page that customers and performers land on. */
export const Attention = () => {
  const me = useMe();
  const role = roleOf(me);
  const planning = role !== 'ROLE_USER' && role !== 'ROLE_VENDOR_STAFF' && !me.needs_company;
  return planning && <Tasks />;
};

const Tasks = () => {
  const { t } = useTranslation('settings');
  const { tasks, known, broken, retry } = useTasks();
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
          <Button onClick={retry}>{t('security.retry')}</Button>
        </p>
      ) : known && tasks.every(({ count }) => count === 0) ? (
        <NothingToDo />
      ) : (
        <ul className="divide-line flex divide-x max-md:flex-col max-md:divide-x-0 max-md:divide-y">
          {tasks.map((task) => (
            <li key={task.id} className="min-w-0 flex-1">
              <Tile {...task} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** For a company without a store, which cannot order yet, its first step. */
const NothingToDo = () => {
  const { t } = useTranslation('settings');
  const mayCreateStore = useMay('store.create');
  const stores = useGet(listStores, { query: { per_page: '1' } }, { enabled: mayCreateStore });
  return mayCreateStore && stores.data?.total === 0 ? (
    <p role="status" className="px-gutter flex flex-wrap items-center gap-3 py-3">
      <span className="flex min-w-0 items-center gap-2">
        <Store className="text-ink-3" />
        {t('attention.firstStep')}
      </span>
      <ButtonLink variant="primary" icon={Plus} to={paths.stores.new}>
        {t('attention.createStore')}
      </ButtonLink>
    </p>
  ) : (
    <p role="status" className="px-gutter text-ink-2 flex items-center gap-2 py-3">
      <CircleCheck className="text-success-text" />
      {t('attention.calm')}
    </p>
  );
};

const Tile = ({ to, icon, label, count, note }: Task) => (
  <Link
    to={to}
    className="px-gutter hover:bg-press flex h-full flex-col gap-0.5 py-3 -outline-offset-2 max-md:flex-row max-md:items-center max-md:gap-3"
  >
    <span className="text-12 text-ink-2 max-md:text-14 flex min-w-0 items-center gap-1.5 max-md:flex-1">
      {icon}
      {label}
    </span>
    {count === undefined ? (
      <span aria-hidden className="skeleton my-1.5 w-24" />
    ) : (
      <span className="flex flex-wrap items-baseline gap-x-2 max-md:flex-col max-md:items-end">
        <b className="figures text-20 font-semibold">{written(count)}</b>
        {note && <span className="text-12 text-ink-3 figures">{note}</span>}
      </span>
    )}
  </Link>
);

const isSome = (count: number | undefined) => count !== undefined && count > 0;

const useTasks = () => {
  const { t } = useTranslation('settings');
  const [answers, lets] = [useMay('shift.answer-change'), useMay('user.list-waiting')];
  const unfilled = useGet(
    listShifts,
    { query: { ...queryOfView(countedViews.unfilled), per_page: '1' } },
    { refetchInterval: every },
  );
  const changes = useGet(
    listShifts,
    { query: { ...queryOfView(countedViews.waiting), per_page: '1' } },
    { refetchInterval: every, enabled: answers },
  );
  const people = useGet(listWaiting, { query: { per_page: '1' } }, { refetchInterval: every, enabled: lets });
  const notStarted = useGet(
    listShifts,
    { query: { ...queryOfView(countedViews.notStarted), per_page: '1' } },
    { refetchInterval: every },
  );
  const loses = sideOf(roleOf(useMe())) !== 'performer';
  const lost = useGet(
    listShifts,
    { query: { ...queryOfView(countedViews.lost), per_page: '1' } },
    { refetchInterval: every, enabled: loses },
  );
  const queries = [
    notStarted,
    ...(loses ? [lost] : []),
    unfilled,
    ...(answers ? [changes] : []),
    ...(lets ? [people] : []),
  ];

  const first = (shift: Shift | undefined) => {
    const zone = shift?.store.time_zone ?? deviceTimeZone;
    return shift ? t('attention.first', { when: dayAndTime(shift.starts_at, zone) }) : null;
  };
  const [longest] = people.data?.data ?? [];
  // The first two are rare and urgent, so their tiles are shown only while they have shifts.
  const tasks: (Task | false)[] = [
    isSome(notStarted.data?.total) && {
      id: 'notStarted',
      to: addressOfView(countedViews.notStarted),
      icon: <ClockAlert className="text-danger-text" />,
      label: t('attention.notStarted'),
      count: notStarted.data?.total,
      note: first(notStarted.data?.data[0]),
    },
    isSome(lost.data?.total) && {
      id: 'lost',
      to: addressOfView(countedViews.lost),
      icon: <CircleX className="text-danger-text" />,
      label: t('attention.lost'),
      count: lost.data?.total,
      note: first(lost.data?.data[0]),
    },
    {
      id: 'unfilled',
      to: addressOfView(countedViews.unfilled),
      icon: <ShiftShape status="new" className="size-4" />,
      label: t('attention.unfilled'),
      count: unfilled.data?.total,
      note: first(unfilled.data?.data[0]) ?? t('attention.soon'),
    },
    answers && {
      id: 'changes',
      to: addressOfView(countedViews.waiting),
      icon: <CalendarClock className="text-info-text" />,
      label: t('attention.changes'),
      count: changes.data?.total,
      note: first(changes.data?.data[0]),
    },
    lets && {
      id: 'people',
      to: paths.people.waiting,
      icon: <UserRoundPlus className="text-ink-3" />,
      label: t('attention.people'),
      count: people.data?.total,
      note: longest ? t('attention.since', { day: fullDay(dayOf(longest.since, deviceTimeZone)) }) : null,
    },
  ];
  return {
    tasks: tasks.filter((task) => task !== false),
    known: queries.every(({ data }) => data),
    broken: queries.some(({ data, error }) => !data && error),
    retry: () => void Promise.all(queries.map(({ refetch }) => refetch())),
  };
};
