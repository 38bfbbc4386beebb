import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listProductPrices, type Product } from '#shared/contracts/products.ts';
import { useGet } from '../../api/query.ts';
import { ShortList } from '../../kit/list/short-list.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { money } from '../../ui/format.ts';

/** The lowest price that a discount is compared with, and a button that shows all prices. */
export const PriceHistory = ({ product: { id, lowest_price } }: { product: Product }) => {
  const { t } = useTranslation('products');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p className="text-ink-2 tabular-nums">{t('prices.lowest', { price: money(lowest_price) })}</p>
      <Button variant="ghost" size="sm" icon={History} onClick={() => setIsOpen(true)}>
        {t('prices.show')}
      </Button>
      {isOpen && (
        <Drawer title={t('prices.title')} onClose={() => setIsOpen(false)}>
          <Prices product={id} />
        </Drawer>
      )}
    </div>
  );
};

const Prices = ({ product }: { product: string }) => {
  const { t } = useTranslation('products');
  const prices = useGet(listProductPrices, { params: { id: product } });
  const rows = prices.data?.data.map(({ at, price }) => ({ id: at, price }));
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-2 text-pretty">{t('prices.reason')}</p>
      <ShortList
        answer={{ ...prices, data: rows && { data: rows, total: rows.length } }}
        none={t('prices.none')}
        failed={t('prices.failed')}
        row={({ id, price }) => (
          <span className="figures flex justify-between gap-3">
            <span className="text-ink-2">{t('prices.from', { time: deviceMoment(id) })}</span>
            <b className="font-semibold">{money(price)}</b>
          </span>
        )}
      />
    </div>
  );
};
