import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/contracts/orders.ts';
import { money } from '../../ui/format.ts';

type Amount = { label: string; text: string; isMain?: true };

/** The amounts of an order that add up to what is to pay, then what is to be refunded. */
export const useAmounts = ({
  status,
  sum,
  delivery_cost,
  bonuses_spent,
  returned,
  paid,
  payable,
  refunded,
}: Order): Amount[] => {
  const { t } = useTranslation('orders');
  const lessened = (label: string, amount: number): Amount[] =>
    amount > 0 ? [{ label, text: `−${money(amount)}` }] : [];
  return [
    { label: t('view.goods'), text: money(sum) },
    { label: t('view.deliveryCost'), text: money(delivery_cost) },
    ...lessened(t('view.bonuses'), bonuses_spent),
    ...lessened(status === 'canceled' ? t('statuses.canceled') : t('view.returnedGoods'), returned),
    ...lessened(t('payments.paid'), paid),
    { label: t('view.payable'), text: money(payable), isMain: true },
    ...(refunded > 0 ? [{ label: t('view.refunded'), text: money(refunded) }] : []),
  ];
};
