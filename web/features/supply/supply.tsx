import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { getAccord } from '#shared/contracts/supply.ts';
import { useGet } from '../../api/query.ts';
import { ShopTabs } from '../../domain/orders/shop-tabs.tsx';
import { Broken } from '../../kit/parts/broken.tsx';
import { paths } from '../../paths.ts';
import { count } from '../../ui/format.ts';
import { Body, Page } from '../../ui/page.tsx';
import { CartOfAccord } from './cart-of-accord.tsx';
import type { ChosenStore } from './chosen-store.ts';
import { SupplyForm } from './supply-form.tsx';
import { SupplyStores } from './supply-stores.tsx';
import { useSupplyCart } from './use-supply-cart.ts';

/** Under its accord, a vendor fills one cart and supplies the stores that it serves with it. */
export default function Supply() {
  const { t } = useTranslation('supply');
  const { cart, setCount } = useSupplyCart();
  const [store, setStore] = useState<ChosenStore | null>(null);
  const { data, error, refetch } = cart;
  return (
    <Page title={t('title')} aside={data?.data.accord.name}>
      <ShopTabs current="supply" />
      <Body>
        <div className="flex min-h-full flex-col">
          <AccordLine />
          <div className="flex-1 lg:grid lg:grid-cols-2">
            <div className="px-gutter flex min-w-0 flex-col gap-6 pb-6">
              {!data && error && <Broken error={error} onRetry={refetch} />}
              {!data && !error && <Gaps />}
              {data && (
                <>
                  <CartOfAccord cart={data.data} onCount={(id, pieces) => void setCount(id, pieces)} />
                  {data.data.items.length > 0 && (
                    <SupplyForm
                      key={data.data.cart_hash}
                      cart={data.data}
                      store={store}
                      onOrdered={() => setStore(null)}
                    />
                  )}
                </>
              )}
            </div>
            <div className="border-line px-gutter min-w-0 pb-6 max-lg:border-t max-lg:pt-6 lg:border-l">
              <SupplyStores mayChoose={(data?.data.items.length ?? 0) > 0} onChoose={setStore} />
            </div>
          </div>
        </div>
      </Body>
    </Page>
  );
}

const Gaps = () => (
  <div aria-hidden className="flex flex-col gap-4">
    {['w-55', 'w-90', 'w-75', 'w-45'].map((width) => (
      <span key={width} className={`skeleton max-w-full ${width}`} />
    ))}
  </div>
);

/** Whom the vendor supplies, and what waits for an answer. */
const AccordLine = () => {
  const { t } = useTranslation('supply');
  const accord = useGet(getAccord, {}).data?.data;
  const link = (status: 'issued' | 'rejected', documents: number) =>
    documents > 0 && (
      <Link
        to={`${paths.deliveryDocuments.list}?statuses=${status}`}
        className="text-primary-text inline-flex min-h-6 items-center font-medium tabular-nums hover:underline pointer-coarse:min-h-11"
      >
        {t(`supplyCart.accord.${status}`, { documents: count(documents) })}
      </Link>
    );
  return (
    <p className="px-gutter text-ink-2 flex min-h-12 flex-none flex-wrap items-center gap-x-4 py-2 tabular-nums">
      {accord ? (
        <>
          <span>
            {t('supplyCart.accord.serves', {
              customers: count(accord.clients_total),
              stores: count(accord.stores_total),
            })}
          </span>
          {link('issued', accord.documents_issued)}
          {link('rejected', accord.documents_rejected)}
        </>
      ) : (
        <span aria-hidden className="skeleton w-60" />
      )}
    </p>
  );
};
