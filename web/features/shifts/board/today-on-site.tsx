import { Maximize, Plus } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { liveState } from '../../../api/live-state.ts';
import { useMay } from '../../../api/me.ts';
import { UrgentShifts } from '../../../domain/dashboard/urgent-shifts.tsx';
import { useStoreFilter } from '../../../domain/lookup-filters.ts';
import { FilterChips } from '../../../kit/list/filters.tsx';
import { Broken } from '../../../kit/parts/broken.tsx';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink, IconButton } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { productTimeZone, today } from '../../../ui/days.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { clock, fullDay, shortDayName } from '../../../ui/format.ts';
import { useWide } from '../../../ui/media.ts';
import { useNow } from '../../../ui/now.ts';
import { Body, Page, Toolbar } from '../../../ui/page.tsx';
import { Count } from '../../../ui/pill.tsx';
import { useStore } from '../../../ui/store.ts';
import { DayStepper } from '../day-stepper.tsx';
import { Figures } from './figures.tsx';
import { Stores } from './stores.tsx';
import { useBoard } from './use-board.ts';
import { useWall } from './use-wall.ts';

/** Who is on site at each store on a day, who is missing, and the shifts to act on. */
export default function TodayOnSite() {
  const { t } = useTranslation('shifts');
  const element = useRef<HTMLDivElement>(null);
  const { isWall, enter } = useWall(element);
  const board = useBoard();
  const mayListStores = useMay('store.list');
  const isToday = board.day === today();
  const heading = <Heading day={board.day} isToday={isToday} />;
  return (
    <Page
      title={t('board.title')}
      aside={
        <div className="text-ink flex items-center gap-3 max-md:gap-2">
          <DayStepper {...board} />
          {heading}
        </div>
      }
      actions={enter && <IconButton icon={Maximize} label={t('board.wall.open')} onClick={enter} />}
    >
      {mayListStores && (
        <Toolbar>
          <FilterChips
            state={board}
            filters={[{ key: 'store_id', label: t('list.filter.store'), useOptions: useStoreFilter }]}
          />
        </Toolbar>
      )}
      <div ref={element} className={cx('bg-surface flex min-h-0 min-w-0 flex-1 flex-col', isWall && '[zoom:1.3]')}>
        {isWall && (
          <div className="px-gutter flex items-center gap-3 py-2.5">
            <p className="text-20 font-semibold">{t('board.title')}</p>
            {heading}
          </div>
        )}
        <Content board={board} isToday={isToday} isWall={isWall} />
      </div>
    </Page>
  );
}

/** The shown day; of today also the time, and whether changes arrive at once. */
const Heading = ({ day, isToday }: { day: string; isToday: boolean }) => {
  const { t } = useTranslation('shifts');
  const now = useNow(1000);
  const isLive = useStore(liveState, 'off') === 'live';
  return (
    <p className="figures flex items-center gap-2">
      <span
        role="img"
        aria-label={t(isLive ? 'board.live' : 'board.notLive')}
        title={t(isLive ? 'board.live' : 'board.notLive')}
        className={cx('size-2 flex-none rounded-full', isLive ? 'bg-accent' : 'bg-line-strong')}
      />
      <b aria-live="polite" className="font-semibold">
        {shortDayName(day)} {fullDay(day)}
      </b>
      {isToday && <span className="text-ink-3">{clock(now, productTimeZone)}</span>}
    </p>
  );
};

const Content = ({
  board,
  isToday,
  isWall,
}: {
  board: ReturnType<typeof useBoard>;
  isToday: boolean;
  isWall: boolean;
}) => {
  const { t } = useTranslation('shifts');
  const now = useNow();
  const wide = useWide('md');
  const twoColumns = useWide('lg') && !isWall;
  const { answer, day } = board;
  const shown = answer.data?.data;
  if (!shown)
    return answer.error ? (
      <Body>
        <Broken error={answer.error} onRetry={answer.refetch} />
      </Body>
    ) : (
      <>
        <Figures board={undefined} isToday={isToday} />
        <Body>
          <Skeleton />
        </Body>
      </>
    );
  const beyond = shown.planned - shown.stores.reduce((sum, { planned }) => sum + planned, 0);
  const stores =
    shown.stores.length === 0 ? (
      <NoShifts board={board} />
    ) : (
      <>
        <Stores stores={shown.stores} day={day} now={now} isToday={isToday} wide={wide} />
        {beyond > 0 && <p className="px-gutter text-ink-3 py-3 tabular-nums">{t('board.more', { count: beyond })}</p>}
      </>
    );
  // Dialogs are outside of what is on the whole screen, so it has no actions.
  const needs = isToday && !isWall && <NeedsYou shifts={shown.urgent} />;
  return (
    <>
      <Figures board={shown} isToday={isToday} />
      {twoColumns && needs ? (
        <div className="flex min-h-0 flex-1">
          <Body>{stores}</Body>
          <div className="border-line bg-sunken flex min-h-0 w-90 flex-none flex-col border-l">
            <Body>{needs}</Body>
          </div>
        </div>
      ) : (
        <Body>
          {needs}
          {stores}
        </Body>
      )}
    </>
  );
};

const NeedsYou = ({ shifts }: { shifts: readonly Shift[] }) => {
  const { t } = useTranslation('shifts');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <header className="border-line px-gutter flex items-center gap-2 border-b py-2.5">
        <h2 id={heading} className="text-14 font-semibold">
          {t('board.needsYou')}
        </h2>
        {shifts.length > 0 && (
          <>
            <Count unread>{shifts.length}</Count>
            <span className="text-12 text-ink-3 ml-auto">{t('board.urgentFirst')}</span>
          </>
        )}
      </header>
      {shifts.length > 0 ? (
        <UrgentShifts shifts={shifts} stays />
      ) : (
        <p className="px-gutter text-ink-2 border-line border-b py-3">{t('board.calm')}</p>
      )}
    </section>
  );
};

const NoShifts = ({ board: { filtered, clear, day } }: { board: ReturnType<typeof useBoard> }) => {
  const { t } = useTranslation(['shifts', 'common']);
  const mayOrder = useMay('shift.create');
  if (filtered)
    return (
      <EmptyState
        kind="search"
        title={t('board.none.title')}
        actions={<Button onClick={clear}>{t('common:filters.clearAll')}</Button>}
      >
        {t('board.none.filtered')}
      </EmptyState>
    );
  const order: ReactNode = mayOrder && day >= today() && (
    <ButtonLink variant="primary" icon={Plus} to={`${paths.shifts.new}?${new URLSearchParams({ day }).toString()}`}>
      {t('list.new')}
    </ButtonLink>
  );
  return (
    <EmptyState kind="start" title={t('board.none.title')} actions={order}>
      {t('board.none.text')}
    </EmptyState>
  );
};

const sections = [0, 1, 2, 3, 4];
const lanesOf = (section: number) => sections.slice(0, 1 + ((section * 2 + 2) % 4));

const Skeleton = () => (
  <div aria-busy className="px-gutter">
    {sections.map((section) => (
      <div key={section} className="border-line flex gap-8 border-b py-2.5">
        <span className="skeleton w-32" />
        <span className="flex flex-1 flex-col gap-1.5">
          {lanesOf(section).map((lane) => (
            <span key={lane} className="skeleton h-6! w-full" />
          ))}
        </span>
      </div>
    ))}
  </div>
);
