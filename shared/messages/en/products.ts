export const problems = {
  'product-in-stock':
    'This product is still in stock (pieces: {{stock}}), so it was not deleted. Hide it instead: it is then no longer on sale.',
  'product-sku-taken':
    'The company already has a product with the SKU {{sku}}, so nothing was saved. Choose another SKU.',
  'stock-below-reserved':
    'Orders have reserved {{reserved}} of the pieces, so the stock was not changed. Enter at least that many.',
  'product-out-of-stock': 'This item is no longer in stock.',
  'too-many-photos': 'A product has at most {{limit}} photos, so this one was not added. Delete another one first.',
  'too-many-files': 'A product has at most {{limit}} files, so this one was not added. Delete another one first.',
  'too-many-products':
    'The company already has {{limit}} products, which is the limit, so this one was not created. Delete some that are no longer sold.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  name: 'Name',
  price: 'Price',
  sku: 'SKU',
  barcode: 'Barcode',
  height: 'Height (mm)',
  length: 'Length (mm)',
  width: 'Width (mm)',
  weight: 'Weight (g)',
  expiration_date: 'Expiration date',
  active: 'On sale',
  stock: 'Stock',
} as const;

export default {
  fields,
} as const;
