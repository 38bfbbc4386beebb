import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeOrNull } from '../../api/me.ts';
import type { CartLine as Line } from '../../domain/cart/guest-cart.ts';
import { useCart } from '../../domain/cart/use-cart.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { CartLine, productOf } from './cart-line.tsx';
import { lastOrderOf } from './last-order.ts';
import type { useLines } from './use-lines.ts';

/** What is in the cart, or what is to be done about an empty one or one that did not load. */
export const CartLines = ({ cart }: { cart: ReturnType<typeof useLines> }) => {
  const { t } = useTranslation('cart');
  const { company, goodsNum, lines, error, retry } = cart;
  const { set, clear } = useCart() ?? {};
  const { list, focusAfter } = useFocusAfterRemoval(lines?.length ?? 0);
  if (!lines) return error ? <Broken error={error} onRetry={retry} /> : <Gaps />;
  if (lines.length === 0 || !company || !set) return <EmptyCart />;
  const change = async (line: Line, count: number) => {
    const product = productOf(line, company);
    if (count === 0) focusAfter(lines.indexOf(line));
    await set(product, count);
    if (count > 0 || line.issue === 'gone') return;
    const undo = () => void set(product, line.count);
    snack({ tone: 'good', text: t('removed', { name: product.name }), undo });
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-2 wrap-anywhere tabular-nums">{t('of', { count: goodsNum, company: company.name })}</p>
        <Button variant="ghost" size="sm" icon={Trash2} className="-mr-2.5" onClick={() => void clear?.()}>
          {t('clear')}
        </Button>
      </div>
      {error !== null && error !== undefined && <Broken as="banner" error={error} onRetry={retry} />}
      <ul ref={list} aria-label={t('title')}>
        {lines.map((line) => (
          <CartLine key={line.product.id} line={line} onCount={(count) => void change(line, count)} />
        ))}
      </ul>
    </>
  );
};

/** A removed line takes its button with it, so the focus goes to the line in its place. */
const useFocusAfterRemoval = (length: number) => {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    const nth = removed.current;
    removed.current = null;
    if (nth === null || list.current?.contains(document.activeElement)) return;
    [...(list.current?.children ?? [])][Math.min(nth, length - 1)]
      ?.querySelector<HTMLElement>('[data-remove]')
      ?.focus();
  }, [length]);
  return {
    list,
    focusAfter: (nth: number) => {
      removed.current = nth;
    },
  };
};

/** Leads to the catalogue, or to what was ordered last on this device. */
export const EmptyCart = () => {
  const { t } = useTranslation('cart');
  const me = useMeOrNull();
  const last = me && lastOrderOf(me.id);
  return (
    <EmptyState
      kind="start"
      title={t('empty.title')}
      actions={
        <>
          {last !== null && <ButtonLink to={paths.orders.view(last)}>{t('empty.lastOrder')}</ButtonLink>}
          <ButtonLink variant="primary" to={paths.catalogue}>
            {t('empty.open')}
          </ButtonLink>
        </>
      }
    >
      {t('empty.text')}
    </EmptyState>
  );
};

const Gaps = () => (
  <div aria-hidden>
    {[0, 1, 2].map((n) => (
      <div key={n} className="border-line flex gap-3 border-b py-3.5">
        <span className="rounded-2 border-line bg-sunken size-14 flex-none border" />
        <span className="flex flex-1 flex-col gap-2 py-1">
          <span className="skeleton w-4/5" />
          <span className="skeleton w-2/5" />
        </span>
      </div>
    ))}
  </div>
);
