import type { Offer } from '#shared/domain/cart/cart.ts';
import { isVatPayer } from '#shared/domain/companies/billing.ts';
import { vatOfSeller } from '#shared/domain/products/vat.ts';
import type { PriceVat } from '#shared/domain/vat/vat.ts';
import { readCompany } from '../companies/companies.ts';
import { companyKey } from '../companies/company.ts';
import { productKey } from '../products/product-key.ts';
import { isOnSale, type Product, readProduct } from '../products/products.ts';
import { readStock, stockKey } from '../products/stock.ts';
import { getMany, type Item } from '../table.ts';

export type ProductOffer = Offer & {
  product: Product;
  seller: { id: string; name: string };
  /** For a customer that is a VAT payer. */
  vat: PriceVat;
};
/** The products that are on sale, by id. `available` is 0 or more. */
export type Offers = { offers: ReadonlyMap<string, ProductOffer> };

/**
 * The products as they are on sale now, strongly consistent. One round trip if all of them are of the company, otherwise
 * two.
 */
export const readOffers = async (productIds: readonly string[], companyId?: string): Promise<Offers> => {
  const ids = [...new Set(productIds)];
  const known = companyId === undefined ? [] : [companyId];
  const items = await getMany([...ids.map(productKey), ...ids.map(stockKey), ...known.map(companyKey)], true);
  const products = ofKind(items, 'product').map(readProduct);
  const others = [...new Set(products.map(({ company_id }) => company_id))].filter((id) => id !== companyId);
  const companies = [...ofKind(items, 'company'), ...(await getMany(others.map(companyKey), true))].map(readCompany);
  const sellerOf = new Map(companies.map((company) => [company.id, company]));
  const availableOf = new Map(
    ofKind(items, 'stock')
      .map(readStock)
      .map(({ product_id, available }) => [product_id, Math.max(0, available)]),
  );
  return {
    offers: new Map(
      products.flatMap((product): [string, ProductOffer][] => {
        const seller = sellerOf.get(product.company_id);
        if (!seller || !isOnSale(product, seller)) return [];
        const { id, name } = seller;
        const available = availableOf.get(product.id) ?? 0;
        const vat = vatOfSeller(product, isVatPayer(seller));
        return [[product.id, { ...product, available, product, seller: { id, name }, vat }]];
      }),
    ),
  };
};

const ofKind = (items: readonly Item[], kind: string): Item[] => items.filter((item) => item['kind'] === kind);
