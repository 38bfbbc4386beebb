import { useTranslation } from 'react-i18next';
import type { Collection, listCollections } from '#shared/contracts/collections.ts';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { count } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';

export const useCollectionColumns = (): Column<Collection, SortOf<typeof listCollections>>[] => {
  const { t } = useTranslation('collections');
  return [
    {
      id: 'name',
      header: t('fields.name'),
      sort: 'name',
      cell: ({ name, cover }) => (
        <span className="flex min-w-0 items-center gap-2.5 font-medium">
          <Avatar company name={name} photo={cover} />
          <Cut>{name}</Cut>
        </span>
      ),
      narrow: 'title',
      skeleton: 160,
    },
    {
      id: 'products',
      header: t('fields.products'),
      cell: ({ product_ids }) => (
        <>
          <span className="md:hidden">{t('fields.products')}: </span>
          {count(product_ids.length)}
        </>
      ),
      align: 'end',
      narrow: 'line',
      skeleton: 40,
    },
    {
      id: 'active',
      header: t('columns.state'),
      cell: ({ active }) =>
        active ? <span className="max-md:hidden">{t('state.true')}</span> : <Tag>{t('state.false')}</Tag>,
      narrow: 'side',
      skeleton: 80,
    },
  ];
};
