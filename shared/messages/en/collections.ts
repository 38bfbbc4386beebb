export const problems = {
  'too-many-collections': 'There are already {{limit}} collections, which is the limit. Delete some that are not used.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  name: 'Name',
  active: 'In the catalogue',
  products: 'Products',
  new_days: 'Days as new',
} as const;

export const menu = { collections: 'Collections', newProducts: 'New products' } as const;

export const actions = {
  'collection-created': 'Collection added',
  'collection-changed': 'Collection changed',
  'collection-deleted': 'Collection deleted',
  'new-days-set': 'Days of new products set',
  'new-product-removed': 'Product removed from the new ones',
} as const;

export const recordKinds = { collection: 'Collection' } as const;

export default {
  fields,
  title: 'Collections',
  new: 'New collection',
  create: 'Create collection',
  search: 'Name of the collection',
  show: 'Show in the catalogue',
  readOnly: 'Only the administrator can work with the directory',
  readOnlyText: 'You can read the collections.',
  columns: { state: 'State', company: 'Company', price: 'Price', added: 'Added', actions: 'Actions' },
  state: { true: 'In the catalogue', false: 'Hidden' },
  none: { title: 'No collection matches the search', text: 'Try a shorter part of the name.' },
  first: {
    title: 'The collections will be here',
    text: 'A collection shows products that belong together: for winter, for a new store.',
  },
  form: {
    namesReason: 'Everyone reads it in the language of their interface.',
    name: { cs: 'Name in Czech', en: 'Name in English', ru: 'Name in Russian' },
    active: 'Show in the catalogue',
    activeHint: 'A hidden collection can be prepared in peace.',
  },
  products: {
    reason: 'The catalogue shows them in this order. Those that are not on sale are left out.',
    add: 'Add a product',
    addHint: 'Products on sale, by the name, the SKU or the barcode.',
    find: 'Find a product',
    none: 'There are no products in the collection yet.',
    number_one: '{{count}} product',
    number_other: '{{count}} products',
    deleted: 'Deleted product',
    hidden: 'Not on sale',
    up: 'Move up: {{name}}',
    down: 'Move down: {{name}}',
    remove: 'Remove: {{name}}',
    moved: '{{name}}: place {{place}} of {{of}}',
  },
  cover: {
    title: 'Cover',
    reason: 'The catalogue shows it with the name. It is saved at once.',
    choose: 'Choose a picture',
    replace: 'Replace',
    remove: 'Remove',
    hint: 'JPEG, PNG or WebP. The middle of the picture is shown as a square.',
    saved: 'The cover is saved.',
    removed: 'The cover is removed.',
    removeTitle: 'Remove the cover?',
    removeText: 'You can choose another one at any time.',
    keep: 'Keep the cover',
  },
  delete: {
    button: 'Delete',
    title: 'Delete “{{name}}”?',
    text: 'This cannot be undone. Its products stay on sale.',
    confirm: 'Delete the collection',
    keep: 'Keep it',
    done: '“{{name}}” was deleted.',
  },
  newOnes: {
    title: 'New products',
    days_one: 'A product counts as new for {{count}} day after it was added.',
    days_other: 'A product counts as new for {{count}} days after it was added.',
    setDays: 'Set the days',
    none: {
      title: 'There are no new products',
      text: 'Products on sale that were added in the last days will be here. Set more days to see older ones.',
    },
    remove: {
      button: 'Remove from the new ones',
      title: 'Remove “{{name}}” from the new products?',
      text: 'It stays on sale. It cannot be returned to the new ones.',
      confirm: 'Remove from the new ones',
      keep: 'Keep it',
      done: '“{{name}}” is no longer shown as new.',
    },
  },
} as const;
