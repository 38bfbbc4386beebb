import { Plus, ShoppingCart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../ui/button.tsx';
import { optional } from '../../ui/optional.tsx';
import { type CartProduct, mostPieces } from './guest-cart.ts';
import { Stepper } from './stepper.tsx';
import { useCart } from './use-cart.ts';

const ReplaceQuestion = optional(() => import('./replace-question.tsx'), { failed: 'close' });

/** Adds a product to the cart, and shows its pieces there. Nothing for the roles without a cart. */
export const AddToCart = ({ product, isWide = false }: { product: CartProduct; isWide?: boolean }) => {
  const cart = useCart();
  const [other, setOther] = useState<{ name: string } | null>(null);
  const count = cart?.countOf(product.id) ?? 0;
  const { place, keepFocus } = useFocusInside(count > 0);
  if (!cart) return null;
  const put = async (next: number, replace = false) => setOther(await cart.set(product, next, { replace }));
  const press = (next: number) => {
    keepFocus();
    void put(next);
  };
  return (
    <span ref={place} className="inline-flex flex-none">
      {count > 0 ? (
        <Stepper name={product.name} count={count} most={mostPieces(product.available)} onChange={press} />
      ) : (
        <AddButton product={product} isWide={isWide} onAdd={() => press(1)} />
      )}
      {other && (
        <ReplaceQuestion
          product={product}
          company={other}
          onReplace={() => void put(1, true)}
          onClose={() => setOther(null)}
        />
      )}
    </span>
  );
};

const AddButton = ({ product, isWide, onAdd }: { product: CartProduct; isWide: boolean; onAdd: () => void }) => {
  const { t } = useTranslation('cart');
  const { name, available } = product;
  const isSoldOut = available <= 0;
  return isWide ? (
    <Button variant="primary" size="lg" icon={ShoppingCart} disabled={isSoldOut} onClick={onAdd}>
      {t(isSoldOut ? 'soldOut' : 'add')}
    </Button>
  ) : (
    <IconButton
      icon={Plus}
      size="sm"
      label={t(isSoldOut ? 'soldOutOf' : 'addOf', { name })}
      disabled={isSoldOut}
      onClick={onAdd}
      className="border-line-strong bg-raised shadow-1 relative z-1 border"
    />
  );
};

/** The pressed button is replaced by other controls in the same place, which take the focus. */
const useFocusInside = (isIn: boolean) => {
  const place = useRef<HTMLSpanElement>(null);
  const isKept = useRef(false);
  useEffect(() => {
    if (!isKept.current) return;
    isKept.current = false;
    [...(place.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])].at(-1)?.focus();
  }, [isIn]);
  return {
    place,
    keepFocus: () => {
      isKept.current = place.current?.contains(document.activeElement) ?? false;
    },
  };
};
