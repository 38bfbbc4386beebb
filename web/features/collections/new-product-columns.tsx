import { useTranslation } from 'react-i18next';
import type { ProductRow } from '#shared/contracts/products.ts';
import type { Column } from '../../kit/list/column.ts';
import { Cut } from '../../kit/list/cut.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { money } from '../../ui/format.ts';
import { useWide } from '../../ui/media.ts';

export const useNewProductColumns = (onRemove: (product: ProductRow) => void): Column<ProductRow>[] => {
  const { t } = useTranslation('collections');
  const wide = useWide('md');
  return [
    {
      id: 'name',
      header: t('fields.name'),
      cell: ({ name, photo }) => (
        <span className="flex min-w-0 items-center gap-2.5 font-medium">
          <Avatar company name={name} photo={photo} />
          <Cut>{name}</Cut>
        </span>
      ),
      narrow: 'title',
      skeleton: 170,
    },
    {
      id: 'company',
      header: t('columns.company'),
      cell: ({ company }) => <Cut size="short">{company.name}</Cut>,
      narrow: 'line',
      skeleton: 100,
    },
    {
      id: 'price',
      header: t('columns.price'),
      cell: ({ price }) => money(price),
      align: 'end',
      narrow: 'side',
      skeleton: 70,
    },
    {
      id: 'created_at',
      header: t('columns.added'),
      cell: ({ created_at }) => <span className="figures">{deviceDay(created_at)}</span>,
      narrow: 'line',
      skeleton: 70,
    },
    {
      id: 'remove',
      header: t('columns.actions'),
      cell: (product) => (
        <Button size={wide ? 'sm' : 'md'} onClick={() => onRemove(product)} className="relative z-1 max-md:mt-2">
          {t('newOnes.remove.button')}
        </Button>
      ),
      align: 'end',
      fixed: true,
      narrow: 'line',
      skeleton: 150,
    },
  ];
};
