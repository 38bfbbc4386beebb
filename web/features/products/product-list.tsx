import { Plus, Sheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listProducts, type ProductRow } from '#shared/contracts/products.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { ExportMenu } from '../../kit/list/export-menu.tsx';
import { type Filter, FilterChips } from '../../kit/list/filters.tsx';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { useSelection } from '../../kit/list/use-selection.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useProductColumns } from './columns.tsx';
import { useCategories, useSellers } from './lookups.ts';
import { useBulkProducts } from './use-bulk-products.tsx';

export default function ProductList() {
  const { t } = useTranslation('products');
  const state = useListState('products', listProducts, {
    text: 'one',
    category_id: 'one',
    company_id: 'one',
    active: 'one',
  });
  const { active, ...others } = state.query;
  const isActive = active === 'false' ? ('false' as const) : ('true' as const);
  const query = { ...others, ...(active !== undefined && { active: isActive }) };
  const products = useGet(listProducts, { query });
  const selection = useSelection<ProductRow>(listProducts, { ...state, query }, products.data);
  const bulk = useBulkProducts(selection);
  return (
    <ListPage
      title={t('title')}
      state={state}
      list={products}
      columns={useProductColumns()}
      add={
        useMay('product.write') && (
          <>
            <ButtonLink icon={Sheet} to={paths.products.import}>
              {t('importing.open')}
            </ButtonLink>
            <ButtonLink variant="primary" icon={Plus} keys="C" to={paths.products.new}>
              {t('new')}
            </ButtonLink>
          </>
        )
      }
      tools={<ExportMenu list="products" query={() => query} />}
      search={{ filter: 'text', label: t('search') }}
      filters={<FilterChips state={state} filters={useFilters()} />}
      href={({ id }) => paths.products.edit(id)}
      selection={selection}
      bulk={bulk.buttons}
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t('first.title'), text: t('first.text') }}
    >
      {bulk.dialogs}
    </ListPage>
  );
}

const useFilters = (): Filter[] => {
  const { t } = useTranslation('products');
  const hasCompanies = sideOf(roleOf(useMe())) === 'platform';
  return [
    { key: 'category_id', label: t('columns.category'), useOptions: useCategories, one: true },
    ...(hasCompanies
      ? [{ key: 'company_id', label: t('columns.company'), useOptions: useSellers, one: true as const }]
      : []),
    {
      key: 'active',
      label: t('columns.state'),
      options: (['true', 'false'] as const).map((value) => ({ value, label: t(`state.${value}`) })),
      one: true,
    },
  ];
};
