import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getSales, salesGroups } from '#shared/contracts/orders.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { rangeAfter, rangeBefore } from '#shared/domain/statistics/figures.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { ShopTabs } from '../../domain/orders/shop-tabs.tsx';
import { chartHeight } from '../../kit/chart/chart-data.ts';
import { DateChip } from '../../kit/list/date-chip.tsx';
import { formatDays } from '../../kit/list/date-range.ts';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { FilterChips } from '../../kit/list/filters.tsx';
import { Broken } from '../../kit/parts/broken.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Page, Toolbar, ToolbarEnd, WholeBody } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { SalesChart, SalesFigures } from './sales-figures.tsx';
import { SalesTable } from './sales-table.tsx';
import { salesDates, type SalesState, useSalesFilters, useSellers } from './use-sales-filters.ts';

/** What a vendor sold in a period, and for the platform any vendor, or all of them. */
export default function Sales() {
  const { t } = useTranslation('orders');
  const state = useSalesFilters();
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  const sellers = { key: 'company_id', label: t('columns.seller'), useOptions: useSellers, one: true };
  return (
    <Page title={t('sales.title')}>
      <WholeBody>
        <ShopTabs current="sales" />
        <Toolbar>
          <Period state={state} />
          <FilterChips state={state} filters={isPlatform ? [sellers] : []} />
          <ToolbarEnd>
            <ExportMenu list="sales" query={() => ({ ...state.query, by: state.by })} />
          </ToolbarEnd>
        </Toolbar>
        <SalesOfPeriod state={state} />
      </WholeBody>
    </Page>
  );
}

/** The days, and the period before and after them. */
const Period = ({ state: { dates, query, change } }: { state: SalesState }) => {
  const { t } = useTranslation('orders');
  const go = (to: { from: string; to: string }) => change({ dates: formatDays(to) });
  return (
    <>
      <IconButton icon={ChevronLeft} size="sm" label={t('sales.earlier')} onClick={() => go(rangeBefore(query))} />
      <DateChip
        label={t('sales.period')}
        range={salesDates}
        labelOf={(word) => t(`sales.days.${word}`)}
        value={dates}
        onChange={(chosen, step) => change({ dates: chosen }, step)}
      />
      <IconButton icon={ChevronRight} size="sm" label={t('sales.later')} onClick={() => go(rangeAfter(query))} />
    </>
  );
};

const SalesOfPeriod = ({ state }: { state: SalesState }) => {
  const { t } = useTranslation(['orders', 'common']);
  const { data, error, refetch } = useGet(getSales, { query: state.query });
  if (!data) return error ? <Broken error={error} onRetry={refetch} /> : <Skeleton />;
  const { total, rows } = data.data;
  if (total.orders === 0)
    return (
      <>
        {total.canceled > 0 && <SalesFigures total={total} />}
        <EmptyState
          kind={state.filtered ? 'search' : 'start'}
          title={t('sales.none.title')}
          {...(state.filtered && { actions: <Button onClick={state.clear}>{t('sales.none.clear')}</Button> })}
        >
          {t('sales.none.text')}
        </EmptyState>
      </>
    );
  return (
    <>
      <SalesFigures total={total} />
      <Fold name="charts" title={t('common:chart.title')} opens>
        <SalesChart days={rows} />
      </Fold>
      <div className="px-gutter py-3">
        <Segments
          label={t('sales.group')}
          hiddenLabel
          value={state.by}
          choices={salesGroups.map((value) => ({ value, label: t(`sales.by.${value}`) }))}
          onChange={(by) => state.change({ by: by === 'day' ? undefined : by })}
        />
      </div>
      <Grouped state={state} />
    </>
  );
};

/** By day, this is the answer that the chart shows. */
const Grouped = ({ state: { query, by } }: { state: SalesState }) => {
  const { data, error, refetch } = useGet(getSales, { query: by === 'day' ? query : { ...query, by } });
  if (data) return <SalesTable sales={data.data} by={by} />;
  return error ? <Broken error={error} onRetry={refetch} as="banner" /> : <SkeletonRows />;
};

const Skeleton = () => (
  <div aria-hidden>
    <div className="border-line px-gutter flex flex-wrap gap-8 border-b py-4">
      {['sum', 'orders', 'average', 'pieces'].map((figure) => (
        <span key={figure} className="skeleton h-9! w-32" />
      ))}
    </div>
    <div className="px-gutter py-4">
      <span className="skeleton block w-full" style={{ height: chartHeight }} />
    </div>
    <SkeletonRows />
  </div>
);

const SkeletonRows = () => (
  <div aria-hidden className="px-gutter flex flex-col gap-4 py-4">
    {['w-90', 'w-75', 'w-80', 'w-55', 'w-45'].map((width) => (
      <span key={width} className={cx('skeleton max-w-full', width)} />
    ))}
  </div>
);
