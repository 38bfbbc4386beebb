import { exportedList } from './exported-list.ts';
import { listProducts } from './products.ts';

/** Its file can be imported again: `guessProductColumns` knows the headers, and the rows change nothing. */
export const exportedProducts = exportedList({
  list: listProducts,
  audit: 'products-exported',
  columns: {
    name: ({ name }) => name,
    sku: ({ sku }) => sku,
    barcode: ({ barcode }) => barcode,
    barcode_unchecked: ({ barcode_unchecked }, { yes, no }) => (barcode_unchecked ? yes : no),
    company: ({ company }) => company.name,
    category: ({ category, subcategory }) => [category.name, subcategory?.name].filter(Boolean).join(' › '),
    type: ({ type }) => type.name,
    price: ({ price }) => ({ decimal: price / 100 }),
    vat_rate: ({ vat_rate }, words) => words.vatRate[vat_rate],
    vat_included: ({ vat_included }, { yes, no }) => (vat_included ? yes : no),
    stock: ({ stock }) => stock,
    reserved: ({ reserved }) => reserved,
    available: ({ available }) => available,
    height: ({ height }) => height,
    length: ({ length }) => length,
    width: ({ width }) => width,
    weight: ({ weight }) => weight,
    expiration_date: ({ expiration_date }) => expiration_date,
    active: ({ active }, { yes, no }) => (active ? yes : no),
  },
});
