import * as z from 'zod/mini';
import { id, money, storedInstant } from '#shared/contracts/fields.ts';
import type { ParameterValue } from '#shared/contracts/products.ts';
import { may } from '#shared/domain/access.ts';
import { foldText } from '#shared/domain/fold-text.ts';
import { Problem } from '#shared/domain/problem.ts';
import { productLimits } from '#shared/domain/products/limits.ts';
import { productScope } from '#shared/domain/products/scope.ts';
import { usualVat } from '#shared/domain/products/vat.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { vatRates } from '#shared/domain/vat/vat.ts';
import { getCompany } from '../companies/companies.ts';
import { activeCompanyCheck } from '../companies/require-active.ts';
import { entity } from '../entity.ts';
import { uniqueKey } from '../keys.ts';
import { part, type Refusals } from '../part.ts';
import { atVersion, get, ifNotExists, type Item, type Write } from '../table.ts';
import { ofProductCount, productCountWrite } from './product-counts.ts';
import { foundProductOf, listProductWrites } from './product-entries.ts';
import { productKey } from './product-key.ts';

export const ofProduct = part('product');
export const ofSku = part('sku');
export const ofFormerSku = part('former-sku');

export const companyProductsPartition = (companyId: string) => `COMPANY#${companyId}#PRODUCTS`;
/** The products whose category (not subcategory) this is. */
export const categoryProductsPartition = (categoryId: string) => `PRODUCTS_OF_CATEGORY#${categoryId}`;

const value = z.nullable(z.union([z.string(), z.number(), z.array(z.string())]));
const Product = z.object({
  id,
  version: z.int(),
  company_id: id,
  name: z.string(),
  description: z.string(),
  category_id: id,
  subcategory_id: z.nullable(id),
  type_id: id,
  /** Haléř. */
  price: money,
  vat_rate: z.enum(vatRates),
  vat_included: z.boolean(),
  sku: z.string(),
  barcode: z.string(),
  barcode_unchecked: z.boolean(),
  /** Millimetres. */
  height: z.int(),
  length: z.int(),
  width: z.int(),
  /** Grams. */
  weight: z.int(),
  expiration_date: z.nullable(z.string()),
  /** Its company is notified when no more pieces than this are available. */
  low_stock: z.nullable(z.int()),
  /** Whether it is on sale. */
  active: z.boolean(),
  /** As they were saved; what its type no longer has is left out when it is read (`usableValues`). */
  values: z.array(z.object({ parameter_id: id, value })),
  created_at: storedInstant,
  /** Of a price that fell: when, and the lowest price of the 30 days before, haléř. */
  reduction: z.optional(z.object({ at: storedInstant, lowest_before: money })),
});
export type Product = z.infer<typeof Product> & { values: ParameterValue[] };
// Schema 2 has reductions.
const products = entity('product', Product, [(old) => old, (old) => ({ ...old, ...usualVat })]);

export const readProduct = (item: Item): Product => products.read(item);

/** Whether those who buy, and guests, see a product: it is active, and so is its company. */
export const isOnSale = (product: { active: boolean }, company: { active: boolean } | undefined): boolean =>
  product.active && company?.active === true;

/** Whether the actor also reads products that are not on sale: all of their scope. */
export const readsHidden = (actor: Actor): boolean => may(actor.role, 'product.list');

/** By id, without an access check. Strongly consistent. */
export const findProduct = async (productId: string): Promise<Product | undefined> => {
  const item = await get(productKey(productId));
  return item && readProduct(item);
};

/** The product of a company with a SKU, whatever its case. Strongly consistent. */
export const findProductOfSku = async (companyId: string, sku: string): Promise<Product | undefined> => {
  const item = await get(skuKey({ company_id: companyId, sku }));
  return item && findProduct(String(item['product_id']));
};

/** Throws not-found if it does not exist or the actor may not read it. */
export const getProduct = async (actor: Actor, productId: string): Promise<Product> => {
  const product = await findProduct(productId);
  if (!product || !(await isShownTo(actor, product))) throw new Problem('not-found');
  return product;
};

/** The people of an inactive company still read what it sold. */
const isShownTo = async (actor: Actor, product: Product): Promise<boolean> => {
  const { company_id } = product;
  if (!isInScope(productScope, actor, { company_id })) return false;
  if (readsHidden(actor)) return true;
  return actor.company?.id === company_id ? product.active : isOnSale(product, await getCompany(company_id));
};

