import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProductRow } from '#shared/contracts/products.ts';
import { ExclVat } from '../../domain/products/excl-vat.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { money } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';

type Props = {
  id: string;
  /** Undefined until it is loaded, and if it was deleted. */
  product: ProductRow | undefined;
  isPending: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1, name: string) => void;
  onRemove: () => void;
};

export const ChosenProduct = ({ id, product, isPending, isFirst, isLast, onMove, onRemove }: Props) => {
  const { t } = useTranslation('collections');
  const name = product?.name ?? (isPending ? '…' : t('products.deleted'));
  return (
    <li data-row={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <Avatar company size="lg" name={name} photo={product?.photo ?? null} />
      <span className="min-w-0 flex-1 basis-40">
        <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {product?.active === false && <Tag>{t('products.hidden')}</Tag>}
        </span>
        {product && (
          <span className="text-12 text-ink-3">
            {product.company.name} · <span className="figures">{money(product.price)}</span>
            <ExclVat vat={product} />
          </span>
        )}
      </span>
      <span className="flex">
        <IconButton
          icon={ArrowUp}
          label={t('products.up', { name })}
          data-step="up"
          disabled={isFirst}
          onClick={() => onMove(-1, name)}
        />
        <IconButton
          icon={ArrowDown}
          label={t('products.down', { name })}
          data-step="down"
          disabled={isLast}
          onClick={() => onMove(1, name)}
        />
        <IconButton icon={X} label={t('products.remove', { name })} data-step="remove" onClick={onRemove} />
      </span>
    </li>
  );
};
