import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listPromoCodes } from '#shared/contracts/promo.ts';
import { useGet } from '../../api/query.ts';
import { billingDates } from '../../domain/billing/billing-dates.ts';
import { BillingTabs } from '../../domain/billing/billing-tabs.tsx';
import { usePersonFilter } from '../../domain/lookup-filters.ts';
import { DateChip } from '../../kit/list/date-chip.tsx';
import { FilterChips } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { today } from '../../ui/days.ts';
import { usePromoColumns } from './columns.tsx';

/** All promo codes, by the day on which they were made. */
export default function PromoList() {
  const { t } = useTranslation(['promo', 'billing']);
  const state = useListState('promo-codes', listPromoCodes, { dates: 'one', by_user: 'one' });
  const { dates, ...rest } = state.query;
  const { from, to } = billingDates.daysOf(dates, today());
  const query = { ...rest, start_date: from, end_date: to };
  const author = { key: 'by_user', label: t('filters.author'), useOptions: usePersonFilter, one: true };
  return (
    <ListPage
      title={t('title')}
      state={state}
      list={useGet(listPromoCodes, { query })}
      columns={usePromoColumns()}
      tabs={<BillingTabs current="promo" />}
      add={
        <ButtonLink icon={Plus} to={paths.promoCodes.new} variant="primary">
          {t('create')}
        </ButtonLink>
      }
      filters={
        <>
          <DateChip
            label={t('columns.created')}
            range={billingDates}
            labelOf={(word) => t(`billing:dates.${word}`)}
            value={dates}
            onChange={(chosen, step) => state.change({ dates: chosen }, step)}
          />
          <FilterChips state={state} filters={[author]} />
        </>
      }
      href={({ id }) => paths.promoCodes.edit(id)}
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  );
}
