import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/contracts/orders.ts';
import { addDays } from '#shared/domain/days.ts';
import { DocumentFacts, type OrderParties, PartySide, Sides } from '../../domain/orders/document-parts.tsx';
import { PaymentTag } from '../../domain/orders/order-status.tsx';
import { useAddressLines } from '../../domain/orders/use-address-lines.ts';
import { cx } from '../../ui/cx.ts';
import { productTimeZone } from '../../ui/days.ts';
import { count, dayOf, fullDay, money } from '../../ui/format.ts';
import { useAmounts } from './use-amounts.ts';

const daysToPay = 14;

export const Invoice = ({ order, parties: { seller, customer } }: { order: Order; parties: OrderParties }) => {
  const { t } = useTranslation('orders');
  const linesOf = useAddressLines();
  const { number, created_at, payment_status, payable, history } = order;
  // Of a person the platform knows no address but that of the delivery.
  const home = order.customer === null && order.address ? linesOf(order.address).join(', ') : null;
  const agreed = history.find(({ what }) => what === 'form' || what === 'process' || what === 'agree');
  const issued = dayOf(agreed?.at ?? created_at, productTimeZone);
  return (
    <>
      <header className="flex flex-wrap items-center gap-3">
        <h2 className="text-20 tracking-title font-semibold tabular-nums">{t('invoice.heading', { number })}</h2>
        <PaymentTag status={payment_status} />
      </header>
      <Sides>
        <PartySide title={t('print.seller')} party={seller} />
        <PartySide title={t('print.customer')} party={{ ...customer, address: customer.address ?? home }} />
      </Sides>
      <DocumentFacts
        facts={[
          [t('invoice.symbol'), number],
          [t('invoice.issued'), fullDay(issued)],
          ...(payable > 0 ? [[t('invoice.due'), fullDay(addDays(issued, daysToPay))] as const] : []),
          [t('invoice.payment'), t('invoice.transfer')],
        ]}
      />
      <Lines order={order} />
      <Sums order={order} />
      {seller.vat_id && <p>{t('invoice.withVat')}</p>}
    </>
  );
};

const Lines = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  return (
    <table>
      <thead className="text-12 text-ink-2">
        <tr>
          <th scope="col">{t('view.product')}</th>
          <th scope="col" className="amount max-sm:hidden">
            {t('view.price')}
          </th>
          <th scope="col" className="amount">
            {t('view.pieces')}
          </th>
          <th scope="col" className="amount">
            {t('view.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.items.map(({ product_id, name, sku, price, count: pieces }) => (
          <tr key={product_id}>
            <td className="wrap-anywhere">
              <b className="font-medium">{name}</b>
              <span className="text-ink-2 block">{sku}</span>
              <span className="figures text-ink-2 block sm:hidden">{money(price)}</span>
            </td>
            <td className="amount max-sm:hidden">{money(price)}</td>
            <td className="amount">{count(pieces)}</td>
            <td className="amount">{money(price * pieces)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Sums = ({ order }: { order: Order }) => (
  <dl className="whole grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 sm:ml-auto sm:w-80">
    {useAmounts(order).amounts.map(({ label, text, isMain }) => (
      <div key={label} className="contents">
        <dt className={cx(isMain ? 'text-16 font-semibold' : 'text-ink-2')}>{label}</dt>
        <dd className={cx('figures text-right', isMain && 'text-16 font-semibold')}>{text}</dd>
      </div>
    ))}
  </dl>
);
