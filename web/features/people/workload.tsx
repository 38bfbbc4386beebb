import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listWorkload } from '#shared/contracts/shifts.ts';
import { useGetByIds } from '../../api/query.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { paths } from '../../paths.ts';
import { productTimeZone } from '../../ui/days.ts';
import { clock, dayOf, hours, shortDay } from '../../ui/format.ts';
import { nothing } from '../../ui/nothing.tsx';

/**
 * The hours this month and the next shift of workers, in requests of their own, so that the list need not wait for
 * them.
 */
export const useWorkload = (ids: readonly string[], enabled: boolean) => {
  const { answers, isPending } = useGetByIds(listWorkload, ids, (id) => ({ query: { id } }), { enabled });
  const byId = new Map(answers.flatMap(({ data }) => data.map((row) => [row.id, row])));
  return (id: string) => byId.get(id) ?? (isPending ? 'pending' : undefined);
};
type Workload = ReturnType<ReturnType<typeof useWorkload>>;

export const MonthHours = ({ of }: { of: Workload }) => {
  if (of === 'pending') return '…';
  return of?.minutes ? <span className="figures">{hours(of.minutes)}</span> : nothing;
};

/** Opens the shift. The whole row is a link, which lies below it. */
export const NextShift = ({ of }: { of: Workload }) => {
  const { t } = useTranslation('people');
  if (of === 'pending') return '…';
  if (!of?.next) return nothing;
  const { shift_id, store, starts_at, kind } = of.next;
  const start = `${shortDay(dayOf(starts_at, productTimeZone))} ${clock(starts_at, productTimeZone)}`;
  const when = { planned: start, reserve: t('list.standBy', { start }), in_progress: t('list.atWork') }[kind];
  return (
    <Link to={paths.shifts.view(shift_id)} className="hover:text-primary-text relative z-1 tabular-nums">
      <Cut>{`${when} · ${store}`}</Cut>
    </Link>
  );
};
