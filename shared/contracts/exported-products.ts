import { exportedList } from './exported-list.ts';
import { listProducts } from './products.ts';

export const exportedProducts = exportedList({
  list: listProducts,
  audit: 'products-exported',
  columns: {
    name: ({ name }) => name,
    sku: ({ sku }) => sku,
    barcode: ({ barcode }) => barcode,
    company: ({ company }) => company.name,
    category: ({ category, subcategory }) => [category.name, subcategory?.name].filter(Boolean).join(' › '),
    type: ({ type }) => type.name,
    price: ({ price }) => ({ decimal: price / 100 }),
    stock: ({ stock }) => stock,
    reserved: ({ reserved }) => reserved,
    available: ({ available }) => available,
    expiration_date: ({ expiration_date }) => expiration_date,
    active: ({ active }, { yes, no }) => (active ? yes : no),
  },
});
