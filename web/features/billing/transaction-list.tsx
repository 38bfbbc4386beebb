import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listTransactions, type Transaction } from '#shared/contracts/billing.ts';
import { useMay } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { billingDates } from '../../domain/billing/billing-dates.ts';
import { BillingTabs } from '../../domain/billing/billing-tabs.tsx';
import { useCompanyFilter, usePersonFilter } from '../../domain/lookup-filters.ts';
import { DateChip } from '../../kit/list/date-chip.tsx';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { FilterChips } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { today } from '../../ui/days.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { useTransactionColumns } from './transaction-columns.tsx';

/** Every crown that a company paid or got back, and the days that it was given. */
export default function TransactionList() {
  const { t } = useTranslation('billing');
  const isAdmin = useMay('transaction.write');
  const [refunding, setRefunding] = useState<Transaction | null>(null);
  const state = useTransactionState();
  const { query, dates } = state;
  const transactions = useGet(listTransactions, { query });
  const filters = [
    { key: 'company_id', label: t('transactions.filters.company'), useOptions: useCompanyFilter, one: true },
    { key: 'user_id', label: t('transactions.filters.person'), useOptions: usePersonFilter, one: true },
  ];
  return (
    <ListPage
      title={t('transactions.title')}
      state={state}
      list={transactions}
      columns={useTransactionColumns(setRefunding)}
      tabs={<BillingTabs current="transactions" />}
      add={
        isAdmin && (
          <ButtonLink icon={Plus} to={paths.transactions.new} variant="primary">
            {t('transactions.add')}
          </ButtonLink>
        )
      }
      filters={
        <>
          <DateChip
            label={t('dates.label')}
            range={billingDates}
            labelOf={(word) => t(`dates.${word}`)}
            value={dates}
            onChange={(chosen, step) => state.change({ dates: chosen }, step)}
          />
          {isAdmin && <FilterChips state={state} filters={filters} />}
        </>
      }
      tools={<ExportMenu list="transactions" query={() => query} />}
      none={{ title: t('transactions.none.title'), text: t('transactions.none.text') }}
      first={{ title: t('transactions.first.title'), text: t('transactions.first.text') }}
    >
      {refunding && <RefundDialog transaction={refunding} onClose={() => setRefunding(null)} />}
    </ListPage>
  );
}

const useTransactionState = () => {
  const state = useListState('transactions', listTransactions, { dates: 'one', company_id: 'one', user_id: 'one' });
  const { dates, ...query } = state.query;
  const { from, to } = billingDates.daysOf(dates, today());
  return { ...state, dates, query: { ...query, start_date: from, end_date: to } };
};
