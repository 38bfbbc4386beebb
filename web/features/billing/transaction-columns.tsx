import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { listTransactions, Transaction } from '#shared/contracts/billing.ts';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import { useMay } from '../../api/me.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Cut } from '../../kit/list/cut.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { money } from '../../ui/format.ts';
import { nothing } from '../../ui/nothing.tsx';
import { cardName } from './card-name.ts';

type TransactionColumn = Column<Transaction, SortOf<typeof listTransactions>>;
const column = columnsOf<Transaction, SortOf<typeof listTransactions>>();

export const useTransactionColumns = (onRefund: (transaction: Transaction) => void): TransactionColumn[] => {
  const { t } = useTranslation('billing');
  const isAdmin = useMay('transaction.write');
  const boughtOf = ({ tariff, days }: Transaction): string | null => {
    if (days === null) return tariff?.name ?? null;
    return tariff
      ? t('transactions.forDays', { plan: tariff.name, count: days })
      : t('transactions.days', { count: days });
  };
  const company: TransactionColumn = {
    id: 'company',
    header: t('transactions.columns.company'),
    cell: ({ company: { id, name } }) => (
      <Link to={paths.companies.edit(id)} className="text-primary-text relative z-1 hover:underline">
        <Cut size="short">{name}</Cut>
      </Link>
    ),
    narrow: 'line',
    skeleton: 130,
  };
  const refund = column.actions(
    'refund',
    t('refund.button'),
    (transaction) =>
      transaction.kind === 'card' &&
      transaction.returned < transaction.amount && (
        <Button size="sm" onClick={() => onRefund(transaction)} className="relative z-1">
          {t('refund.button')}
        </Button>
      ),
  );
  return [
    {
      id: 'kind',
      header: t('transactions.columns.kind'),
      cell: (transaction) => {
        const bought = boughtOf(transaction);
        return (
          <span className="font-medium">
            {t(`transactions.kinds.${transaction.kind}`)}
            {bought && <span className="font-regular text-ink-2"> · {bought}</span>}
          </span>
        );
      },
      narrow: 'title',
      skeleton: 200,
    },
    column.exactMoment('at', t('transactions.columns.at'), ({ at }) => at, { sort: 'at', narrow: 'line' }),
    ...(isAdmin ? [company] : []),
    {
      id: 'cause',
      header: t('transactions.columns.cause'),
      cell: (transaction) => <Cause {...transaction} />,
      narrow: 'line',
      skeleton: 160,
    },
    {
      id: 'invoice',
      header: t('transactions.columns.invoice'),
      cell: ({ invoice }) =>
        invoice ? (
          <Link to={paths.invoices.view(invoice.id)} className="text-primary-text relative z-1 hover:underline">
            {invoice.number}
          </Link>
        ) : (
          nothing
        ),
      narrow: 'line',
      skeleton: 110,
    },
    column.text('by', t('transactions.columns.by'), ({ by }) => by?.fio, { size: 'short', from: 'lg' }),
    column.day('until', t('transactions.columns.until'), ({ until }) => until, { from: 'lg' }),
    {
      id: 'amount',
      header: t('transactions.columns.amount'),
      cell: ({ amount }) => (
        <span className={cx('figures font-semibold', amount < 0 && 'text-danger-text')}>{money(amount)}</span>
      ),
      align: 'end',
      narrow: 'side',
      skeleton: 90,
    },
    ...(isAdmin ? [refund] : []),
  ];
};

/** What a transaction comes from: the card and the payment, the promo code, or the reason of an admin. */
const Cause = ({ kind, days, amount, card, payment, promo_code, reason }: Transaction) => {
  const { t } = useTranslation('billing');
  const mayReadCodes = useMay('promo-code.write');
  const texts = [
    reason,
    kind === 'card' && days === null && t('transactions.notAgreed'),
    kind === 'dispute' && amount === 0 && t('transactions.disputeLost'),
    card && t('transactions.card', { brand: cardName(card), last4: card.last4 }),
    payment && t('transactions.payment', { id: payment }),
  ].filter(Boolean);
  const code = promo_code && t('transactions.code', { code: promo_code.code });
  if (texts.length === 0 && !code) return nothing;
  return (
    <span className="text-ink-2 inline-flex min-w-0 flex-wrap gap-x-2">
      {texts.length > 0 && <Cut size="text">{texts.join(' · ')}</Cut>}
      {promo_code && mayReadCodes ? (
        <Link to={paths.promoCodes.edit(promo_code.id)} className="text-primary-text relative z-1 hover:underline">
          {code}
        </Link>
      ) : (
        code
      )}
    </span>
  );
};
