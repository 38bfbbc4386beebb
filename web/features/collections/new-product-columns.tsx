import { useTranslation } from 'react-i18next';
import type { ProductRow } from '#shared/contracts/products.ts';
import type { Column } from '../../kit/list/column.ts';
import { columnsOf } from '../../kit/list/columns-of.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { useWide } from '../../ui/media.ts';

const column = columnsOf<ProductRow>();

export const useNewProductColumns = (onRemove: (product: ProductRow) => void): Column<ProductRow>[] => {
  const { t } = useTranslation('collections');
  const wide = useWide('md');
  return [
    column.name('name', t('fields.name'), ({ name }) => name, {
      picture: ({ name, photo }) => <Avatar company name={name} photo={photo} />,
    }),
    column.text('company', t('columns.company'), ({ company }) => company.name, { size: 'short', narrow: 'line' }),
    column.money('price', t('columns.price'), ({ price }) => price, { narrow: 'side' }),
    column.day('created_at', t('columns.added'), ({ created_at }) => created_at, { narrow: 'line' }),
    column.actions(
      'remove',
      t('columns.actions'),
      (product) => (
        <Button size={wide ? 'sm' : 'md'} onClick={() => onRemove(product)} className="relative z-1 max-md:mt-2">
          {t('newOnes.remove.button')}
        </Button>
      ),
      { skeleton: 150 },
    ),
  ];
};
