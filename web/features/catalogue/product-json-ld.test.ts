import { expect, it } from 'vitest';
import { productJsonLd } from './product-json-ld.ts';

const product = {
  id: 'p1',
  name: 'Mýdlo </script>',
  company: { id: 'c1', name: 'Práce' },
  price: 24_950,
  vat_rate: '21' as const,
  vat_included: true,
  lowest_before: null,
  category: { id: 'k1', name: 'Úklid' },
  available: 3,
  photo: null,
  rating: { average: 4.5, total: 2 },
  created_at: '2026-06-01T08:00:00.000Z',
  description: '',
  sku: 'M-1',
  barcode: '8590031100019',
  height: 1,
  length: 1,
  width: 1,
  weight: 1,
  expiration_date: null,
  values: [],
  media: {
    version: 1,
    photos: [{ id: 'f1', alt: '', large: '/f/large.jpg', small: '/f/small.jpg', main: true }],
    files: [],
  },
  categories: [],
};
const read = (changes: object = {}) => productJsonLd({ ...product, ...changes }, 'https://smena.example');

it('says of a price without VAT that it is one', () => {
  expect(read().offers).not.toHaveProperty('priceSpecification');
  expect(read({ vat_included: false })).toMatchObject({
    offers: { price: '249.50', priceSpecification: { price: '249.50', valueAddedTaxIncluded: false } },
  });
});

it('names the price in crowns, absolute addresses, the rating and the availability', () => {
  expect(read()).toMatchObject({
    '@type': 'Product',
    image: ['https://smena.example/f/large.jpg'],
    offers: {
      url: 'https://smena.example/products/view/p1',
      price: '249.50',
      priceCurrency: 'CZK',
      availability: 'https://schema.org/InStock',
    },
    aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
  });
  expect(read({ available: 0 })).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
});

it('has no rating without reviews, no empty description, and only a barcode that is a GTIN', () => {
  expect(read({ barcode: '4006381333931' })).toHaveProperty('gtin', '4006381333931');
  const bare = read({ barcode: 'VLASTNÍ 7', rating: { average: null, total: 0 } });
  for (const name of ['gtin', 'aggregateRating', 'description']) expect(bare).not.toHaveProperty(name);
});
