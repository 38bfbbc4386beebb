import { ChevronDown, ChevronRight, LayoutGrid, List, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { listShownCollections, searchCatalogue } from '#shared/contracts/catalogue.ts';
import type { ApiProblem } from '../../api/problem.ts';
import { useGet } from '../../api/query.ts';
import { PageBar, PageLinks } from '../../kit/list/pager.tsx';
import { useTotal } from '../../kit/list/total.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { paths } from '../../paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { count } from '../../ui/format.ts';
import { useWide } from '../../ui/media.ts';
import { Menu, MenuChoice } from '../../ui/menu.tsx';
import { Body, Page, Toolbar, ToolbarEnd } from '../../ui/page.tsx';
import { Count } from '../../ui/pill.tsx';
import { Segments } from '../../ui/segments.tsx';
import { useHead } from '../../ui/use-head.ts';
import { ChosenFilters, useChosenFilters } from './chosen-filters.tsx';
import { CollectionsRow } from './collections-row.tsx';
import { CompareBar } from './compare-bar.tsx';
import { Filters } from './filters.tsx';
import { removeParameters } from './parameters.ts';
import { pathTo } from './path-to.ts';
import { ProductGrid } from './product-grid.tsx';
import { SearchBox } from './search-box.tsx';
import { type CatalogueState, type Found, useCatalogue } from './use-catalogue.ts';

/** The products on sale, for everybody: of all categories, or of one. */
export default function Catalogue() {
  const { t } = useTranslation('catalogue');
  const state = useCatalogue();
  const { category, query } = state;
  const answer = useGet(searchCatalogue, { query: { ...query, ...(category && { category_id: category }) } });
  const { data: found, error } = answer;
  const path = pathTo(found?.categories ?? [], category);
  const name = path.at(-1)?.name ?? found?.collection?.name;
  const chosen = useChosenFilters(state, found);
  // Without an answer there is nothing to choose from.
  const filters = (found || !error) && <Filters state={state} found={found} />;
  const [isOpen, setOpen] = useState(false);
  const isWide = useWide('lg');
  const total = useTotal()(found);
  useCategoryHead(category, path);
  // The addresses of products were once those of categories.
  if (category !== undefined && error?.code === 'not-found')
    return <Navigate to={paths.catalogueProduct(category)} replace />;
  return (
    <Page title={name ?? t('title')} count={total} actions={<SearchBox state={state} />}>
      <Toolbar>
        <Button size="sm" icon={ListFilter} className="lg:hidden" onClick={() => setOpen(true)}>
          {t('filters.open')}
          {chosen.length > 0 && <Count>{chosen.length}</Count>}
        </Button>
        <ChosenFilters chosen={chosen} onClear={state.clear} />
        <ToolbarEnd>
          <SortMenu state={state} />
          <Segments
            label={t('list.view')}
            hiddenLabel
            value={state.isList ? 'list' : 'grid'}
            choices={[
              { value: 'grid', label: t('list.grid'), icon: LayoutGrid },
              { value: 'list', label: t('list.list'), icon: List },
            ]}
            onChange={(view) => state.setList(view === 'list')}
          />
        </ToolbarEnd>
      </Toolbar>
      <Body key={query.page}>
        <div className="grid min-h-full lg:grid-cols-[248px_minmax(0,1fr)]">
          <aside aria-label={t('filters.open')} className="border-line border-r px-5 pb-8 max-lg:hidden">
            {filters}
          </aside>
          <div className="px-gutter min-w-0 py-4">
            <Breadcrumb state={state} path={path} />
            {!found && error ? (
              <Failure state={state} error={error} onRetry={answer.refetch} />
            ) : (
              <Products state={state} found={found} isStale={answer.isPlaceholderData} />
            )}
          </div>
        </div>
      </Body>
      <CompareBar />
      <Pages state={state} found={found} />
      {isOpen && !isWide && (
        <Drawer
          title={t('filters.open')}
          onClose={() => setOpen(false)}
          footer={
            <Button variant="primary" className="flex-1" onClick={() => setOpen(false)}>
              {found ? t('filters.show', { count: found.total }) : t('filters.close')}
            </Button>
          }
        >
          {filters}
        </Drawer>
      )}
    </Page>
  );
}

type Path = Found['categories'];

const useCategoryHead = (category: string | undefined, path: Path): void => {
  const { t } = useTranslation('catalogue');
  const name = path.at(-1)?.name;
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: path.map((one, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name: one.name,
      item: location.origin + paths.catalogueCategory(one.id),
    })),
  };
  useHead({
    description: name && t('list.description', { category: name }),
    canonical: category === undefined ? paths.catalogue : paths.catalogueCategory(category),
    jsonLd: name === undefined ? undefined : breadcrumbs,
  });
};

const Breadcrumb = ({ state, path }: { state: CatalogueState; path: Path }) => {
  const { t } = useTranslation('catalogue');
  if (path.length === 0) return null;
  return (
    <nav aria-label={t('list.breadcrumb')} className="mb-3">
      <ol className="text-ink-3 flex flex-wrap items-center gap-1.5">
        {[{ id: null, name: t('filters.all') }, ...path.slice(0, -1)].map(({ id, name }) => (
          <li key={id} className="flex items-center gap-1.5">
            <Link to={state.categoryAddress(id)} className="hover:text-ink">
              {name}
            </Link>
            <ChevronRight className="size-3" />
          </li>
        ))}
        <li aria-current="page" className="text-ink">
          {path.at(-1)?.name}
        </li>
      </ol>
    </nav>
  );
};

