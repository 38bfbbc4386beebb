import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/contracts/orders.ts';
import { chargedOf } from '#shared/domain/orders/amounts.ts';
import { productTimeZone } from '../../ui/days.ts';
import { dayOf, fullDay, money } from '../../ui/format.ts';

type Amount = { label: string; text: string; isMain?: true };

/**
 * The amounts of an order that add up to what is to pay or to be refunded: in quotation at the prices that are offered,
 * and then what it costs without them. `note` says how it is paid, or why it is not.
 */
export const useAmounts = (order: Order): { amounts: Amount[]; note: string | null } => {
  const { t } = useTranslation('orders');
  const { status, quotation, bonuses_spent, returned, paid, payable, refunded, has_invoice } = order;
  const offer = status === 'quotation' ? quotation : null;
  const { sum, delivery_cost } = offer ?? order;
  const lessened = (label: string, amount: number): Amount[] =>
    amount > 0 ? [{ label, text: `−${money(amount)}` }] : [];
  const isOwed = has_invoice || status === 'canceled';
  return {
    amounts: [
      { label: t('view.goods'), text: money(sum) },
      { label: t('view.deliveryCost'), text: money(delivery_cost) },
      ...lessened(t('view.bonuses'), bonuses_spent),
      ...lessened(status === 'canceled' ? t('statuses.canceled') : t('view.returnedGoods'), returned),
      ...lessened(t('payments.paid'), paid),
      refunded > 0
        ? { label: t('view.refunded'), text: money(refunded), isMain: true }
        : { label: t(isOwed ? 'view.payable' : 'view.payableLater'), text: money(payable), isMain: true },
      ...(offer ? [{ label: t('view.priceBefore'), text: money(chargedOf(order)) }] : []),
    ],
    note: useNote(order),
  };
};

const useNote = ({ number, status, has_invoice, payment_status, payable, refunded, history }: Order): string | null => {
  const { t } = useTranslation('orders');
  if (refunded > 0) return t('view.notes.refund');
  if (status === 'canceled') return t('view.notes.canceled');
  if (payable > 0) return has_invoice ? t('view.byInvoice', { number }) : null;
  if (payment_status === 'not_paid') return t('view.notes.nothing');
  const paidAt = history.findLast(({ what }) => what === 'pay' || what === 'marked_paid')?.at;
  return paidAt === undefined
    ? t('view.notes.paid')
    : t('view.notes.paidOn', { day: fullDay(dayOf(paidAt, productTimeZone)) });
};
