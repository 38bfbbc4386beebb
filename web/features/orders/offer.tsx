import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/contracts/orders.ts';
import { chargedOf } from '#shared/domain/orders/amounts.ts';
import { Banner } from '../../ui/banner.tsx';
import { productTimeZone } from '../../ui/days.ts';
import { dayAndTime, money } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';

/** The prices that wait for the customer's answer. */
export const Offer = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const now = useNow();
  const { quotation, status } = order;
  if (status !== 'quotation' || !quotation) return null;
  const isOver = now > quotation.valid_until;
  const time = dayAndTime(quotation.valid_until, productTimeZone);
  return (
    <Banner tone={isOver ? 'warning' : 'info'} title={t('offer.title', { company: order.company.name })}>
      <p className="tabular-nums">
        {t('offer.change', {
          sum: money(quotation.sum),
          delivery: money(quotation.delivery_cost),
          before: money(chargedOf(order)),
          after: money(quotation.payable),
        })}
      </p>
      <p className="tabular-nums">{t(isOver ? 'offer.over' : 'offer.until', { time })}</p>
      {quotation.note && <p className="text-ink mt-1 wrap-anywhere whitespace-pre-line">{quotation.note}</p>}
    </Banner>
  );
};
