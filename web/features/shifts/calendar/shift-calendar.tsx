import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Shift } from '#shared/contracts/shifts.ts';
import { shiftGaps } from '#shared/domain/shifts/coverage.ts';
import { shiftStatuses } from '#shared/domain/shifts/shift.ts';
import { useMay } from '../../../api/me.ts';
import { addressOfView, countedViews } from '../../../domain/shifts/shift-views.ts';
import { ExportMenu } from '../../../kit/list/export-menu.tsx';
import { FilterChips, SearchBox } from '../../../kit/list/filters.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { KeyHint } from '../../../ui/kbd.tsx';
import { useWide } from '../../../ui/media.ts';
import { useNow } from '../../../ui/now.ts';
import { Page, Toolbar, ToolbarEnd } from '../../../ui/page.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { useShortcuts } from '../../../ui/shortcuts.ts';
import { Tabs } from '../../../ui/tabs.tsx';
import { SaveIcal } from '../export/save-ical.tsx';
import { usePlaceChips, useWaitingCount } from '../list/use-filters.ts';
import { fetchShifts, useAllShifts, useHolidays, useListedStores, useStoresOf } from '../queries.ts';
import { CalendarContent } from './calendar-content.tsx';
import { Heading } from './heading.tsx';
import { Summary } from './summary.tsx';
import { inView, scales, useCalendar, type View, views } from './use-calendar.ts';

/** Offered only while they have shifts. */
const rareViews: readonly View[] = shiftGaps.filter((gap) => gap !== 'unfilled');

export default function ShiftCalendar() {
  const { t } = useTranslation(['shifts', 'common']);
  const navigate = useNavigate();
  const wide = useWide('md');
  const mayOrder = useMay('shift.create');
  const mayAnswer = useMay('shift.answer-change');
  const waiting = useWaitingCount();
  const now = useDeferredValue(useNow());
  const calendar = useCalendar();
  const { days, counted, scale, view, fits } = calendar;
  const from = days[0] ?? calendar.day;
  const to = days.at(-1) ?? calendar.day;
  const answer = useAllShifts({ from, to });
  // Thousands of cells are rendered with low priority, so that typing and scrolling stay responsive.
  const rendered = useDeferredValue(answer.data);
  const range = `${from}..${to}`;
  // The shifts of the days before must not appear as those of the days that are loading or not rendered yet.
  const isCurrent = useDeferredValue(range) === range && answer.data !== undefined;
  const loaded = isCurrent ? rendered : undefined;
  const found = useMemo(() => (loaded ?? []).filter(fits), [loaded, fits]);
  // Only this view depends on the time. The others keep their array, which the board compares by identity.
  const viewTime = view === 'not_started' ? now : '';
  const shown = useMemo(() => found.filter((shift) => inView[view](shift, viewTime)), [found, view, viewTime]);
  const isCounted = ({ day }: Shift) => counted.from <= day && day <= counted.to;
  const foundCounted = found.filter(isCounted);

  /** The shifts of the week or month in the address, also while they are loading. */
  const loadShown = async () =>
    (answer.data ?? (await fetchShifts(counted))).filter(
      (shift) => isCounted(shift) && fits(shift) && inView[view](shift, now),
    );
  // The list does not know the views of the calendar, so their shifts are named.
  const exported = async () => {
    const { q, ...places } = calendar.filters;
    if (view === 'all') return { ...counted, ...places, ...(q !== undefined && { search: q }) };
    return { id: (await loadShown()).map(({ id }) => id) };
  };

  const holidays = useHolidays(from, to);
  const stores = useListedStores();
  // The sales area of a store decides whether it must close on a holiday.
  const ofShifts = useStoresOf(loaded ?? [], holidays.size > 0);
  const places = useMemo(() => stores && { ...stores, ofShifts }, [stores, ofShifts]);
  const statuses = shiftStatuses.map((status) => ({ value: status, label: t(`common:shiftStatus.${status}`) }));
  // C uses the store, day and specialty of the focused shift, which the button's link does not contain.
  const order = () => {
    const cell = document.activeElement?.closest<HTMLElement>('[data-shift]')?.dataset['shift'];
    const like = shown.find(({ id }) => id === cell);
    const place = like && new URLSearchParams({ store: like.store.id, day: like.day, category: like.category.id });
    void navigate(place ? `${paths.shifts.new}?${place}` : paths.shifts.new);
  };
  useShortcuts(mayOrder ? { c: order } : {});

  const scaleChoice = (
    <Segments
      label={t('calendar.scale')}
      hiddenLabel
      value={scale}
      choices={scales.map((value) => ({ value, label: t(`calendar.scales.${value}`) }))}
      onChange={(next) => calendar.change({ scale: next === 'week' ? undefined : next })}
    />
  );

  return (
    <Page
      title={t('calendar.title')}
      aside={<Heading calendar={calendar} />}
      actions={
        <>
          {wide && scaleChoice}
          {mayOrder && (
            <ButtonLink variant="primary" icon={Plus} to={paths.shifts.new}>
              <span className="max-md:sr-only">{t('list.new')}</span>
              {wide && <KeyHint keys="C" on />}
            </ButtonLink>
          )}
        </>
      }
    >
      <Tabs
        label={t('calendar.views')}
        items={[
          ...views
            .map((id) => ({ id, count: foundCounted.filter((shift) => inView[id](shift, now)).length }))
            .filter(({ id, count }) => id === view || count > 0 || !rareViews.includes(id))
            .map(({ id, count }) => ({
              id,
              label: t(`calendar.view.${id}`),
              to: calendar.address({ view: id === 'all' ? undefined : id }),
              current: id === view,
              count: id === 'all' || !loaded ? undefined : count,
              hot: (id === 'unfilled' || rareViews.includes(id)) && count > 0,
            })),
          // Pending changes outside the shown days count too, so this links to the list of all of them.
          ...(mayAnswer
            ? [
                {
                  id: 'waiting',
                  label: t('list.view.waiting'),
                  to: addressOfView(countedViews.waiting),
                  count: waiting,
                  hot: waiting !== undefined && waiting > 0,
                },
              ]
            : []),
        ]}
      />
      <Toolbar>
        <SearchBox state={calendar} filter="q" label={t('calendar.search')} />
        {!wide && scaleChoice}
        <FilterChips
          state={calendar}
          filters={[...usePlaceChips(), { key: 'status', label: t('list.filter.status'), options: statuses }]}
        />
        <ToolbarEnd>
          <ExportMenu list="shifts" query={exported}>
            <SaveIcal name={`smena-${counted.from}-${counted.to}`} load={loadShown} />
          </ExportMenu>
        </ToolbarEnd>
      </Toolbar>
      <Summary
        shifts={loaded && shown.filter(isCounted)}
        now={now}
        addressOf={(next) => calendar.address({ view: next })}
      />
      <CalendarContent
        calendar={calendar}
        answer={answer}
        shifts={loaded && shown}
        places={places}
        holidays={holidays}
        now={now}
        mayOrder={mayOrder}
      />
    </Page>
  );
}
