import { placeUnder, type Tree } from '#shared/domain/specialties/tree.ts';
import { companyWrites } from '../functions/data/companies/companies.ts';
import { newCompany } from '../functions/data/companies/company.ts';
import { recordKeyOf } from '../functions/data/keys.ts';
import { productTypeWrite } from '../functions/data/product-types/product-types.ts';
import { productKey } from '../functions/data/products/product-key.ts';
import { stockWrite } from '../functions/data/products/stock.ts';
import { ratingKey } from '../functions/data/reviews/ratings.ts';
import { treeWrite } from '../functions/data/specialties/category-tree.ts';
import { specialtyItem } from '../functions/data/specialties/specialties.ts';
import type { Item } from '../functions/data/table.ts';
import { categories, companies, documentAt, parameters, pathTo, typeId } from './catalogue-products.ts';
import { itemsPut } from './many-people.ts';
import { memoryTable } from './memory-table.ts';

const created_at = '2024-01-01T00:00:00.000Z';
const inAll = (name: string) => ({ en: name, cs: name, ru: name });

/** The items of the nth product. That of the product is of the first schema, which all later ones read. */
const productItems = (n: number): Item[] => {
  const { id, category_id, texts, values, rating, available, ...product } = documentAt(n);
  const [sku, barcode] = texts.numbers.split(' ');
  const [, middle] = pathTo(category_id);
  const ofProduct = {
    kind: 'product',
    schema: 1,
    ...product,
    id,
    version: 1,
    name: texts.name,
    description: texts.rest,
    sku,
    barcode,
    barcode_unchecked: true,
    category_id: middle?.id,
    subcategory_id: category_id,
    height: 100,
    length: 100,
    width: 100,
    weight: 500,
    expiration_date: null,
    low_stock: null,
    active: true,
    values: values.map(({ parameter_id, value }) => ({ parameter_id, value })),
  };
  const ofRating = { kind: 'product-rating', schema: 1, product_id: id, star_4: rating.total };
  return [
    { ...productKey(id), ...ofProduct },
    ...itemsPut([stockWrite({ product_id: id, available, reserved: 0, version: 1 })]),
    { ...ratingKey(id), ...ofRating },
  ];
};

const categoryItem = ({ id, name }: (typeof categories)[number]): Item =>
  specialtyItem({
    id,
    version: 1,
    names: inAll(name),
    descriptions: inAll(''),
    icon: '',
    hourly_rate: 0,
    hourly_premium: 0,
    auto_complete: false,
    active: true,
    used: true,
    category_kind: 'product',
    avatar: null,
  });

const type = {
  id: typeId,
  version: 1,
  names: inAll('Typ'),
  parameters: parameters.map(({ id, kind, values }, n) => ({
    id,
    kind,
    names: inAll(`Parameter ${n}`),
    unit: null,
    required: false,
    options:
      kind === 'list' || kind === 'multiple_list'
        ? values.map((value) => ({ id: value, names: inAll(`Option ${value}`) }))
        : [],
  })),
};

/** The table of many products, whose newest snapshot is a file of the bucket, with other items. */
export const catalogueTable = (count: number, file: string, others: readonly Item[] = []) => {
  const tree = categories.reduce<Tree>((above, { id, parent }) => placeUnder(above, id, parent), {});
  const snapshot = { file, former_file: null, at: created_at, products: count, closed_companies: [] };
  return memoryTable([
    { ...recordKeyOf('CATALOGUE_SNAPSHOT')('1'), kind: 'catalogue-snapshot', schema: 1, ...snapshot },
    ...itemsPut([
      productTypeWrite(undefined, type),
      treeWrite('product', 0, tree),
      ...companies.flatMap(({ id, name }) =>
        companyWrites(newCompany({ id, name, role: 'vendor', inn: id, created_at })),
      ),
    ]),
    ...categories.map(categoryItem),
    ...Array.from({ length: count }, (_, n) => productItems(n)).flat(),
    ...others,
  ]);
};
