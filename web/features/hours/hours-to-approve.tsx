import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HoursRow, listHours } from '#shared/contracts/hours.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { ofShifts } from '../../domain/hours/of-shifts.ts';
import { useStoreFilter } from '../../domain/lookup-filters.ts';
import { FilterChips } from '../../kit/list/filters.tsx';
import { Broken } from '../../kit/parts/broken.tsx';
import { Banner } from '../../ui/banner.tsx';
import { count } from '../../ui/format.ts';
import { useWide } from '../../ui/media.ts';
import { optional } from '../../ui/optional.tsx';
import { Body, Page, Toolbar } from '../../ui/page.tsx';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { ApproveBar } from './approve-bar.tsx';
import { HoursCards } from './hours-cards.tsx';
import { HoursDrawer } from './hours-drawer.tsx';
import { HoursGrid } from './hours-grid.tsx';
import { HoursSkeleton, NoHours } from './no-hours.tsx';
import { byWorker, mayChoose, mayCorrect, rowsIn, type Tab, tabs } from './rows.ts';
import { useApprove } from './use-approve.tsx';
import { useChoice } from './use-choice.ts';
import { useWeek } from './use-week.ts';
import { WeekHeading } from './week-heading.tsx';

// Typed times need the time zone library, which the grid does not.
const DisputeDrawer = optional(() => import('../../domain/hours/dispute-drawer.tsx'), { failed: 'close' });
const CorrectDialog = optional(() => import('../../domain/shifts/correct-dialog.tsx'), { failed: 'close' });
const AnswerDrawer = optional(() => import('../../domain/hours/answer-drawer.tsx'), { failed: 'close' });

/** A page of the API, which has room for a usual week. */
const mostRows = 500;
type Opened = { kind: 'details' | 'dispute' | 'answer' | 'correct'; row: HoursRow };

/** The hours of a week: the customer approves or disputes them, the performer answers. */
export default function HoursToApprove() {
  const { t } = useTranslation(['hours', 'common']);
  const wide = useWide('md');
  const role = roleOf(useMe());
  const side = sideOf(role);
  const mayApprove = useMay('hours.approve');
  const mayListStores = useMay('store.list');
  const week = useWeek();
  const { monday, sunday, days, stores } = week;
  const query = {
    from: monday,
    to: sunday,
    per_page: String(mostRows),
    ...(stores.length > 0 && { store_id: stores }),
  };
  const answer = useGet(ofShifts(listHours), { query });
  // The rows of the week before must not appear under the days of this one.
  const loaded = answer.isPlaceholderData ? undefined : answer.data;
  const counts = loaded?.counts;
  const countOf: Record<Tab, number | undefined> = {
    toApprove: counts?.submitted,
    odd: counts?.odd,
    disputed: counts?.disputed,
    approved: counts && counts.approved + counts.locked,
  };

  // What waits for the performer are the disputes.
  const answersFirst = side === 'performer' && !!countOf.disputed;
  const order: readonly Tab[] = answersFirst ? ['disputed', 'toApprove', 'odd', 'approved'] : tabs;
  const tab = week.tab ?? (answersFirst ? 'disputed' : 'toApprove');
  const rows = rowsIn(loaded?.data ?? [], tab);
  const choice = useChoice(rows);
  const approve = useApprove();
  const [active, setActive] = useState<string | null>(null);
  const activeRow = rows.find(({ id }) => id === active);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);

  const open = (row: HoursRow) => setOpened({ kind: row.actions.includes('accept') ? 'answer' : 'details', row });
  const dispute = (row: HoursRow) => row.actions.includes('dispute') && setOpened({ kind: 'dispute', row });
  const correct = (row: HoursRow) => setOpened({ kind: 'correct', row });
  const approveRow = (row: HoursRow) => row.actions.includes('approve') && approve.one(row);
  const onFocused = (act: (row: HoursRow) => unknown) => () => {
    const id = document.activeElement?.closest<HTMLElement>('[data-shift]')?.dataset['shift'];
    const row = rows.find((one) => one.id === id);
    if (row) act(row);
  };
  useShortcuts({
    a: onFocused(approveRow),
    d: onFocused((row) => (row.actions.includes('accept') ? open(row) : dispute(row))),
  });

  const title = t(mayApprove ? 'titleToApprove' : 'title');
  return (
    <Page title={title} aside={<WeekHeading week={week} />}>
      <Tabs
        label={t('tabs.label')}
        items={order.map((id) => ({
          id,
          label: t(`tabs.${id}`),
          to: week.address({ tab: id }),
          current: id === tab,
          count: countOf[id],
          hot: (id === 'odd' || (id === 'disputed' && answersFirst)) && !!countOf[id],
        }))}
      />
      {mayListStores && (
        <Toolbar>
          <FilterChips state={week} filters={[{ key: 'store_id', label: t('store'), useOptions: useStoreFilter }]} />
        </Toolbar>
      )}
      <Body>
        {loaded && loaded.total > loaded.data.length && (
          <div className="p-gutter">
            <Banner
              tone="warning"
              title={t('tooMany.title', { shown: count(loaded.data.length), total: count(loaded.total) })}
            >
              {t('tooMany.text')}
            </Banner>
          </div>
        )}
        {!loaded ? (
          answer.error ? (
            <Broken error={answer.error} onRetry={answer.refetch} />
          ) : (
            <HoursSkeleton />
          )
        ) : rows.length === 0 ? (
          <NoHours tab={tab} isFiltered={week.filtered} isWeekEmpty={loaded.total === 0} onClear={week.clear} />
        ) : wide ? (
          <HoursGrid
            workers={byWorker(rows, days)}
            days={days}
            choice={choice}
            opened={opened?.row.id ?? null}
            onOpen={open}
            onFocus={setActive}
          />
        ) : (
          <HoursCards
            rows={rows}
            isBusy={approve.isBusy}
            onApprove={approveRow}
            onDispute={dispute}
            onAnswer={open}
            onCorrect={correct}
            mayCorrect={(row) => mayCorrect(row, role)}
          />
        )}
      </Body>
      {rows.some(mayChoose) && (
        <ApproveBar
          chosen={choice.chosen}
          isBusy={approve.isBusy}
          onApprove={() => void approve.many(choice.chosen)}
          onDispute={activeRow?.actions.includes('dispute') ? () => dispute(activeRow) : undefined}
        />
      )}
      {opened?.kind === 'details' && (
        <HoursDrawer
          row={opened.row}
          onApprove={() => {
            close();
            approveRow(opened.row);
          }}
          onDispute={() => dispute(opened.row)}
          onCorrect={mayCorrect(opened.row, role) ? () => correct(opened.row) : undefined}
          onClose={close}
        />
      )}
      {opened?.kind === 'dispute' && <DisputeDrawer shift={opened.row} onClose={close} />}
      {opened?.kind === 'correct' && <CorrectDialog shift={opened.row} onClose={close} />}
      {opened?.kind === 'answer' && opened.row.proposal && (
        <AnswerDrawer shift={opened.row} dispute={opened.row.proposal} onClose={close} />
      )}
      {approve.dialog}
    </Page>
  );
}
