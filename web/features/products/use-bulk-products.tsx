import { Boxes, Eye, EyeOff, Percent, Tag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductRow, setProductStock, updateProduct } from '#shared/contracts/products.ts';
import { useSend } from '../../api/query.ts';
import { BulkButton } from '../../kit/list/bulk-button.tsx';
import { useBulk } from '../../kit/list/use-bulk.tsx';
import type { Selection } from '../../kit/list/use-selection.ts';
import { newPrice } from './new-price.ts';
import { PriceDialog } from './price-dialog.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { VatDialog } from './vat-dialog.tsx';

/** What can be done with the selected products. */
export const useBulkProducts = ({ rows, only }: Selection<ProductRow>) => {
  const { t } = useTranslation('products');
  const update = useSend(updateProduct, { refetches: false });
  const setStock = useSend(setProductStock, { refetches: false });
  const [asking, setAsking] = useState<{ about: 'price' | 'vat' | 'stock'; rows: readonly ProductRow[] } | null>(null);
  const bulk = useBulk<ProductRow>({
    area: updateProduct.area,
    title: t('bulk.running'),
    nameOf: ({ name }) => name,
    onClose: only,
  });
  const close = () => setAsking(null);
  const change = (products: readonly ProductRow[], fields: (product: ProductRow) => Partial<ProductRow>) => {
    close();
    bulk.start(products, (product) =>
      update.mutateAsync({ params: { id: product.id }, body: { version: product.version, ...fields(product) } }),
    );
  };
  const show = (active: boolean) =>
    change(
      rows.filter((product) => product.active !== active),
      () => ({ active }),
    );
  return {
    buttons: (
      <span className="flex flex-wrap items-center gap-0.5">
        <BulkButton icon={EyeOff} onClick={() => show(false)}>
          {t('bulk.hide')}
        </BulkButton>
        <BulkButton icon={Eye} onClick={() => show(true)}>
          {t('bulk.show')}
        </BulkButton>
        <BulkButton icon={Tag} onClick={() => setAsking({ about: 'price', rows })}>
          {t('bulk.price')}
        </BulkButton>
        <BulkButton icon={Percent} onClick={() => setAsking({ about: 'vat', rows })}>
          {t('bulk.vat')}
        </BulkButton>
        <BulkButton icon={Boxes} onClick={() => setAsking({ about: 'stock', rows })}>
          {t('bulk.stock')}
        </BulkButton>
      </span>
    ),
    dialogs: (
      <>
        {asking?.about === 'price' && (
          <PriceDialog
            products={asking.rows}
            onClose={close}
            onChosen={(chosen) => change(asking.rows, ({ price }) => ({ price: newPrice(price, chosen) }))}
          />
        )}
        {asking?.about === 'vat' && (
          <VatDialog products={asking.rows.length} onClose={close} onChosen={(vat) => change(asking.rows, () => vat)} />
        )}
        {asking?.about === 'stock' && (
          <StockDialog
            products={asking.rows.length}
            onClose={close}
            onChosen={(stock) => {
              close();
              bulk.start(asking.rows, ({ id }) => setStock.mutateAsync({ params: { id }, body: { stock } }));
            }}
          />
        )}
        {bulk.dialog}
      </>
    ),
  };
};
