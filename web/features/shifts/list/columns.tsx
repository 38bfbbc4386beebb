import { Ellipsis, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listShifts, Shift } from '#shared/contracts/shifts.ts';
import { noticeable, workedDifference } from '#shared/domain/shifts/worked-difference.ts';
import { ShiftPill } from '../../../domain/shifts/shift-status.tsx';
import { useShiftTags } from '../../../domain/shifts/shift-tags.ts';
import type { Column } from '../../../kit/list/column.ts';
import { columnsOf } from '../../../kit/list/columns-of.tsx';
import { Cut } from '../../../kit/list/cut.tsx';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { clock, clockRange, difference, hours, shiftTime, shortDay } from '../../../ui/format.ts';
import { useWide } from '../../../ui/media.ts';
import { Menu, MenuAction, MenuLink } from '../../../ui/menu.tsx';
import { nothing } from '../../../ui/nothing.tsx';
import { useNow } from '../../../ui/now.ts';
import { Tag } from '../../../ui/pill.tsx';
import { totalsOf } from './totals.ts';

const column = columnsOf<Shift, SortOf<typeof listShifts>>();

type Row = { shift: Shift };
export type RowActions = {
  mayOrder: boolean;
  onAssign: (shift: Shift, anchor: Element) => void;
  onCancel: (shift: Shift) => void;
};

const plannedTime = ({ starts_at, ends_at, store }: Shift) => clockRange(starts_at, ends_at, store.time_zone);

/**
 * The list's columns; below md they form two lines. `shifts` are the visible rows, for the totals. The minimums of the
 * cut texts leave 128 px for the flags beside the columns that are shown, with the longest words of the statuses, the
 * Russian ones.
 */
export const useShiftColumns = (
  shifts: readonly Shift[],
  isComplete: boolean,
  actions: RowActions,
): Column<Shift, SortOf<typeof listShifts>>[] => {
  const wide = useWide('md');
  const now = useNow();
  const table = useTableColumns(shifts, isComplete, now, actions);
  const list = useListColumns(now);
  return wide ? table : list;
};

const useTableColumns = (
  shifts: readonly Shift[],
  isComplete: boolean,
  now: string,
  actions: RowActions,
): Column<Shift, SortOf<typeof listShifts>>[] => {
  const { t } = useTranslation('shifts');
  const totals = totalsOf(shifts);
  return [
    {
      id: 'status',
      header: t('list.columns.status'),
      sort: 'status',
      cell: (shift) => <Status shift={shift} />,
      skeleton: 76,
      total: t(isComplete ? 'list.allTotal' : 'list.pageTotal'),
    },
    column.figures('date', t('list.columns.date'), ({ day }) => shortDay(day), { sort: 'starts_at' }),
    {
      id: 'planned',
      header: t('list.columns.planned'),
      cell: (shift) => <span className="figures font-medium">{plannedTime(shift)}</span>,
      skeleton: 80,
      total: <span className="figures">{hours(totals.planned)}</span>,
    },
    column.text('store', t('list.columns.store'), ({ store }) => store.name),
    column.note('specialty', t('list.columns.specialty'), ({ category }) => category.name, {
      size: 'short',
      from: 'lg',
    }),
    {
      id: 'worker',
      header: t('list.columns.worker'),
      cell: (shift) => <Worker shift={shift} onAssign={actions.onAssign} />,
      skeleton: 120,
    },
    {
      id: 'actual',
      header: t('list.columns.actual'),
      cell: (shift) => <Actual shift={shift} />,
      from: 'xl',
      skeleton: 80,
    },
    {
      id: 'worked',
      header: t('list.columns.worked'),
      cell: ({ actual_start, minutes_worked }) => (actual_start ? hours(minutes_worked) : nothing),
      align: 'end',
      from: 'xl',
      skeleton: 36,
      total: totals.worked > 0 && hours(totals.worked),
    },
    {
      id: 'difference',
      header: t('list.columns.difference'),
      cell: (shift) => <Difference minutes={workedDifference(shift)} />,
      align: 'end',
      from: 'xl',
      skeleton: 36,
      total: totals.difference !== null && difference(totals.difference),
    },
    {
      id: 'flags',
      header: t('list.columns.flags'),
      cell: (shift) => (
        <>
          <Flags shift={shift} now={now} />
          <RowMenu shift={shift} {...actions} />
        </>
      ),
      rest: true,
      fixed: true,
      skeleton: 80,
    },
  ];
};

