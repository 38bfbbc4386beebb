export const problems = {
  'too-many-favourites': 'You already have {{limit}} favourites, which is the limit. Remove some first.',
} as const;

export default {
  title: 'Catalogue',
  card: {
    favourite: 'Favourite: {{name}}',
    available: 'In stock {{pieces}}',
    last: 'Last {{pieces}}',
    soldOut: 'Sold out',
    lowestBefore: 'Lowest price in the 30 days before the discount:',
  },
  favourites: {
    title: 'Favourites',
    none: 'No favourites yet',
    noneText: 'Press the heart of a product, and you find it here again.',
    more: 'Show more products',
    removed: 'Removed from favourites: {{name}}',
  },
  product: {
    title: 'Product',
    offer: '{{name}} for {{price}}, sold by {{company}}',
    categories: 'Categories',
    photos: 'Photos',
    photo: 'Photo {{number}}',
    description: 'Description',
    parameters: 'Parameters',
    size: 'Height × width × length',
    weight: 'Weight',
    bestBefore: 'Best before',
    sku: 'SKU',
    barcode: 'Barcode',
    files: 'Files to download',
    similar: 'Similar products',
    seen: 'Recently viewed',
    missing: 'This product is not on sale',
    missingText: 'It may be sold out for good, or the link is mistyped. The catalogue shows what you can buy today.',
    toCatalogue: 'Open the catalogue',
  },
} as const;
