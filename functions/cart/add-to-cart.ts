import { addToCart } from '#shared/contracts/cart.ts';
import { countOf, productNotFound, requirePieces, withAvailable, withoutProduct } from '#shared/domain/cart/cart.ts';
import { piecesOf } from '#shared/domain/orders/amounts.ts';
import { Problem } from '#shared/domain/problem.ts';
import { type Cart, cartWrite, changedCart, getCart, ofCart } from '../data/cart/carts.ts';
import { type ProductOffer, readOffers } from '../data/cart/offers.ts';
import { activeCompanyCheck, ofActiveCompany } from '../data/companies/require-active.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(addToCart, async ({ actor, now, query, body }) => {
  const { product_id, count, hash } = query;
  const [cart, { offers }] = await Promise.all([getCart(actor, now, hash), readOffers([product_id])]);
  const offer = offers.get(product_id);
  if (count > 0 && !offer) throw productNotFound();
  const changes =
    count > 0 && offer ? added(cart, offer, { count, ...body }) : { lines: withoutProduct(cart.lines, product_id) };
  const { lines } = changes;
  return {
    reply: { data: { cart_hash: cart.hash, count: countOf(lines, product_id), goods_num: piecesOf(lines) } },
    writes: [
      cartWrite(cart, changedCart(cart, changes, now)),
      ...(count > 0 && offer ? [activeCompanyCheck(offer.company_id)] : []),
    ],
    retryOn: [ofCart],
    refusals: [[ofActiveCompany, 'not-found']],
  };
});

const added = (
  { company, lines }: Cart,
  offer: ProductOffer,
  { count, replace = false }: { count: number; replace?: boolean | undefined },
): Pick<Cart, 'company' | 'lines'> => {
  const isOther = company !== null && company.id !== offer.company_id;
  if (isOther && !replace) throw new Problem('cart-other-company', { params: { company: company.name } });
  const kept = isOther ? [] : lines;
  const wanted = countOf(kept, offer.id) + count;
  requirePieces(wanted);
  return { lines: withAvailable(kept, offer, wanted), company: company && !isOther ? company : offer.seller };
};
