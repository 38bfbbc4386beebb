import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { BankPayment, listBankPayments } from '#shared/contracts/invoices.ts';
import type { BankPaymentState } from '#shared/domain/invoices/matching.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { paths } from '../../paths.ts';
import { money } from '../../ui/format.ts';
import { nothing } from '../../ui/nothing.tsx';

type BankColumn = Column<BankPayment, SortOf<typeof listBankPayments>>;
const column = columnsOf<BankPayment, SortOf<typeof listBankPayments>>();

/** The columns of the payments in a state. */
export const useBankColumns = (state: BankPaymentState, actions: (payment: BankPayment) => ReactNode): BankColumn[] => {
  const { t } = useTranslation('invoices');
  return [
    column.day('day', t('bank.columns.day'), ({ day }) => day, { sort: 'day', narrow: 'line' }),
    {
      id: 'from',
      header: t('bank.columns.from'),
      cell: ({ name, counter_account }) => (
        <span className="flex min-w-0 flex-col">
          {name !== null && (
            <span className="font-medium">
              <Cut size="short">{name}</Cut>
            </span>
          )}
          {counter_account !== null && <span className="figures text-ink-2">{counter_account}</span>}
          {name === null && counter_account === null && nothing}
        </span>
      ),
      narrow: 'title',
      skeleton: 150,
    },
    column.figures('symbol', t('bank.columns.symbol'), ({ variable_symbol }) => variable_symbol, { narrow: 'line' }),
    column.note('message', t('bank.columns.message'), ({ message }) => message, {
      size: 'text',
      from: 'lg',
      narrow: 'line',
    }),
    ...(state === 'paired'
      ? [
          {
            id: 'invoice',
            header: t('bank.columns.invoice'),
            cell: ({ invoice }: BankPayment) =>
              invoice && (
                <Link
                  to={paths.invoices.view(invoice.id)}
                  className="figures text-primary-text font-medium hover:underline"
                >
                  {invoice.number}
                </Link>
              ),
            narrow: 'line',
            skeleton: 110,
          } as const,
        ]
      : []),
    {
      id: 'amount',
      header: t('bank.columns.amount'),
      cell: ({ amount }) => <span className="figures font-semibold">{money(amount)}</span>,
      align: 'end',
      narrow: 'side',
      skeleton: 90,
    },
    column.actions('actions', t('bank.columns.actions'), actions, { skeleton: 160 }),
  ];
};
