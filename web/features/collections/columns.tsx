import { useTranslation } from 'react-i18next';
import type { Collection, listCollections } from '#shared/contracts/collections.ts';
import type { SortOf } from '#shared/contracts/endpoint.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { count } from '../../ui/format.ts';

const column = columnsOf<Collection, SortOf<typeof listCollections>>();

export const useCollectionColumns = (): Column<Collection, SortOf<typeof listCollections>>[] => {
  const { t } = useTranslation('collections');
  return [
    column.name('name', t('fields.name'), ({ name }) => name, {
      sort: 'name',
      picture: ({ name, cover }) => <Avatar company name={name} photo={cover} />,
    }),
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
    column.tag('active', t('columns.state'), ({ active }) =>
      active ? { usual: t('state.true') } : { text: t('state.false') },
    ),
  ];
};
