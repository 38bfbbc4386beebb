import { countOf, productNotFound, requirePieces, withAvailable, withoutProduct } from '#shared/domain/cart/cart.ts';
import { piecesOf } from '#shared/domain/orders/amounts.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { supplyLimits } from '#shared/domain/supply/limits.ts';
import { readOffers } from '../data/cart/offers.ts';
import { getSupplyCart, ofSupplyCart, supplyCartWrite } from '../data/supply/supply-carts.ts';
import { ownCompanyOf } from './own-company.ts';

/**
 * Decides another count of a product in the cart of the caller's accord. Throws not-found at `product_id` for one that
 * the company does not sell.
 */
export const supplyFill = async (
  { actor, now }: { actor: Actor; now: string },
  productId: string,
  wantedOf: (had: number) => number,
) => {
  const company = ownCompanyOf(actor);
  const [cart, { offers }] = await Promise.all([getSupplyCart(company.id, now), readOffers([productId], company.id)]);
  const wanted = wantedOf(countOf(cart.lines, productId));
  requirePieces(wanted);
  const offer = offers.get(productId);
  if (wanted > 0 && offer?.company_id !== company.id) throw productNotFound();
  const lines =
    wanted > 0 && offer
      ? withAvailable(cart.lines, offer, wanted, supplyLimits.lines)
      : withoutProduct(cart.lines, productId);
  return {
    reply: { data: { cart_hash: cart.hash, count: countOf(lines, productId), goods_num: piecesOf(lines) } },
    writes: [supplyCartWrite(cart, lines, now)],
    retryOn: [ofSupplyCart],
  };
};
