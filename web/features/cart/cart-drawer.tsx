import { useTranslation } from 'react-i18next';
import { Drawer } from '../../ui/drawer.tsx';
import { CartLines } from './cart-lines.tsx';
import { CartSummary } from './cart-summary.tsx';
import { useLines } from './use-lines.ts';

/** The cart beside the page. */
export default function CartDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('cart');
  const cart = useLines();
  const hasLines = cart.lines !== undefined && cart.lines.length > 0;
  return (
    <Drawer title={t('title')} onClose={onClose} footer={hasLines && <CartSummary totals={cart.totals} />}>
      <CartLines cart={cart} />
    </Drawer>
  );
}
