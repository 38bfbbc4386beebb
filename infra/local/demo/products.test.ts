import { describe, expect, it } from 'vitest';
import { ProductFields } from '#shared/contracts/products.ts';
import { barcodeIssue } from '#shared/domain/products/barcode.ts';
import { typeLimits } from '#shared/domain/products/limits.ts';
import { checkValues } from '#shared/domain/products/values.ts';
import { parentOf, siblingsUnder } from '#shared/domain/specialties/tree.ts';
import { productCategories, withProductCategories } from './product-categories.ts';
import { drawPicture } from './product-pictures.ts';
import { productTypes } from './product-types.ts';
import { productsAt } from './products.ts';

const now = '2026-11-21T09:00:00.000Z';
const demo = productsAt(now);
const products = demo.map(({ product }) => product);
const typesById = new Map(Object.values(productTypes).map((type) => [type.id, type]));
const tree = withProductCategories({});
const repeated = (values: readonly unknown[]) => values.filter((value, n) => values.indexOf(value) !== n);

describe('the shop of the demo world', () => {
  it('has 25 categories on two levels, in three languages', () => {
    expect(productCategories).toHaveLength(25);
    expect(siblingsUnder(tree, null).ids).toHaveLength(6);
    for (const { names } of productCategories) expect(Object.values(names)).not.toContain('');
    expect(withProductCategories(tree)).toBe(tree);
  });

  it('has 6 types with 3 to 6 parameters of all kinds', () => {
    const types = Object.values(productTypes);
    expect(types).toHaveLength(6);
    for (const { parameters } of types) {
      expect(parameters.length).toBeGreaterThanOrEqual(3);
      expect(parameters.length).toBeLessThanOrEqual(6);
      expect(parameters.flatMap(({ options }) => options).length).toBeLessThan(typeLimits.allOptions);
      expect(repeated(parameters.map(({ id }) => id))).toEqual([]);
    }
    expect(new Set(types.flatMap(({ parameters }) => parameters.map(({ kind }) => kind))).size).toBe(6);
  });

  it('has 301 products of three companies that its own form would accept', () => {
    expect(products).toHaveLength(301);
    expect(new Set(products.map(({ company_id }) => company_id)).size).toBe(3);
    for (const { id, version, company_id, created_at, reduction, ...fields } of products) {
      expect(ProductFields.parse(fields)).toEqual(fields);
      expect(checkValues(typesById.get(fields.type_id)?.parameters ?? [], fields.values)).toEqual({});
      expect(barcodeIssue(fields.barcode)).toBeNull();
      expect(parentOf(tree, fields.subcategory_id ?? '')).toBe(fields.category_id);
      expect([id, version, company_id, created_at < now]).toEqual([expect.any(String), 1, expect.any(String), true]);
      if (reduction) expect(reduction.lowest_before).toBeGreaterThan(fields.price);
    }
  });

  it('repeats no SKU, barcode or name in a company', () => {
    for (const key of ['sku', 'barcode', 'name'] as const)
      expect(repeated(products.map((product) => `${product.company_id} ${product[key]}`))).toEqual([]);
  });

  it('has food at 12 %, clothing at prices without VAT, a product with reverse charge, and others at 21 %', () => {
    const count = (vat_rate: string, included: boolean) =>
      products.filter((one) => one.vat_rate === vat_rate && one.vat_included === included).length;
    expect(count('12', true)).toBe(products.filter(({ type_id }) => type_id === productTypes.food.id).length);
    expect(count('reverse', false)).toBe(1);
    expect(count('21', false)).toBeGreaterThan(50);
    expect(count('21', true)).toBeGreaterThan(100);
  });

  it('uses every category and type', () => {
    expect(new Set(products.flatMap(({ category_id, subcategory_id }) => [category_id, subcategory_id])).size).toBe(25);
    expect(new Set(products.map(({ type_id }) => type_id)).size).toBe(6);
  });
});

describe('the history of a product', () => {
  it('leaves some products out of stock, some with a few pieces, and some hidden', () => {
    const stocks = demo.map(({ stock }) => stock);
    expect(stocks.filter((stock) => stock === 0).length).toBeGreaterThan(10);
    expect(stocks.filter((stock) => stock > 0 && stock < 5).length).toBeGreaterThan(10);
    expect(products.filter(({ active }) => !active).length).toBeGreaterThan(8);
  });

  it('has prices since its creation, oldest first, each another than the one before', () => {
    for (const { product, prices } of demo) {
      expect(prices[0]?.at).toBe(product.created_at);
      expect(prices.at(-1)?.price).toBe(product.price);
      const times = prices.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
      expect(repeated(times)).toEqual([]);
      for (const [n, { price }] of prices.entries()) expect(price).not.toBe(prices[n + 1]?.price);
    }
  });
});

describe('the photos of products', () => {
  it('are one to three with a text each, of at most 65 distinct pictures', () => {
    for (const { photos } of demo) {
      expect(photos.length).toBeGreaterThanOrEqual(1);
      expect(photos.length).toBeLessThanOrEqual(3);
    }
    const pictures = demo.flatMap(({ photos }) => photos.map(({ picture }) => JSON.stringify(picture)));
    expect(new Set(pictures).size).toBeLessThanOrEqual(65);
  });

  it('are drawn as JPEGs', () => {
    const { large, small } = drawPicture({ shape: 'bottle', colour: 'blue', view: 'pair' }, 'product-photo');
    for (const jpeg of [large, small]) expect([...jpeg.subarray(0, 2)]).toEqual([0xff, 0xd8]);
  });
});

it('the same products come at the same time', () => {
  expect(productsAt(now)).toEqual(demo);
});
