import { useTranslation } from 'react-i18next';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { listProductTypes, ProductType } from '#shared/contracts/product-types.ts';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { count } from '../../ui/format.ts';

export const useProductTypeColumns = (): Column<ProductType, SortOf<typeof listProductTypes>>[] => {
  const { t } = useTranslation('product-types');
  return [
    {
      id: 'name',
      header: t('columns.name'),
      sort: 'name',
      cell: ({ name }) => (
        <span className="font-medium">
          <Cut>{name}</Cut>
        </span>
      ),
      narrow: 'title',
      skeleton: 140,
    },
    {
      id: 'parameters',
      header: t('columns.parameters'),
      cell: ({ parameters }) => count(parameters.length),
      align: 'end',
      narrow: 'line',
      skeleton: 40,
    },
    {
      id: 'products',
      header: t('columns.products'),
      cell: ({ products }) => count(products),
      align: 'end',
      narrow: 'side',
      skeleton: 40,
    },
  ];
};
