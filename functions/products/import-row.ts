import type { ProductImportResult } from '#shared/contracts/products.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import type { ProductImportIssue } from '#shared/domain/imports/product-columns.ts';
import { type ImportedProduct, missingForNew } from '#shared/domain/imports/products.ts';
import { type FieldIssue, Problem } from '#shared/domain/problem.ts';
import { stockAudit } from '#shared/domain/products/audit.ts';
import { productLimits } from '#shared/domain/products/limits.ts';
import { usualVat } from '#shared/domain/products/vat.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { parentOf, type Tree } from '#shared/domain/specialties/tree.ts';
import { requireActiveCompany } from '../data/companies/require-active.ts';
import { decideAgain } from '../data/decide-again.ts';
import { derivedId } from '../data/derived-id.ts';
import { pricesOf } from '../data/products/prices.ts';
import { ofProductCount } from '../data/products/product-counts.ts';
import { findProduct, findProductOfSku, type Product } from '../data/products/products.ts';
import { stockNotificationWrites } from '../data/products/stock-notifications.ts';
import { getStock, stockCorrection } from '../data/products/stock.ts';
import { ConditionFailed, transact, type Write } from '../data/table.ts';
import { productAuditWrite } from './product-audit-write.ts';
import { changeWrites, creationWrites, withReduction } from './product-changes.ts';
import { cleaned } from './product-checks.ts';

type ImportContext = {
  actor: Actor;
  now: string;
  company_id: string;
  import_id: string;
  isDryRun: boolean;
  tree: Tree;
  /** The ids of what a name means; `current` is what the product has. */
  find: Record<'category' | 'type', (written: string, current?: string) => string[]>;
  repeated: ReadonlyMap<number, ProductImportIssue>;
};

/** Why a row is not imported. */
class RowRefused extends Error {
  readonly issues: ProductImportIssue[];
  constructor(issues: ProductImportIssue[]) {
    super('A row was refused');
    this.issues = issues;
  }
}

/** Creates the product of a row, or changes the one with its SKU, unless the row has mistakes or it is a dry run. */
export const importRow = async (row: ImportedProduct, context: ImportContext): Promise<ProductImportResult> => {
  try {
    return { row: row.row, issues: [], ...(await decideAgain(hasChanged, () => importOnce(row, context))) };
  } catch (error) {
    return { row: row.row, outcome: 'refused', id: null, issues: issuesOf(error, row) };
  }
};

const hasChanged = (error: unknown): boolean =>
  error instanceof ConditionFailed && !error.parts.includes(ofProductCount);

/** Throws what is no refusal of the row. */
const issuesOf = (error: unknown, row: ImportedProduct): ProductImportIssue[] => {
  if (error instanceof RowRefused) return error.issues;
  if (error instanceof ConditionFailed)
    return [{ field: 'sku', issue: 'too-many-products', value: String(productLimits.perCompany) }];
  if (error instanceof Problem && error.details.fields)
    return Object.entries(error.details.fields).map(([field, issue]) => refusedField(field, issue, row));
  throw error;
};

/** The issue of a field that `productChecks` refuses. A category or a type is refused there if it was deleted meanwhile. */
const refusedField = (
  field: string,
  { key, params }: FieldIssue,
  { category = '', type = '' }: ImportedProduct,
): ProductImportIssue => {
  if (key === 'not-barcode' || key === 'barcode-check-digit')
    return { field: 'barcode', issue: key, value: String(params?.['digit'] ?? '') };
  if (key === 'reverse-with-vat') return { field: 'vat_included', issue: key, value: '' };
  if (field.startsWith('values')) return { field: 'type', issue: 'type-needs-values', value: '' };
  return field === 'type_id'
    ? { field: 'type', issue: 'type-unknown', value: type }
    : { field: 'category', issue: 'category-unknown', value: category };
};

const importOnce = async (row: ImportedProduct, context: ImportContext) => {
  const { company_id, import_id, isDryRun } = context;
  const repeated = context.repeated.get(row.row);
  if (repeated) throw new RowRefused([repeated]);
  await requireActiveCompany(company_id, new Problem('not-found'));
  const id = derivedId(company_id, import_id, row.row, row.sku);
  const [own, known] = await Promise.all([findProduct(id), findProductOfSku(company_id, row.sku)]);
  if (own) return { outcome: 'created', id } as const;
  const writes = known ? await updateWrites(known, row, context) : await newWrites(id, row, context);
  if (known && writes.length === 0) return { outcome: 'unchanged', id: known.id } as const;
  if (isDryRun) return { outcome: known ? 'would-update' : 'would-create', id: known?.id ?? null } as const;
  await transact(writes);
  return { outcome: known ? 'updated' : 'created', id: known?.id ?? id } as const;
};

