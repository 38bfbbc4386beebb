import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/contracts/orders.ts';
import { DocumentFacts, type OrderParties, PartySide, Side, Sides } from '../../domain/orders/document-parts.tsx';
import { useAddressLines } from '../../domain/orders/use-address-lines.ts';
import { productTimeZone } from '../../ui/days.ts';
import { count, dayOf, fullDay } from '../../ui/format.ts';

/** What to pack and for whom. Without prices, because it lies in the parcel. */
export const PackingSlip = ({ order, parties }: { order: Order; parties: OrderParties }) => {
  const { t } = useTranslation('orders');
  const { number, created_at, goods_num, total_weight, track_number, received_at, comment } = order;
  const kilograms = (grams: number) => t('view.kilograms', { weight: count(grams / 1000) });
  return (
    <>
      <h2 className="text-20 tracking-title font-semibold tabular-nums">{t('slip.heading', { number })}</h2>
      <DocumentFacts
        facts={[
          [t('print.ordered'), fullDay(dayOf(created_at, productTimeZone))],
          [t('view.pieces'), count(goods_num)],
          [t('view.weight'), kilograms(total_weight)],
          ...(track_number ? [[t('view.track'), track_number] as const] : []),
          ...(received_at ? [[t('view.wanted'), fullDay(received_at)] as const] : []),
        ]}
      />
      <Sides>
        <PartySide title={t('print.seller')} party={parties.seller} />
        <Recipient order={order} />
      </Sides>
      {comment && (
        <Side title={t('view.comment')}>
          <p className="whitespace-pre-line">{comment}</p>
        </Side>
      )}
      <table>
        <thead className="text-12 text-ink-2">
          <tr>
            <th scope="col">{t('slip.packed')}</th>
            <th scope="col">{t('view.product')}</th>
            <th scope="col" className="amount max-sm:hidden">
              {t('view.weight')}
            </th>
            <th scope="col" className="amount">
              {t('view.pieces')}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map(({ product_id, name, sku, weight, count: pieces, shipped }) => (
            <tr key={product_id}>
              <td>
                <span aria-hidden className="tick" />
              </td>
              <td className="wrap-anywhere">
                <b className="font-medium">{name}</b>
                <span className="text-ink-2 block">{sku}</span>
              </td>
              <td className="amount max-sm:hidden">{kilograms(weight * pieces)}</td>
              <td className="amount">
                <b className="font-semibold">{count(pieces)}</b>
                {shipped > 0 && shipped < pieces && (
                  <span className="block">{t('slip.sent', { pieces: count(shipped) })}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

const Recipient = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const linesOf = useAddressLines();
  const { fio, phone, delivery_type, address, pickup_store, pickup_address, supply_address } = order;
  const lines = [
    phone,
    ...(pickup_store ? [pickup_store.name, pickup_address ?? ''] : []),
    supply_address ?? '',
    ...(address ? linesOf(address) : []),
  ];
  return (
    <Side title={`${t('view.recipient')}, ${t(`deliveryTypes.${delivery_type}`)}`}>
      <p className="text-14 font-semibold">{fio}</p>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Side>
  );
};
