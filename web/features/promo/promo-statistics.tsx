import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { getPromoCodeStatAll } from '#shared/contracts/promo.ts';
import { useGet } from '../../api/query.ts';
import { billingDates } from '../../domain/billing/billing-dates.ts';
import { BillingTabs } from '../../domain/billing/billing-tabs.tsx';
import { DateChip } from '../../kit/list/date-chip.tsx';
import { putValues, useQueryChanges } from '../../kit/list/query-changes.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { today } from '../../ui/days.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Body, Page, Toolbar } from '../../ui/page.tsx';
import { PromoCounts } from './promo-counts.tsx';

/** Who used promo codes in a period. */
export default function PromoStatistics() {
  const { t } = useTranslation(['promo', 'billing']);
  const [search, setSearch] = useSearchParams();
  const go = useQueryChanges(search, (params, step) => setSearch(params, { ...step, preventScrollReset: true }));
  const dates = search.get('dates') ?? undefined;
  const { from, to } = billingDates.daysOf(dates, today());
  return (
    <Page title={t('stat.title')}>
      <BillingTabs current="statistics" />
      <Toolbar>
        <DateChip
          label={t('stat.days')}
          range={billingDates}
          labelOf={(word) => t(`billing:dates.${word}`)}
          value={dates}
          onChange={(chosen, step) => go((params) => putValues(params, { dates: chosen }), step)}
        />
      </Toolbar>
      <Body>
        <CountsOf days={{ start_date: from, end_date: to }} />
      </Body>
    </Page>
  );
}

const CountsOf = ({ days }: { days: { start_date: string; end_date: string } }) => {
  const { t } = useTranslation('promo');
  const { data, error, refetch } = useGet(getPromoCodeStatAll, { query: days });
  if (!data)
    return error ? (
      <Broken error={error} onRetry={refetch} />
    ) : (
      <span aria-hidden className="skeleton mx-5 my-5 block h-40! w-90 max-w-full" />
    );
  if (data.data.total === 0)
    return (
      <EmptyState kind="start" title={t('stat.noneAll')}>
        {t('first.text')}
      </EmptyState>
    );
  return (
    <div className="px-gutter max-w-260 py-5">
      <h2 className="sr-only">{t('stat.total')}</h2>
      <PromoCounts counts={data.data} />
    </div>
  );
};
