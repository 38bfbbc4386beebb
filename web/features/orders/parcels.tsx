import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/contracts/orders.ts';
import { deviceMoment } from '../../ui/device-time.ts';
import { count } from '../../ui/format.ts';
import { Count } from '../../ui/pill.tsx';

/** What was sent before the rest. Nothing for an order that is sent as a whole. */
export const Parcels = ({ order: { parcels, items, delivery_type } }: { order: Order }) => {
  const { t } = useTranslation('orders');
  if (parcels.length === 0) return null;
  const nameOf = new Map(items.map(({ product_id, name }) => [product_id, name]));
  return (
    <section aria-labelledby="parcels">
      <h2 id="parcels" className="text-14 mb-3 flex items-center gap-2 font-semibold">
        {t(`view.parcels.${delivery_type}`)}
        <Count>{parcels.length}</Count>
      </h2>
      <ol className="border-line divide-line divide-y border-y">
        {parcels.map(({ at, track_number, items: sent }) => (
          <li key={at} className="flex gap-2.5 py-2.5">
            <Truck aria-hidden className="text-ink-3 mt-px" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap gap-x-3 wrap-anywhere tabular-nums">
                <time dateTime={at} className="figures font-medium">
                  {deviceMoment(at)}
                </time>
                {track_number && (
                  <span className="text-ink-2">
                    {t('view.track')} {track_number}
                  </span>
                )}
              </p>
              <ul className="text-ink-2 tabular-nums">
                {sent.map(({ product_id, count: pieces }) => (
                  <li key={product_id} className="wrap-anywhere">
                    {count(pieces)} × {nameOf.get(product_id)}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
};
