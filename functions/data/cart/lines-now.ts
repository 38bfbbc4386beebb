import { type CartLine, countedLines, issueOf, requireAvailable } from '#shared/domain/cart/cart.ts';
import { piecesOf, sumOf, weightOf } from '#shared/domain/orders/amounts.ts';
import { Problem } from '#shared/domain/problem.ts';
import { vatForCustomer } from '#shared/domain/products/vat.ts';
import type { PriceVat } from '#shared/domain/vat/vat.ts';
import { readPhotos } from '../products/media.ts';
import { readOffers } from './offers.ts';

/**
 * The lines of a cart as the company sells them now, and what it has on sale of them. A line that is gone keeps the price
 * at which it was added. `isCustomerPayer`: whether it is for a company that is a VAT payer.
 */
export const readLinesNow = async (
  stored: readonly CartLine[],
  companyId: string | undefined,
  isCustomerPayer: boolean,
) => {
  const { offers } = await readOffers(
    stored.map(({ product_id }) => product_id),
    companyId,
  );
  const lines = stored.map((line) => {
    const onSale = offers.get(line.product_id);
    const issue = issueOf(line, companyId ?? '', onSale);
    const offer = issue === 'gone' ? undefined : onSale;
    const { count } = line;
    const vat = offer ? vatForCustomer(offer.vat, isCustomerPayer) : noVat;
    const [price, weight] = [offer?.price ?? line.price, offer?.product.weight ?? 0];
    return { line, issue, offer, count, price, ...vat, weight };
  });
  return { offers, lines };
};
const noVat: PriceVat = { vat_rate: null, vat_included: true };
export type LineNow = Awaited<ReturnType<typeof readLinesNow>>['lines'][number];

/** The items and amounts of a cart for its reply, with prices, stock and photos of now. */
export const readItemsNow = async (
  stored: readonly CartLine[],
  companyId: string | undefined,
  isCustomerPayer: boolean,
) => {
  const [{ lines }, photoOf] = await Promise.all([
    readLinesNow(stored, companyId, isCustomerPayer),
    readPhotos(stored.map(({ product_id }) => product_id)),
  ]);
  const counted = countedLines(lines);
  return {
    goods_num: piecesOf(lines),
    order_summ: sumOf(counted),
    total_weight: weightOf(counted),
    counted,
    items: lines.map(({ line, issue, offer, count, price, vat_rate, vat_included, weight }) => ({
      product: {
        id: line.product_id,
        name: offer?.name ?? line.name,
        sku: offer?.product.sku ?? '',
        photo: photoOf.get(line.product_id) ?? null,
        available: offer?.available ?? 0,
        weight,
      },
      count,
      product_price: price,
      vat_rate,
      vat_included,
      price_seen: line.price,
      issue,
    })),
  };
};

/** Throws cart-changed, out-of-stock or fewer-in-stock for the first line that cannot be ordered. */
export const requireOrderable = (lines: readonly LineNow[]): void => {
  for (const { line, offer } of lines) {
    if (!offer) throw new Problem('cart-changed');
    requireAvailable({ name: line.name, available: offer.available }, line.count);
  }
};
