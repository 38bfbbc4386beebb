import { changesOf } from '#shared/domain/audit/changes.ts';
import { productAudit } from '#shared/domain/products/audit.ts';
import type { MovementReason } from '#shared/domain/products/limits.ts';
import { type PriceSince, reductionBy } from '#shared/domain/products/prices.ts';
import { isSameVat } from '#shared/domain/products/vat.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { activeCompanyCheck } from '../data/companies/require-active.ts';
import { priceWrite } from '../data/products/prices.ts';
import { type Product, productWrites } from '../data/products/products.ts';
import { stockInsertionWrites } from '../data/products/stock.ts';
import type { Write } from '../data/table.ts';
import { productAuditWrite } from './product-audit-write.ts';
import { productChecks } from './product-checks.ts';

/** The product with what a price that fell is compared with: none of another VAT. `prices` are the earlier ones. */
export const withReduction = (before: Product, after: Product, prices: readonly PriceSince[], now: string): Product => {
  if (!isSameVat(before, after)) return { ...after, reduction: undefined };
  return after.price === before.price ? after : { ...after, reduction: reductionBy(after.price, prices, now) };
};

type Request = { actor: Actor; now: string };

/** Checks a new product. Returns its writes with those of its stock, pieces, and of its first price. */
export const creationWrites = async (
  product: Product,
  { stock, reason }: { stock: number; reason: MovementReason },
  request: Request,
): Promise<Write[]> => {
  const { actor, now: at } = request;
  const [references, entry] = await Promise.all([
    productChecks(product, product),
    productAuditWrite('product-created', request, product, changesOf(productAudit, null, product)),
  ]);
  return [
    activeCompanyCheck(product.company_id),
    ...references,
    ...productWrites(undefined, product),
    ...stockInsertionWrites(product.id, stock, { at, by: { id: actor.id, fio: actor.fio }, reason }),
    priceWrite(product.id, { at, price: product.price }),
    entry,
  ];
};

/** Checks the fields of a product that are `given`. Returns the writes of the change, with that of another price. */
export const changeWrites = async (
  before: Product,
  after: Product,
  given: Partial<Product>,
  request: Request,
): Promise<Write[]> => {
  const [references, entry] = await Promise.all([
    productChecks(after, given),
    productAuditWrite('product-changed', request, after, changesOf(productAudit, before, after)),
  ]);
  return [
    ...references,
    ...productWrites(before, after),
    ...(after.price === before.price ? [] : [priceWrite(after.id, { at: request.now, price: after.price })]),
    entry,
  ];
};
