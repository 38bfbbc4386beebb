import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Shift } from '#shared/contracts/shifts.ts';
import { useMay } from '../../../api/me.ts';
import { useStaffing } from '../../../domain/shifts/staffing/staffing-on-demand.tsx';
import { Broken } from '../../../kit/parts/broken.tsx';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useWide } from '../../../ui/media.ts';
import { Body } from '../../../ui/page.tsx';
import type { useAllShifts } from '../queries.ts';
import { Agenda } from './agenda.tsx';
import { arrange, type Place } from './arrange.ts';
import { BoardSkeleton } from './board-skeleton.tsx';
import { Board } from './board.tsx';
import { useHoverCard } from './hover-card.tsx';
import { Month } from './month.tsx';
import type { Calendar } from './use-calendar.ts';
import { useMove } from './use-move.tsx';

/** The content of the calendar: a month, a week by store, one day below md, or a loading, empty or error state. */
export const CalendarContent = ({
  calendar,
  answer,
  shifts,
  places,
  holidays,
  now,
  mayOrder,
}: {
  calendar: Calendar;
  answer: ReturnType<typeof useAllShifts>;
  /** undefined until loaded. */
  shifts: readonly Shift[] | undefined;
  /** The user's stores, if they are not too many, and those of the shifts; undefined until loaded. */
  places: { total: number; listed: readonly Place[]; ofShifts: readonly Place[] } | undefined;
  /** Names of state holidays by date, YYYY-MM-DD. */
  holidays: ReadonlyMap<string, string>;
  now: string;
  mayOrder: boolean;
}) => {
  const { t } = useTranslation(['shifts', 'common']);
  const navigate = useNavigate();
  const wide = useWide('md');
  const mayCreateStore = useMay('store.create');
  const { move, dialog } = useMove();
  const { scale, day, days } = calendar;
  const addressOf = (one: string) => calendar.address({ day: one, scale: undefined });
  const { showsEmpty } = calendar;
  const stores = useMemo(() => {
    const { listed = [], ofShifts = [] } = places ?? {};
    return arrange(shifts ?? [], days, {
      places: [...listed, ...ofShifts],
      holidays,
      empty: listed.filter(showsEmpty),
    });
  }, [shifts, days, places, holidays, showsEmpty]);
  const staffing = useStaffing(shifts ?? []);
  const hover = useHoverCard(staffing.isOpen ? [] : (shifts ?? []), now);
  const open = (shift: Shift, cell: HTMLElement) =>
    shift.status === 'new' && shift.actions.includes('assign')
      ? staffing.ask(shift, cell)
      : void navigate(paths.shifts.view(shift.id));

  if (!shifts)
    return answer.error ? (
      <Body>
        <Broken error={answer.error} onRetry={answer.refetch} />
      </Body>
    ) : (
      <Body>
        <BoardSkeleton />
      </Body>
    );
  if (shifts.length === 0 && places?.total === 0 && mayCreateStore)
    return (
      <Body>
        <EmptyState
          kind="start"
          title={t('order.noStore')}
          actions={
            <ButtonLink variant="primary" icon={Plus} to={paths.stores.new}>
              {t('order.createStore')}
            </ButtonLink>
          }
        >
          {t('order.noStoreHelp')}
        </EmptyState>
      </Body>
    );
  if (scale === 'month')
    return (
      <Body>
        <Month days={days} month={day} shifts={shifts} holidays={holidays} now={now} addressOf={addressOf} />
      </Body>
    );
  if (!wide)
    return (
      <Body>
        <Agenda
          days={days}
          day={day}
          shifts={shifts}
          holidays={holidays}
          now={now}
          addressOf={addressOf}
          onOpen={open}
        />
        {staffing.popover}
      </Body>
    );
  if (stores.length === 0)
    return (
      <Body>
        <EmptyState
          kind="search"
          title={t('calendar.none.title')}
          actions={calendar.filtered && <Button onClick={calendar.clear}>{t('common:filters.clearAll')}</Button>}
        >
          {t(calendar.filtered || calendar.view !== 'all' ? 'calendar.none.text' : 'calendar.none.first')}
        </EmptyState>
      </Body>
    );
  return (
    <Body>
      <div {...hover.listeners}>
        <Board
          stores={stores}
          days={days}
          holidays={holidays}
          now={now}
          mayOrder={mayOrder}
          onOpen={open}
          onMove={(shift, to) => void move(shift, to)}
        />
      </div>
      {hover.card}
      {staffing.popover}
      {dialog}
    </Body>
  );
};