const Products = ({ state, found, isStale }: { state: CatalogueState; found: Found | undefined; isStale: boolean }) => {
  const { t } = useTranslation('catalogue');
  const isStart = !state.isFiltered && state.category === undefined && (state.query.page ?? '1') === '1';
  const collections = useGet(listShownCollections, {}, { enabled: isStart });
  // Together, because collections that come later would move the products.
  const shown = isStart && collections.isPending ? undefined : found;
  if (shown && shown.data.length === 0 && shown.total > 0)
    return <Navigate to={state.pageAddress(lastPageOf(shown))} replace />;
  return (
    <>
      {isStart && shown && <CollectionsRow collections={collections.data?.data ?? []} />}
      {shown?.meant && <Meant state={state} text={shown.meant} />}
      {shown && <UnknownParameters state={state} ids={shown.unknown_parameters} />}
      {shown?.total === 0 ? (
        <NoProducts state={state} />
      ) : (
        <ProductGrid label={t('list.label')} products={shown?.data} isList={state.isList} isStale={isStale} />
      )}
    </>
  );
};

const Meant = ({ state, text }: { state: CatalogueState; text: string }) => {
  const { t } = useTranslation('catalogue');
  return (
    <p className="mb-4">
      {t('list.meant')}{' '}
      <button
        type="button"
        className="text-primary-text min-h-6 font-medium hover:underline pointer-coarse:min-h-11"
        onClick={() => state.change({ text })}
      >
        {text}
      </button>
    </p>
  );
};

const UnknownParameters = ({ state, ids }: { state: CatalogueState; ids: readonly string[] }) => {
  const { t } = useTranslation('catalogue');
  if (ids.length === 0) return null;
  const remove = () => state.change({ parameters: ([text]) => removeParameters(text, ids) }, { replace: true });
  return (
    <div className="mb-4">
      <Banner
        tone="info"
        title={t('filters.unknown', { count: ids.length })}
        action={<Button onClick={remove}>{t('filters.removeUnknown')}</Button>}
      >
        {t('filters.unknownText')}
      </Banner>
    </div>
  );
};

const NoProducts = ({ state }: { state: CatalogueState }) => {
  const { t } = useTranslation(['catalogue', 'common']);
  if (!state.isFiltered)
    return (
      <EmptyState kind="start" title={t('list.empty')}>
        {t('list.emptyText')}
      </EmptyState>
    );
  return (
    <EmptyState kind="search" title={t('list.none')} actions={<Clear state={state} />}>
      {t('list.noneText')}
    </EmptyState>
  );
};

const Clear = ({ state }: { state: CatalogueState }) => {
  const { t } = useTranslation();
  return <Button onClick={state.clear}>{t('filters.clearAll')}</Button>;
};

const Failure = ({ state, error, onRetry }: { state: CatalogueState; error: ApiProblem; onRetry: () => unknown }) => {
  const { t } = useTranslation('catalogue');
  if (error.code !== 'invalid-input') return <Broken error={error} onRetry={onRetry} />;
  return (
    <EmptyState kind="search" title={t('list.refused')} actions={<Clear state={state} />}>
      {Object.values(error.fields).join(' ')}
    </EmptyState>
  );
};

const lastPageOf = ({ total, per_page }: Found): number => Math.max(1, Math.ceil(total / per_page));

const Pages = ({ state, found }: { state: CatalogueState; found: Found | undefined }) => {
  if (!found?.total) return null;
  const { page, per_page, data, total } = found;
  const last = lastPageOf(found);
  const before = (page - 1) * per_page;
  return (
    <PageBar from={before + 1} to={before + data.length} total={count(total)}>
      {last > 1 && (
        <PageLinks
          page={page}
          last={last}
          previous={page > 1 ? state.pageAddress(page - 1) : null}
          next={page < last ? state.pageAddress(page + 1) : null}
          addressOf={state.pageAddress}
        />
      )}
    </PageBar>
  );
};

const sorts = {
  relevance: { sort: 'relevance', order: 'asc' },
  cheapest: { sort: 'price', order: 'asc' },
  dearest: { sort: 'price', order: 'desc' },
  newest: { sort: 'created_at', order: 'desc' },
  rated: { sort: 'rating', order: 'desc' },
} as const;
type Sort = keyof typeof sorts;

const SortMenu = ({ state: { query, change } }: { state: CatalogueState }) => {
  const { t } = useTranslation('catalogue');
  const { sort = 'relevance', order = 'asc' } = query;
  const names = Object.keys(sorts) as Sort[];
  const current = names.find((name) => sorts[name].sort === sort && sorts[name].order === order);
  return (
    <Menu
      label={t('sort.label')}
      button={
        <button type="button" className={buttonClass('ghost', 'sm')}>
          <span className="sr-only">{t('sort.label')}</span>
          {t(`sort.${current ?? 'other'}`)}
          <ChevronDown />
        </button>
      }
    >
      {names.map((name) => (
        <MenuChoice
          key={name}
          chosen={name === current}
          onClick={() => change(name === 'relevance' ? { sort: undefined, order: undefined } : sorts[name])}
        >
          {t(`sort.${name}`)}
        </MenuChoice>
      ))}
    </Menu>
  );
};
