import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listProductTypes, ProductType } from '#shared/contracts/product-types.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';

const column = columnsOf<ProductType, SortOf<typeof listProductTypes>>();

export const useProductTypeColumns = (): Column<ProductType, SortOf<typeof listProductTypes>>[] => {
  const { t } = useTranslation('product-types');
  return [
    column.name('name', t('columns.name'), ({ name }) => name, { sort: 'name' }),
    column.count('parameters', t('columns.parameters'), ({ parameters }) => parameters.length, { narrow: 'line' }),
    column.count('products', t('columns.products'), ({ products }) => products, { narrow: 'side' }),
  ];
};
