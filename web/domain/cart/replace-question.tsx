import { useTranslation } from 'react-i18next';
import { Confirm } from '../../ui/dialog.tsx';
import type { CartProduct } from './guest-cart.ts';

type Props = {
  product: CartProduct;
  /** Whose goods the cart has. */
  company: { name: string };
  onReplace: () => void;
  onClose: () => void;
};

/** Asks before a product takes the place of the goods of another company. */
export default function ReplaceQuestion({ product, company, onReplace, onClose }: Props) {
  const { t } = useTranslation('cart');
  return (
    <Confirm
      open
      title={t('replace.title')}
      confirm={t('replace.confirm')}
      keep={t('replace.keep')}
      onConfirm={onReplace}
      onClose={onClose}
    >
      <p className="text-pretty wrap-anywhere">
        {t('replace.text', { company: company.name, name: product.name, other: product.company.name })}
      </p>
    </Confirm>
  );
}