const newWrites = async (id: string, row: ImportedProduct, context: ImportContext): Promise<Write[]> => {
  const { company_id, now } = context;
  // Complete, because nothing is missing.
  const fields = fieldsOf(row, context, null, missingForNew(row)) as Product;
  const defaults = {
    ...usualVat,
    description: '',
    expiration_date: null,
    low_stock: null,
    barcode_unchecked: false,
    active: true,
    values: [],
  };
  const fixed = { id, version: 1, company_id, created_at: now };
  const product = cleaned({ ...defaults, ...fields, ...fixed });
  return creationWrites(product, { stock: row.stock ?? 0, reason: 'import' }, context);
};

/** Only what the row changes is checked and written. The values of another type do not fit. */
const updateWrites = async (before: Product, row: ImportedProduct, context: ImportContext): Promise<Write[]> => {
  const fields = fieldsOf(row, context, before);
  const isOfAnotherType = fields.type_id !== undefined && fields.type_id !== before.type_id;
  const edited = cleaned({ ...before, ...fields, ...(isOfAnotherType && { values: [] }), version: before.version + 1 });
  const earlier = edited.price === before.price ? [] : await pricesOf(before.id);
  const after = withReduction(before, edited, earlier, context.now);
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const changed = Object.fromEntries(
    names.filter((name) => after[name] !== before[name]).map((name) => [name, after[name]]),
  );
  return [
    ...(Object.keys(changed).length > 0 ? await changeWrites(before, after, changed, context) : []),
    ...(row.stock === undefined ? [] : await stockWrites(before, row.stock, context)),
  ];
};

const stockWrites = async (product: Product, pieces: number, context: ImportContext): Promise<Write[]> => {
  const { actor, now } = context;
  const stock = await getStock(product.id);
  const before = { stock: stock.available + stock.reserved };
  if (pieces === before.stock) return [];
  if (pieces < stock.reserved)
    throw new RowRefused([{ field: 'stock', issue: 'stock-below-reserved', value: String(stock.reserved) }]);
  const by = { id: actor.id, fio: actor.fio };
  const { after, writes } = stockCorrection(stock, pieces, { at: now, by, reason: 'import' });
  return [
    ...writes,
    ...stockNotificationWrites(product, { before: stock.available, after: after.available }, now),
    await productAuditWrite('product-stock-set', context, product, changesOf(stockAudit, before, { stock: pieces })),
  ];
};

/**
 * The fields that a row gives, with the ids of what it names: first of all what the product has. Throws RowRefused with
 * all issues.
 */
const fieldsOf = (
  row: ImportedProduct,
  { find, tree }: ImportContext,
  before: Product | null,
  missing: readonly ProductImportIssue[] = [],
): Partial<Product> => {
  const { row: _row, stock: _stock, category, type, ...fields } = row;
  const issues = [...missing];
  const current = { category: before?.subcategory_id ?? before?.category_id, type: before?.type_id };
  const idOf = (field: 'category' | 'type', written: string): string => {
    const own = current[field];
    const found = find[field](written, own);
    if (own !== undefined && found.includes(own)) return own;
    const [id = '', ...others] = found;
    if (id === '') issues.push({ field, issue: `${field}-unknown`, value: written });
    else if (others.length > 0) issues.push({ field, issue: `${field}-ambiguous`, value: written });
    return id;
  };
  const categoryId = category === undefined ? undefined : idOf('category', category);
  const isMoved = categoryId !== undefined && categoryId !== current.category;
  const ofCategory = isMoved ? placeOf(tree, categoryId) : {};
  const ofType = type === undefined ? {} : { type_id: idOf('type', type) };
  if (issues.length > 0) throw new RowRefused(issues);
  return { ...fields, ...ofCategory, ...ofType };
};

/** A product names a category and one of its children. */
const placeOf = (tree: Tree, categoryId: string) => {
  const parent = parentOf(tree, categoryId);
  return parent === null
    ? { category_id: categoryId, subcategory_id: null }
    : { category_id: parent, subcategory_id: categoryId };
};
