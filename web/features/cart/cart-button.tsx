import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useGoodsNum } from '../../domain/cart/use-cart.ts';
import { IconButton } from '../../ui/button.tsx';
import { optional } from '../../ui/optional.tsx';

const CartDrawer = optional(() => import('./cart-drawer.tsx'), { areas: ['cart'], failed: 'close' });

/** Opens the cart and shows the number of its pieces. Nothing for the roles without a cart. */
export const CartButton = () => {
  const { t } = useTranslation('shell');
  const goodsNum = useGoodsNum();
  const { key } = useLocation();
  // Links inside of it lead to another page, which closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  if (goodsNum === null) return null;
  return (
    <>
      <span className="relative">
        <IconButton
          icon={ShoppingCart}
          label={goodsNum > 0 ? t('cart.pieces', { count: goodsNum }) : t('cart.empty')}
          aria-expanded={isOpen}
          onClick={() => setOpenAt(isOpen ? null : key)}
        />
        {goodsNum > 0 && (
          <span
            aria-hidden
            className="figures bg-accent-fill text-11 text-on-accent pointer-events-none absolute top-0 right-0 h-4 min-w-4 rounded-full px-1 text-center leading-4 font-semibold"
          >
            {goodsNum > 99 ? '99+' : goodsNum}
          </span>
        )}
      </span>
      {isOpen && <CartDrawer onClose={() => setOpenAt(null)} />}
    </>
  );
};
