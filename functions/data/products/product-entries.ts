import { collationKey } from '#shared/domain/collation-key.ts';
import { searchWords } from '#shared/domain/search-words.ts';
import { entryWrites } from '../counted/entry-writes.ts';
import type { Entry } from '../counted/nodes.ts';
import { type Searchable, searchWrites } from '../search-index.ts';
import type { Write } from '../table.ts';

const columns = ['name', 'price', 'created_at'] as const;
export type ProductColumn = (typeof columns)[number];

/** All companies' products, those on sale, or those that are hidden. */
const states = ['all', 'active', 'hidden'] as const;
type State = (typeof states)[number];
export const productList = (state: State, column: ProductColumn): string => `products#${state}#${column}`;
export const productLists = states.flatMap((state) => columns.map((column) => productList(state, column)));
export const productIndex = 'products';

/** Prices sort as text. */
export const sortablePrice = (price: number): string => String(price).padStart(9, '0');

/** What a list filters and sorts by. */
export type FoundProduct = {
  name: string;
  sku: string;
  barcode: string;
  price: number;
  created_at: string;
  active: boolean;
  company_id: string;
  category_id: string;
  subcategory_id: string | null;
};
type Listed = FoundProduct & { id: string };
export const foundProductOf = ({
  name,
  sku,
  barcode,
  price,
  created_at,
  active,
  company_id,
  category_id,
  subcategory_id,
}: FoundProduct): FoundProduct => ({
  name,
  sku,
  barcode,
  price,
  created_at,
  active,
  company_id,
  category_id,
  subcategory_id,
});

/** The words by which a product is found. */
export const wordsOf = ({ name, sku, barcode }: Pick<FoundProduct, 'name' | 'sku' | 'barcode'>): string[] => [
  ...searchWords(name),
  ...searchWords(`${sku} ${barcode}`),
];

/** The writes that keep the lists and the search in step with a product, for the transaction that writes it. */
export const listProductWrites = (before: Listed | undefined, after: Listed | undefined): Write[] => [
  ...entryWrites(entriesOf(before), entriesOf(after)),
  ...searchWrites(searchablesOf(before), searchablesOf(after)),
];

const entriesOf = (product: Listed | undefined): Entry[] => {
  if (!product) return [];
  const { id, name, price, created_at, active } = product;
  const keys = { name: collationKey(name), price: sortablePrice(price), created_at };
  return (['all', active ? 'active' : 'hidden'] as const).flatMap((state) =>
    columns.map((column) => ({ list: productList(state, column), key: keys[column], id })),
  );
};

const searchablesOf = (product: Listed | undefined): Searchable[] =>
  product
    ? [
        {
          index: productIndex,
          id: product.id,
          name: searchWords(product.name),
          // With the eight of the name at most 14.
          others: searchWords(`${product.sku} ${product.barcode}`).slice(0, 6),
          projection: foundProductOf(product),
        },
      ]
    : [];
