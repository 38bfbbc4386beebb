export const problems = {
  'too-many-favourites': 'You already have {{limit}} favourites, which is the limit. Remove some first.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'price-order': 'The highest price cannot be below the lowest.',
  'one-word': 'This is not one word. Use letters and digits, without spaces and signs.',
} as const;

/** Of the audit log, by the name in the API. */
export const fields = {
  synonym_groups: 'Groups of synonyms',
} as const;

export const menu = {
  favourites: 'Favourites',
  synonyms: 'Synonyms',
  catalogue: 'Catalogue',
} as const;

export const actions = {
  'synonyms-changed': 'Synonyms of the search changed',
} as const;

export default {
  fields,
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
  compare: {
    title: 'Comparison',
    action: 'Compare',
    product: 'Compare: {{name}}',
    full: 'You can compare at most four products.',
    open: 'Compare ({{number}})',
    clear: 'Clear',
    remove: 'Remove from the comparison: {{name}}',
    removeShort: 'Remove',
    onlyDifferences: 'Only differences',
    rating: 'Rating',
    same: 'The products do not differ.',
    gone: 'No longer on sale',
    none: 'Nothing to compare yet',
    noneText: 'Press “Compare” at two to four products, and you see them here side by side.',
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
  list: {
    label: 'Products',
    view: 'View',
    grid: 'Grid',
    list: 'List',
    breadcrumb: 'Path to this category',
    description: '{{category}}: products of the companies that staff your shifts, with prices and availability.',
    collections: 'Collections',
    none: 'No product fits',
    noneText: 'Remove a filter, or search with other words.',
    empty: 'No products here yet',
    emptyText: 'Companies add their products here. Look at another category, or come back later.',
    meant: 'Did you mean:',
    refused: 'These filters cannot be used',
  },
  filters: {
    open: 'Filters',
    show_one: 'Show {{count}} product',
    show_other: 'Show {{count}} products',
    close: 'Close the filters',
    category: 'Category',
    all: 'All products',
    price: 'Price, Kč',
    priceShort: 'Price',
    from: '{{name}}: from',
    to: '{{name}}: to',
    atLeast: 'from {{from}}',
    upTo: 'up to {{to}}',
    notNumber: 'Enter a number, such as 249,90.',
    reversed: 'The first number must not be greater than the second.',
    company: 'Company',
    availability: 'Availability',
    inStock: 'In stock',
    new: 'New',
    text: 'Words',
    collection: 'Collection',
    showAll: 'Show all ({{total}})',
    showFewer: 'Show fewer',
    unknown_one: '{{count}} filter no longer exists',
    unknown_other: '{{count}} filters no longer exist',
    unknownText: 'The products are shown without this limit.',
    removeUnknown: 'Remove from the address',
  },
  search: {
    label: 'Search products',
    suggestions: 'Suggestions',
  },
  sort: {
    label: 'Sort by',
    relevance: 'Most relevant',
    cheapest: 'Cheapest',
    dearest: 'Most expensive',
    newest: 'Newest',
    rated: 'Best rated',
    other: 'Other order',
  },
  synonyms: {
    title: 'Synonyms',
    heading: 'Words that mean the same',
    reason:
      'A search for one word of a group also finds products with the others. For example: boots, shoes, footwear.',
    group: 'Group {{number}}',
    hint: 'Separate the words with commas.',
    none: 'There are no synonyms yet. Add words that people use for the same thing.',
    add: 'Add a group',
    remove: 'Remove group {{number}}',
    tooFew: 'Enter at least two words, separated by a comma.',
    repeated: 'The word “{{word}}” is here already. A word can be in one group only.',
  },
} as const;
