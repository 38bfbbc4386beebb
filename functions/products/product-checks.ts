import { type FieldIssue, Problem } from '#shared/domain/problem.ts';
import { barcodeIssue, cleanBarcode } from '#shared/domain/products/barcode.ts';
import { checkValues, isEmpty } from '#shared/domain/products/values.ts';
import { isReverseWithVat } from '#shared/domain/products/vat.ts';
import { parentOf } from '#shared/domain/specialties/tree.ts';
import { part } from '../data/part.ts';
import { existingProductTypeCheck, ofProductType, requireProductType } from '../data/product-types/product-types.ts';
import type { Product } from '../data/products/products.ts';
import { readTree } from '../data/specialties/category-tree.ts';
import { getCategories, specialtyKey } from '../data/specialties/specialties.ts';
import type { Write } from '../data/table.ts';

/** The parts of `productChecks`: deciding again, it throws the refusal. */
const ofCategory = part('category');
export const ofReferences = [ofCategory, ofProductType];

/**
 * Checks the fields of a product that depend on others: its barcode, its VAT, its category, its type and the values of its
 * parameters. Only those that are `given` are checked, because a type may have changed since the others were saved.
 * Returns the conditions that what they name is not deleted meanwhile. Throws invalid-input and not-found at the fields.
 */
export const productChecks = async (product: Product, given: Partial<Product>): Promise<Write[]> => {
  const isGiven = (...fields: (keyof Product)[]) => fields.some((field) => given[field] !== undefined);
  const issue = isGiven('barcode', 'barcode_unchecked') && !product.barcode_unchecked && barcodeIssue(product.barcode);
  if (issue) refuse({ barcode: issue });
  if (isGiven('vat_rate', 'vat_included') && isReverseWithVat(product))
    refuse({ vat_included: { key: 'reverse-with-vat' } });
  const [ofCategory, ofType] = await Promise.all([
    isGiven('category_id', 'subcategory_id') ? categoryChecks(product) : [],
    isGiven('type_id', 'values') ? typeChecks(product) : [],
  ]);
  return [...ofCategory, ...ofType];
};

/** The product as it is stored: its barcode without spaces, and without empty values. */
export const cleaned = (product: Product): Product => ({
  ...product,
  barcode: product.barcode_unchecked ? product.barcode : cleanBarcode(product.barcode),
  values: product.values.filter(({ value }) => !isEmpty(value)),
});

const refuse = (fields: Record<string, FieldIssue>): never => {
  throw new Problem('invalid-input', { fields });
};

const categoryChecks = async ({ category_id, subcategory_id }: Product): Promise<Write[]> => {
  const ids = subcategory_id === null ? [category_id] : [category_id, subcategory_id];
  const [tree, found] = await Promise.all([readTree('product'), getCategories(ids, 'product')]);
  const has = (id: string) => found.some((category) => category.id === id);
  if (!has(category_id)) throw new Problem('not-found', { fields: { category_id: { key: 'not-found' } } });
  if (subcategory_id !== null && !(has(subcategory_id) && parentOf(tree, subcategory_id) === category_id))
    refuse({ subcategory_id: { key: 'not-in-category' } });
  return ids.map((id) => ({ part: ofCategory, check: specialtyKey(id), if: { expression: 'attribute_exists(pk)' } }));
};

const typeChecks = async ({ type_id, values }: Product): Promise<Write[]> => {
  const { parameters } = await requireProductType(type_id, 'type_id');
  const issues = checkValues(parameters, values);
  if (Object.keys(issues).length > 0) refuse(issues);
  return [existingProductTypeCheck(type_id)];
};