const useListColumns = (now: string): Column<Shift, SortOf<typeof listShifts>>[] => {
  const { t } = useTranslation('shifts');
  return [
    {
      id: 'time',
      header: t('list.columns.date'),
      sort: 'starts_at',
      cell: ({ starts_at, ends_at, store }) => (
        <span className="figures">{shiftTime(starts_at, ends_at, store.time_zone)}</span>
      ),
      narrow: 'title',
    },
    {
      id: 'worker',
      header: t('list.columns.worker'),
      cell: ({ staff, status, category }) => (
        <>
          {staff ? `${staff.fio} · ` : status !== 'canceled' && <Unfilled status={status} />}
          {category.name}
        </>
      ),
      narrow: 'line',
    },
    { id: 'store', header: t('list.columns.store'), cell: ({ store }) => store.name, narrow: 'line' },
    {
      id: 'status',
      header: t('list.columns.status'),
      sort: 'status',
      cell: ({ status }) => <ShiftPill status={status} />,
      narrow: 'side',
    },
    {
      id: 'flags',
      header: t('list.columns.flags'),
      cell: (shift) => <Flags shift={shift} now={now} />,
      narrow: 'side',
    },
  ];
};

/** The row's link. Its accessible name identifies the shift, which sighted users see in the columns. */
const Status = ({ shift }: Row) => (
  <span className="flex">
    <ShiftPill status={shift.status} />
    <span className="sr-only">
      {shiftTime(shift.starts_at, shift.ends_at, shift.store.time_zone)}, {shift.store.name}, {shift.staff?.fio}
    </span>
  </span>
);

const Unfilled = ({ status }: Pick<Shift, 'status'>) => {
  const { t } = useTranslation('shifts');
  return (
    <>
      <span className={cx(status === 'new' && 'font-semibold text-(--shift-new-fg)')}>{t('words.unfilled')}</span>
      {' · '}
    </>
  );
};

const Worker = ({ shift, onAssign }: Row & Pick<RowActions, 'onAssign'>) => {
  const { t } = useTranslation('shifts');
  if (shift.staff)
    return (
      <span className="flex items-center gap-2">
        <span className="flex @max-[1240px]:hidden">
          <Avatar name={shift.staff.fio} size="sm" />
        </span>
        <Cut>{shift.staff.fio}</Cut>
      </span>
    );
  if (!shift.actions.includes('assign'))
    return shift.status === 'new' ? (
      <span className="font-medium text-(--shift-new-fg)">{t('words.unfilled')}</span>
    ) : (
      nothing
    );
  return (
    <button
      type="button"
      onClick={(event) => onAssign(shift, event.currentTarget)}
      className="rounded-1 text-primary-text relative z-1 inline-flex items-center gap-1.5 font-medium hover:underline"
    >
      <UserPlus className="size-3.5" />
      {t('words.action.assign')}
    </button>
  );
};

const Actual = ({ shift: { actual_start, actual_end, store } }: Row) =>
  actual_start ? (
    <span className="figures text-ink-2">
      {clock(actual_start, store.time_zone)}–{actual_end && clock(actual_end, store.time_zone)}
    </span>
  ) : (
    nothing
  );

const Difference = ({ minutes }: { minutes: number | null }) =>
  minutes !== null && (
    <span className={Math.abs(minutes) < noticeable ? 'text-ink-2' : 'text-warning-text font-semibold'}>
      {difference(minutes)}
    </span>
  );

/** Shows the most urgent one and the number of the others, because their translated names do not fit. */
const Flags = ({ shift, now }: Row & { now: string }) => {
  const [first, ...rest] = useShiftTags()(shift, now);
  if (!first) return null;
  return (
    <span className="flex items-center gap-1">
      <span title={first.text} className="relative z-1 flex min-w-0">
        <Tag tone={first.tone} icon={first.icon}>
          {first.text}
        </Tag>
      </span>
      {rest.length > 0 && (
        <span title={rest.map(({ text }) => text).join(', ')} className="text-12 text-ink-3 relative z-1">
          +{rest.length}
          <span className="sr-only">{rest.map(({ text }) => text).join(', ')}</span>
        </span>
      )}
    </span>
  );
};

const RowMenu = ({ shift, mayOrder, onCancel }: Row & Omit<RowActions, 'onAssign'>) => {
  const { t } = useTranslation('shifts');
  const may = (action: Shift['actions'][number]) => shift.actions.includes(action);
  if (!mayOrder && !may('edit') && !may('cancel')) return null;
  return (
    <span className="rounded-2 bg-hover absolute top-1/2 right-2 z-1 -translate-y-1/2 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-aria-expanded:opacity-100 pointer-coarse:bg-transparent pointer-coarse:opacity-100">
      <Menu
        label={t('list.more', { shift: `${shortDay(shift.day)} ${plannedTime(shift)}` })}
        button={
          <IconButton
            icon={Ellipsis}
            size="sm"
            label={t('list.more', { shift: `${shortDay(shift.day)} ${plannedTime(shift)}` })}
          />
        }
      >
        {may('edit') && (
          <MenuLink to={paths.shifts.edit(shift.id)} keys="E">
            {t('words.action.edit')}
          </MenuLink>
        )}
        {mayOrder && <MenuLink to={paths.shifts.like(shift.id)}>{t('list.copy')}</MenuLink>}
        {may('cancel') && (
          <MenuAction danger onClick={() => onCancel(shift)}>
            {t('words.action.cancel')}
          </MenuAction>
        )}
      </Menu>
    </span>
  );
};
