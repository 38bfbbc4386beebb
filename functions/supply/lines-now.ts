import { issueOf } from '#shared/domain/cart/cart.ts';
import type { Offers } from '../data/cart/offers.ts';
import type { SupplyCart } from '../data/supply/supply-carts.ts';

/** The lines of a cart as they are on sale now. What is gone keeps the price at which it was added. */
export const linesNow = ({ lines, company_id }: SupplyCart, { offers }: Offers) =>
  lines.map((line) => {
    const offer = offers.get(line.product_id);
    const issue = issueOf(line, company_id, offer);
    return {
      line,
      offer: issue === 'gone' ? undefined : offer,
      // The vendor sets the prices, so another price than before needs no word.
      issue: issue === 'repriced' ? null : issue,
      price: (issue === 'gone' ? undefined : offer?.price) ?? line.price,
    };
  });
