import { Boxes, Warehouse } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listSupplyStores, type Supply, type SupplyStore } from '#shared/contracts/supply.ts';
import { api } from '../../api/client.ts';
import { usePages } from '../../api/pages.ts';
import { OrderPill } from '../../domain/orders/order-status.tsx';
import { useDebounced } from '../../kit/list/use-debounced.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { ShowMore } from '../../kit/parts/show-more.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { deviceDay } from '../../ui/device-time.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { controlClass } from '../../ui/field.tsx';
import { count, money } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import { Segments } from '../../ui/segments.tsx';
import type { ChosenStore } from './chosen-store.ts';

/** The stores that can be supplied, and the supplies that are under way to them: both from one answer. */
export const SupplyStores = ({
  mayChoose,
  onChoose,
}: {
  /** Whether there is something to supply. */
  mayChoose: boolean;
  onChoose: (store: ChosenStore) => void;
}) => {
  const { t } = useTranslation('supply');
  const [shown, setShown] = useState<'stores' | 'supplies'>('stores');
  const [typed, setTyped] = useState('');
  const name = useDebounced(typed.trim());
  const query: Record<string, string> = name ? { name } : {};
  const stores = usePages(listSupplyStores, { query }, (page, signal) =>
    api(listSupplyStores, { query: { ...query, page } }, { signal }),
  );
  const supplies = (stores.rows ?? [])
    .flatMap((store) => store.supplies.map((supply) => ({ store, supply })))
    .toSorted((one, other) => (one.supply.created_at < other.supply.created_at ? 1 : -1));
  return (
    <section aria-labelledby="stores">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id="stores" className="text-14 font-semibold">
          {t('supplyCart.stores.title')}
        </h2>
        <div className="ml-auto">
          <Segments
            label={t('supplyCart.stores.shown')}
            hiddenLabel
            value={shown}
            choices={[
              { value: 'stores', label: t('supplyCart.stores.all') },
              { value: 'supplies', label: t('supplyCart.stores.underWay') },
            ]}
            onChange={setShown}
          />
        </div>
      </div>
      <input
        type="search"
        aria-label={t('supplyCart.stores.search')}
        placeholder={t('supplyCart.stores.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={cx(controlClass, 'mb-2')}
      />
      {!stores.rows && stores.error && <Broken error={stores.error} onRetry={stores.retry} />}
      {!stores.rows && !stores.error && <span aria-hidden className="skeleton w-60" />}
      {stores.rows?.length === 0 &&
        (name ? (
          <p className="text-ink-2 py-4">{t('supplyCart.stores.none')}</p>
        ) : (
          <EmptyState
            kind="start"
            title={t('supplyCart.stores.first.title')}
            actions={<ButtonLink to={paths.clients.list}>{t('supplyCart.stores.first.open')}</ButtonLink>}
          >
            {t('supplyCart.stores.first.text')}
          </EmptyState>
        ))}
      {shown === 'stores' ? (
        <ul className="divide-line divide-y">
          {stores.rows?.map((store) => (
            <StoreRow key={store.id} store={store} mayChoose={mayChoose} onChoose={onChoose} />
          ))}
        </ul>
      ) : (
        <>
          {stores.rows && supplies.length === 0 && <p className="text-ink-2 py-4">{t('supplyCart.stores.quiet')}</p>}
          <ul className="divide-line divide-y">
            {supplies.map(({ store, supply }) => (
              <li key={supply.id} className="py-3">
                <p className="font-medium wrap-anywhere">{store.name}</p>
                <SupplyLine supply={supply} />
              </li>
            ))}
          </ul>
        </>
      )}
      {stores.rows && <ShowMore list={stores} label={t('supplyCart.stores.more')} />}
    </section>
  );
};

const StoreRow = ({
  store,
  mayChoose,
  onChoose,
}: {
  store: SupplyStore;
  mayChoose: boolean;
  onChoose: (store: ChosenStore) => void;
}) => {
  const { t } = useTranslation('supply');
  const { id, name, address, company, delivery_warehouse, supplies } = store;
  return (
    <li className="py-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            {delivery_warehouse && <Tag icon={Warehouse}>{t('supplyCart.stores.warehouse')}</Tag>}
          </p>
          <p className="text-ink-2 wrap-anywhere">{[company.name, address].join(' · ')}</p>
        </div>
        {mayChoose && (
          <Button
            size="sm"
            icon={Boxes}
            aria-label={t('supplyCart.stores.supplyOf', { store: name })}
            onClick={() => onChoose({ id, name })}
          >
            {t('supplyCart.stores.supply')}
          </Button>
        )}
      </div>
      {supplies.map((supply) => (
        <SupplyLine key={supply.id} supply={supply} />
      ))}
    </li>
  );
};

const SupplyLine = ({ supply: { id, number, status, created_at, goods_num, sum } }: { supply: Supply }) => {
  const { t } = useTranslation('supply');
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
      <Link
        to={paths.orders.view(id)}
        className="figures text-primary-text inline-flex min-h-6 items-center font-semibold hover:underline pointer-coarse:min-h-11"
      >
        {number}
      </Link>
      <OrderPill status={status} />
      <span className="text-ink-2 tabular-nums">
        {[deviceDay(created_at), t('documents.pieces', { pieces: count(goods_num) })].join(' · ')}
      </span>
      <b className="figures ml-auto font-semibold">{money(sum)}</b>
    </p>
  );
};
