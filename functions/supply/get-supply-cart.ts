import { getSupplyCart } from '#shared/contracts/supply.ts';
import { squarePath } from '#shared/domain/files/purposes.ts';
import { piecesOf, sumOf, weightOf } from '#shared/domain/orders/amounts.ts';
import { readOffers } from '../data/cart/offers.ts';
import { mediaKey, readMedia } from '../data/products/media.ts';
import { listStores } from '../data/stores/store-lists.ts';
import { getSupplyCart as findCart } from '../data/supply/supply-carts.ts';
import { getMany } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { linesNow } from './lines-now.ts';
import { ownCompanyOf } from './own-company.ts';

/** Stores that the answer names at most. */
const mostStores = 20;

export const handler = serve(getSupplyCart, async ({ actor, now }) => {
  const accord = ownCompanyOf(actor);
  const [cart, stores] = await Promise.all([
    findCart(accord.id, now),
    listStores(actor, { page: 1, per_page: mostStores }),
  ]);
  const ids = cart.lines.map(({ product_id }) => product_id);
  const [offers, media] = await Promise.all([readOffers(ids, accord.id), getMany(ids.map(mediaKey))]);
  const photoOf = new Map(media.map(readMedia).map((one) => [one.product_id, one.main_photo_id]));
  const shown = linesNow(cart, offers);
  const priced = shown.map(({ line: { count }, price, offer }) => ({
    count,
    price,
    weight: offer?.product.weight ?? 0,
  }));
  return {
    data: {
      cart_hash: cart.version === 0 ? null : cart.hash,
      accord,
      stores: stores.data.map(({ id, name }) => ({ id, name })),
      goods_num: piecesOf(cart.lines),
      order_summ: sumOf(priced),
      total_weight: weightOf(priced),
      items: shown.map(({ line, offer, issue, price }) => {
        const photo = photoOf.get(line.product_id);
        return {
          product: {
            id: line.product_id,
            name: offer?.name ?? line.name,
            sku: offer?.product.sku ?? '',
            photo: photo ? squarePath('product-photo', photo, 'small') : null,
            available: offer?.available ?? 0,
            weight: offer?.product.weight ?? 0,
          },
          count: line.count,
          product_price: price,
          issue,
        };
      }),
    },
  };
});