/** Undefined if it does not exist or is not on sale, whoever reads it. Strongly consistent. */
export const findProductOnSale = async (productId: string): Promise<Product | undefined> => {
  const product = await findProduct(productId);
  return product && isOnSale(product, await getCompany(product.company_id)) ? product : undefined;
};

/** As `findProductOnSale`. Throws not-found. */
export const getProductOnSale = async (productId: string): Promise<Product> => {
  const product = await findProductOnSale(productId);
  if (!product) throw new Problem('not-found');
  return product;
};

/**
 * For a transaction about a product on sale: fails as part `product` if it is hidden or deleted meanwhile, and as part
 * `ofActiveCompany` if its company is deactivated.
 */
export const onSaleChecks = ({ id: productId, company_id }: Product): Write[] => [
  { part: ofProduct, check: productKey(productId), if: { expression: 'active = :true', values: { ':true': true } } },
  activeCompanyCheck(company_id),
];

/**
 * The writes of a new product, or of a changed one, whose version is one more. Parts `product` (changed meanwhile),
 * `sku` (the company has it already), `former-sku`, and `ofProductCount` (the company has as many as it may).
 */
export const productWrites = (before: Product | undefined, after: Product): Write[] => [
  { part: ofProduct, put: productItem(after), if: before ? atVersion(after.version - 1) : ifNotExists },
  ...skuWrites(before, after),
  ...countWrites(before, after),
  ...listProductWrites(before, after),
];

/** The writes that delete a product as it was read. */
export const productRemovalWrites = (product: Product): Write[] => [
  { part: ofProduct, remove: productKey(product.id), if: atVersion(product.version) },
  ...skuWrites(product, undefined),
  ...countWrites(product, undefined),
  ...listProductWrites(product, undefined),
];

/** The refusals of a product's writes. */
export const productRefusals = ({ sku }: Pick<Product, 'sku'>): Refusals => [
  [ofProduct, 'changed'],
  [ofFormerSku, 'changed'],
  [ofSku, new Problem('product-sku-taken', { params: { sku }, fields: { sku: { key: 'taken' } } })],
  [ofProductCount, new Problem('too-many-products', { params: { limit: productLimits.perCompany } })],
];

const skuKey = ({ company_id, sku }: Pick<Product, 'company_id' | 'sku'>) =>
  uniqueKey('sku', `${company_id}#${foldText(sku)}`);

const skuWrites = (before: Product | undefined, after: Product | undefined): Write[] => {
  const [old, next] = [before && skuKey(before), after && skuKey(after)];
  if (old?.pk === next?.pk) return [];
  const ofThisProduct = { expression: 'product_id = :id', values: { ':id': before?.id ?? '' } };
  return [
    ...(old ? [{ part: ofFormerSku, remove: old, if: ofThisProduct }] : []),
    ...(next ? [{ part: ofSku, put: { ...next, product_id: after?.id }, if: ifNotExists }] : []),
  ];
};

const countWrites = (before: Product | undefined, after: Product | undefined): Write[] => {
  const [old, next] = [countedOf(before), countedOf(after)];
  const missing = (from: typeof old, of: typeof old) => from.filter((one) => !of.some(({ key }) => key === one.key));
  return [
    ...missing(old, next).map(({ of, id: counted }) => productCountWrite(of, counted, -1)),
    ...missing(next, old).map(({ of, id: counted }) =>
      productCountWrite(of, counted, 1, of === 'company' ? productLimits.perCompany : undefined),
    ),
  ];
};
const countedOf = (product: Product | undefined) =>
  product
    ? (
        [
          ['company', product.company_id],
          ['type', product.type_id],
          ['category', product.category_id],
          ['category', product.subcategory_id],
        ] as const
      ).flatMap(([of, counted]) => (counted === null ? [] : [{ of, id: counted, key: `${of}#${counted}` }]))
    : [];

const productItem = (product: Product) => ({
  ...productKey(product.id),
  ...products.store(product),
  projection: foundProductOf(product),
  company_pk: companyProductsPartition(product.company_id),
  company_sk: `${product.name}#${product.id}`,
  all_pk: categoryProductsPartition(product.category_id),
  all_sk: `${product.name}#${product.id}`,
});
