import { useTranslation } from 'react-i18next';
import { clearSupply, type SupplyCart, type SupplyItem } from '#shared/contracts/supply.ts';
import { cartRates } from '#shared/domain/invoices/order-lines.ts';
import { useSend } from '../../api/query.ts';
import { pricedItems } from '../../domain/cart/account-cart.ts';
import { LineControls, LineIssue } from '../../domain/cart/line-parts.tsx';
import { VatSummary } from '../../domain/orders/vat-summary.tsx';
import { ProductPhoto } from '../../domain/products/product-photo.tsx';
import { usePriceText } from '../../domain/products/use-price-text.ts';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { Button } from '../../ui/button.tsx';
import { count, money } from '../../ui/format.ts';
import { Count } from '../../ui/pill.tsx';
import { AddProduct } from './add-product.tsx';

/** What the next store gets. All vendors of the company fill it. */
export const CartOfAccord = ({
  cart,
  onCount,
}: {
  cart: SupplyCart;
  onCount: (productId: string, pieces: number) => void;
}) => {
  const { t } = useTranslation('supply');
  const { items, goods_num, order_summ, total_weight } = cart;
  return (
    <section aria-labelledby="cart">
      <div className="mb-3 flex items-center gap-2">
        <h2 id="cart" className="text-14 font-semibold">
          {t('supplyCart.title')}
        </h2>
        {goods_num > 0 && <Count>{goods_num}</Count>}
        {items.length > 0 && <Clear />}
      </div>
      <AddProduct />
      {items.length === 0 ? (
        <p className="text-ink-2 mt-4 text-pretty">{t('supplyCart.empty')}</p>
      ) : (
        <>
          <ul className="mt-2">
            {items.map((item) => (
              <Line key={item.product.id} item={item} onCount={(pieces) => onCount(item.product.id, pieces)} />
            ))}
          </ul>
          <p className="border-line flex flex-wrap justify-between gap-x-4 border-t pt-3 tabular-nums">
            <span className="text-ink-2">
              {t('supplyCart.weight', { pieces: count(goods_num), weight: count(total_weight / 1000) })}
            </span>
            <b className="text-16 figures font-semibold">{money(order_summ)}</b>
          </p>
          <div className="mt-2">
            <VatSummary rates={cartRates(pricedItems(items))} />
          </div>
        </>
      )}
    </section>
  );
};

const Line = ({ item, onCount }: { item: SupplyItem; onCount: (pieces: number) => void }) => {
  const { t } = useTranslation('supply');
  const priceText = usePriceText();
  const { product, product_price } = item;
  const { name, sku, photo, available } = product;
  return (
    <li className="border-line flex gap-3 border-b py-3 last:border-b-0">
      <ProductPhoto photo={photo} size="lg" />
      <div className="min-w-0 flex-1">
        <div className="flex gap-3">
          <p className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</p>
          <p className="figures font-semibold">{money(item.count * product_price)}</p>
        </div>
        <p className="text-12 text-ink-3 tabular-nums">
          {[
            sku,
            t('supplyCart.each', { price: priceText({ ...item, price: product_price }), pieces: count(available) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <LineIssue line={item} />
        <LineControls line={item} onCount={onCount} />
      </div>
    </li>
  );
};

const Clear = () => {
  const { t } = useTranslation('supply');
  const { ask, question } = useAsk();
  const clear = useSend(clearSupply);
  const confirmClearing = () =>
    ask({
      danger: true,
      title: t('supplyCart.clear.title'),
      text: t('supplyCart.clear.text'),
      confirm: t('supplyCart.clear.confirm'),
      keep: t('supplyCart.clear.keep'),
      act: () => clear.mutateAsync({ body: {} }),
    });
  return (
    <>
      <Button variant="ghost" size="sm" className="ml-auto" onClick={confirmClearing}>
        {t('supplyCart.clear.open')}
      </Button>
      {question}
    </>
  );
};
