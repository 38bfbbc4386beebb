import { Scale } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { type Compared, mostCompared } from './compared.ts';
import { useCompared } from './use-compared.ts';

const useToggle = (product: Compared) => {
  const { t } = useTranslation('catalogue');
  const { compared, add, remove } = useCompared();
  const isChosen = compared.some(({ id }) => id === product.id);
  const isFull = !isChosen && compared.length >= mostCompared;
  return {
    'aria-pressed': isChosen,
    disabled: isFull,
    title: isFull ? t('compare.full') : undefined,
    onClick: () => (isChosen ? remove(product.id) : add(product)),
    className: isChosen ? 'text-primary-text!' : undefined,
  };
};

/** Chooses a product to be compared, or no longer. */
export const CompareButton = ({ product }: { product: Compared }) => {
  const { t } = useTranslation('catalogue');
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={Scale}
      aria-label={t('compare.product', { name: product.name })}
      {...useToggle(product)}
    >
      {t('compare.action')}
    </Button>
  );
};

/** On a card or a line: shown with the pointer or the focus on it. On a phone only the page of the product has it. */
export const SmallCompareButton = ({ product }: { product: Compared }) => {
  const { t } = useTranslation('catalogue');
  const { className, ...toggle } = useToggle(product);
  return (
    <span className="inline-flex group-focus-within:opacity-100 group-hover:opacity-100 has-[[aria-pressed=true]]:opacity-100 max-md:hidden pointer-fine:opacity-0">
      <IconButton
        icon={Scale}
        size="sm"
        label={t('compare.product', { name: product.name })}
        {...toggle}
        className={cx('border-line bg-raised shadow-1 border', className)}
      />
    </span>
  );
};
