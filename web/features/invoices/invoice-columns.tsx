import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { InvoiceRow, listInvoices } from '#shared/contracts/invoices.ts';
import { InvoicePill } from '../../domain/invoices/invoice-status.tsx';
import { useSourceText } from '../../domain/invoices/source-text.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { money } from '../../ui/format.ts';
import { nothing } from '../../ui/nothing.tsx';

type InvoiceColumn = Column<InvoiceRow, SortOf<typeof listInvoices>>;
const column = columnsOf<InvoiceRow, SortOf<typeof listInvoices>>();

/** `parties`: which of the two companies are shown. */
export const useInvoiceColumns = (parties: readonly ('seller' | 'buyer')[]): InvoiceColumn[] => {
  const { t } = useTranslation('invoices');
  const sourceText = useSourceText();
  return [
    {
      id: 'number',
      header: t('columns.number'),
      cell: ({ number, kind }) => (
        <span className="figures font-medium">
          {number}
          {kind === 'credit-note' && <span className="font-regular text-ink-2"> · {t('creditNote')}</span>}
        </span>
      ),
      narrow: 'title',
      skeleton: 120,
    },
    ...parties.map((party) =>
      column.text(party, t(`columns.${party}`), (row) => row[party].name, { size: 'short', narrow: 'line' }),
    ),
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <InvoicePill status={status} />,
      narrow: 'line',
      skeleton: 90,
    },
    {
      id: 'for',
      header: t('columns.for'),
      cell: ({ source }) => <span className="text-ink-2">{sourceText(source)}</span>,
      from: 'lg',
      skeleton: 120,
    },
    column.day('issued_on', t('columns.issued'), ({ issued_on }) => issued_on, { sort: 'issued_at' }),
    column.day('due_on', t('columns.due'), ({ due_on, kind }) => (kind === 'invoice' ? due_on : null), {
      narrow: 'line',
    }),
    {
      id: 'remaining',
      header: t('columns.remaining'),
      cell: ({ remaining, kind }) =>
        kind === 'invoice' && remaining !== 0 ? <span className="figures">{money(remaining)}</span> : nothing,
      align: 'end',
      from: 'lg',
      skeleton: 80,
    },
    {
      id: 'total',
      header: t('columns.total'),
      cell: ({ total }) => <span className="figures font-semibold">{money(total)}</span>,
      align: 'end',
      narrow: 'side',
      skeleton: 90,
    },
  ];
};
