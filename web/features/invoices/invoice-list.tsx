import { useTranslation } from 'react-i18next';
import { invoiceRoles, listInvoices } from '#shared/contracts/invoices.ts';
import { type InvoiceStatus, invoiceStatuses } from '#shared/domain/invoices/state.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { invoiceDates } from '../../domain/invoices/invoice-dates.ts';
import { InvoiceTabs } from '../../domain/invoices/invoice-tabs.tsx';
import { DateChip } from '../../kit/list/date-chip.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { paths } from '../../paths.ts';
import { today } from '../../ui/days.ts';
import type { TabItem } from '../../ui/tabs.tsx';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { PohodaExport } from './pohoda-export.tsx';

/** The invoices and credit notes that a company issued, or those that it got. */
export default function InvoiceList() {
  const { t } = useTranslation('invoices');
  const side = sideOf(roleOf(useMe()));
  const state = useListState('invoices', listInvoices, {
    text: 'one',
    dates: 'one',
    role: invoiceRoles,
    status: invoiceStatuses,
  });
  const { dates, role: [chosen] = [], ...query } = state.query;
  const role = side === 'performer' ? (chosen ?? 'seller') : undefined;
  const parties =
    side === 'platform' ? (['seller', 'buyer'] as const) : ([role === 'seller' ? 'buyer' : 'seller'] as const);
  const days = invoiceDates.daysOf(dates, today());
  const mayExport = useMay('invoice.export');
  const first = role === 'seller' ? 'first' : 'firstReceived';
  return (
    <ListPage
      title={t('title')}
      state={state}
      list={useGet(listInvoices, { query: { ...query, ...days, ...(role && { role }) } })}
      columns={useInvoiceColumns(parties)}
      tabs={<InvoiceTabs current={role ?? 'buyer'} />}
      views={useViews(state.filters.status ?? [], role)}
      search={{ filter: 'text', label: t('search') }}
      filters={
        <DateChip
          label={t('columns.issued')}
          range={invoiceDates}
          labelOf={(word) => t(`dates.${word}`)}
          value={dates}
          onChange={(value, step) => state.change({ dates: value }, step)}
        />
      }
      tools={mayExport && <PohodaExport query={{ role: role ?? 'buyer', ...days }} />}
      href={({ id }) => paths.invoices.view(id)}
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t(`${first}.title`), text: t(`${first}.text`) }}
    />
  );
}

/** One status per view. What is overdue has its number. */
const useViews = (chosen: readonly InvoiceStatus[], role: 'seller' | 'buyer' | undefined): TabItem[] => {
  const { t } = useTranslation('invoices');
  const overdue =
    useGet(listInvoices, { query: { ...(role && { role }), status: ['overdue'], per_page: '1' } }).data?.total ?? 0;
  const to = (query: Record<string, string>) =>
    `${paths.invoices.list}?${new URLSearchParams({ ...(role && { role }), ...query }).toString()}`;
  return [
    { id: 'all', label: t('views.all'), to: to({ page: '1' }), current: chosen.length === 0 },
    ...invoiceStatuses.map((status) => ({
      id: status,
      label: t(`views.${status}`),
      to: to({ status }),
      current: chosen.length === 1 && chosen[0] === status,
      ...(status === 'overdue' && overdue > 0 && { count: overdue, hot: true }),
    })),
  ];
};
