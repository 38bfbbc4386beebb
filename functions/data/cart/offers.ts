import type { Offer } from '#shared/domain/cart/cart.ts';
import { readCompany } from '../companies/companies.ts';
import { companyKey } from '../companies/company.ts';
import { productKey } from '../products/product-key.ts';
import type { Product } from '../products/products.ts';
import { readProduct } from '../products/products.ts';
import { readStock, stockKey } from '../products/stock.ts';
import { getMany } from '../table.ts';

export type ProductOffer = Offer & { product: Product };
export type Offers = {
  /** The products that are active, by id. `available` is 0 or more. */
  offers: ReadonlyMap<string, ProductOffer>;
  /** Whether the company that was asked for sells. */
  isSelling: boolean;
};

/** The products as they are on sale now, and whether a company is active. One round trip, strongly consistent. */
export const readOffers = async (productIds: readonly string[], companyId?: string): Promise<Offers> => {
  const ids = [...new Set(productIds)];
  const items = await getMany(
    [...ids.map(productKey), ...ids.map(stockKey), ...(companyId === undefined ? [] : [companyKey(companyId)])],
    true,
  );
  const ofKind = (kind: string) => items.filter((item) => item['kind'] === kind);
  const availableOf = new Map(
    ofKind('stock')
      .map(readStock)
      .map(({ product_id, available }) => [product_id, Math.max(0, available)]),
  );
  const active = ofKind('product')
    .map(readProduct)
    .filter((product) => product.active);
  return {
    offers: new Map(
      active.map((product) => [product.id, { ...product, available: availableOf.get(product.id) ?? 0, product }]),
    ),
    isSelling: ofKind('company').some((item) => readCompany(item).active),
  };
};
