import { setCartCount } from '#shared/contracts/cart.ts';
import { countOf, productNotFound, withAvailable, withoutProduct } from '#shared/domain/cart/cart.ts';
import { readOffers } from '../data/cart/offers.ts';
import { serve } from '../http/serve.ts';
import { cartChange } from './cart-change.ts';

export const handler = serve(setCartCount, (request) => {
  const { product_id, count } = request.body;
  return cartChange(request, async ({ lines, company }) => {
    if (count <= 0) return { lines: withoutProduct(lines, product_id) };
    if (countOf(lines, product_id) === 0) throw productNotFound();
    const { offers } = await readOffers([product_id], company?.id);
    const offer = offers.get(product_id);
    if (offer?.company_id !== company?.id || !offer) throw productNotFound();
    return { lines: withAvailable(lines, offer, count) };
  });
});
