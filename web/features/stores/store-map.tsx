import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { maxRows } from '#shared/contracts/endpoint.ts';
import { listStores, type Store } from '#shared/contracts/stores.ts';
import { api } from '../../api/client.ts';
import { usePages } from '../../api/pages.ts';
import { SearchBox } from '../../kit/list/filters.tsx';
import { Broken } from '../../kit/parts/broken.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { bulkOf } from '../../ui/map/bulk-of.ts';
import type { MapPoint } from '../../ui/map/map-style.ts';
import { PointsMap } from '../../ui/map/points-map.tsx';
import { Body, Page, Toolbar } from '../../ui/page.tsx';
import { storeQuery, StoreFilters, StoreTabs, useStoreListState } from './store-filters.tsx';

/** More are not readable on a map. */
const maxStores = 500;

export default function StoreMap() {
  const { t } = useTranslation('stores');
  const state = useStoreListState();
  const { rows, total, hasMore, error, retry } = useAllStores(state);
  const { t: tCommon } = useTranslation();
  const points = useMemo(() => rows?.flatMap(pointOf), [rows]);
  const bulk = useMemo(() => points && bulkOf(points), [points]);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Page title={t('map.title')}>
      <StoreTabs current="map" state={state} />
      <Toolbar>
        <SearchBox state={state} filter="name" label={t('search')} />
        <StoreFilters state={state} />
      </Toolbar>
      {!rows && error && <Broken error={error} onRetry={retry} />}
      {rows?.length === 0 && (
        <Body>
          <EmptyState
            kind={state.filtered ? 'search' : 'start'}
            title={t(state.filtered ? 'none.title' : 'first.title')}
            actions={state.filtered && <Button onClick={state.clear}>{tCommon('filters.clearAll')}</Button>}
          >
            {t(state.filtered ? 'none.text' : 'first.text')}
          </EmptyState>
        </Body>
      )}
      {rows && rows.length > 0 && points && bulk && (
        <>
          <PointsMap points={points} around={showsAll ? points : bulk.near}>
            {(id) => <About store={rows.find((store) => store.id === id)} />}
          </PointsMap>
          <div className="border-line text-12 text-ink-2 px-gutter flex flex-none flex-wrap items-center gap-x-2 gap-y-1 border-t py-2">
            <p role="status">
              {t('map.shown', { count: points.length })}
              {points.length < rows.length && ` ${t('map.without', { count: rows.length - points.length })}`}
              {hasMore && rows.length >= maxStores && ` ${t('map.more', { total })}`}
              {bulk.far.length > 0 && ` ${t('map.far', { count: bulk.far.length })}`}
            </p>
            {bulk.far.length > 0 && (
              <Button
                size="sm"
                aria-pressed={showsAll}
                onClick={() => setShowsAll(!showsAll)}
                className="aria-pressed:bg-press"
              >
                {t('map.showAll')}
              </Button>
            )}
          </div>
        </>
      )}
    </Page>
  );
}

/** The stores of the filters, page after page. */
const useAllStores = (state: ReturnType<typeof useStoreListState>) => {
  const { page: _, cursor: __, ...others } = storeQuery(state);
  const query = { ...others, per_page: String(maxRows) };
  const stores = usePages(listStores, { query }, (page, signal) =>
    api(listStores, { query: { ...query, page } }, { signal }),
  );
  const { rows, hasMore, isLoading, error, showMore } = stores;
  const goesOn = rows && rows.length < maxStores && hasMore && !isLoading && !error;
  useEffect(() => {
    if (goesOn) void showMore();
  });
  return stores;
};

const pointOf = ({ id, name, location }: Store): MapPoint[] => (location ? [{ id, name, ...location }] : []);

const About = ({ store }: { store: Store | undefined }) =>
  store && (
    <div className="flex flex-col gap-0.5">
      <Link to={paths.stores.edit(store.id)} className="text-primary-text text-14 font-semibold hover:underline">
        {store.name}
      </Link>
      <span>{store.address}</span>
      <span className="text-ink-3">{store.company.name}</span>
    </div>
  );
