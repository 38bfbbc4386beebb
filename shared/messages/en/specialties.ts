export const problems = {
  'specialty-in-use':
    'Shifts or people have this specialty, so it was not deleted. Switch it off instead: it can no longer be ordered.',
  'specialty-has-children_one':
    'There is still {{count}} item under this one, so it was not deleted. Move or delete it first.',
  'specialty-has-children_other':
    'There are still {{count}} items under this one, so it was not deleted. Move or delete them first.',
  'category-has-products_one':
    '{{count}} product is in this category, so it was not deleted. Move it to another one first.',
  'category-has-products_other':
    '{{count}} products are in this category, so it was not deleted. Move them to another one first.',
  'specialty-inside-itself': 'An item cannot be placed under itself, so nothing was moved. Choose another parent.',
  'specialty-too-deep': 'The tree has at most {{limit}} levels, so nothing was moved. Choose a parent higher up.',
  'too-many-specialties': 'The tree already has {{limit}} items, which is the limit. Delete some that are not used.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  name: 'Name',
  active: 'Offered',
  hourly_rate: 'Hourly rate',
  hourly_premium: 'Hourly premium',
  auto_complete: 'Automatic completion',
  icon: 'Icon',
  avatar: 'Picture',
} as const;

export const menu = {
  specialtyList: 'Specialty list',
  specialtyTree: 'Specialty tree',
  productCategories: 'Product categories',
  productCategoryTree: 'Category tree',
} as const;

export const actions = {
  'specialty-created': 'Specialty added',
  'specialty-changed': 'Specialty changed',
  'specialty-deleted': 'Specialty deleted',
  'specialties-arranged': 'Specialties rearranged',
} as const;

export const recordKinds = {
  specialty: 'Specialty',
} as const;

export default {
  fields,
  title: 'Specialties',
  new: 'New specialty',
  create: 'Create specialty',
  search: 'Name of the specialty',
  yes: 'Yes',
  no: 'No',
  inactive: 'Not offered',
  columns: {
    name: 'Name',
    description: 'Description',
    rate: 'Rate per hour',
    premium: 'Premium per hour',
    auto: 'Completed automatically',
    active: 'Can be ordered',
  },
  none: { title: 'No specialty matches the search', text: 'Try a shorter part of the name.' },
  first: {
    title: 'The specialties will be here',
    text: 'A specialty is a kind of work with a rate per hour. Customers choose one for each shift.',
  },
  form: {
    names: 'Name',
    namesReason:
      'Everyone reads it in the language of their interface. Shifts that were ordered before keep the old name.',
    name: { cs: 'Name in Czech', en: 'Name in English', ru: 'Name in Russian' },
    descriptions: 'Description',
    descriptionsReason: 'What the worker does, in one or two sentences. It may be empty.',
    description: { cs: 'Description in Czech', en: 'Description in English', ru: 'Description in Russian' },
    pay: 'Pay',
    payReason: 'In Kč per hour. It counts for new orders; shifts that were ordered before keep their rate.',
    rate: 'Rate',
    premium: 'Premium',
    perHour: 'Kč/h',
    orders: 'Orders',
    ordersReason: 'What happens when it is ordered and worked.',
    active: 'It can be ordered',
    activeHint: 'Switched off, it stays on existing shifts. As a heading of others it can stay off.',
    auto: 'Complete shifts automatically',
    autoHint: 'A shift that nobody ended is completed 8 hours after its planned end.',
    place: 'Place',
    placeReason: 'Where it is in the tree, and the icon in lists.',
    parent: 'Parent',
    parentHint: 'Another parent moves it, with everything below it, to the end there.',
    noParent: 'None: at the top level',
  },
  delete: {
    button: 'Delete',
    title: 'Delete “{{name}}”?',
    text: 'This cannot be undone. A specialty that shifts or people have is not deleted; it can be switched off.',
    confirm: 'Delete the specialty',
    keep: 'Keep it',
    done: '“{{name}}” was deleted.',
  },
  tree: {
    title: 'Specialty tree',
    show: 'Show in the tree',
    openAll: 'Expand all',
    closeAll: 'Collapse all',
    toggle: 'Expand or collapse {{name}}',
    help: 'Arrow keys move and open, Enter edits. Alt with the arrow keys moves the specialty: up, down, right below the one before it, left out of its parent.',
    grip: 'Drag {{name}}',
    menu: 'Actions: {{name}}',
    up: 'Move up',
    down: 'Move down',
    in: 'Move below the one before it',
    out: 'Move out of its parent',
    add: 'New specialty below it',
    edit: 'Edit',
    below_one: '{{count}} below',
    below_other: '{{count}} below',
    moved: '{{name}}: place {{place}} of {{of}}, under {{parent}}',
    movedToTop: '{{name}}: place {{place}} of {{of}} at the top level',
    impossible: '{{name}} cannot be moved that way.',
  },
  picture: {
    reason: 'Shown beside the name in lists.',
    choose: 'Choose a picture',
    replace: 'Replace',
    remove: 'Remove',
    hint: 'JPEG, PNG or WebP. The middle of the picture is shown as a square.',
    saved: 'The picture is saved.',
    removed: 'The picture is removed.',
    removeTitle: 'Remove the picture?',
    removeText: 'You can choose another one at any time.',
    keep: 'Keep the picture',
  },
  /** What is said otherwise of a category of products. */
  product: {
    title: 'Product categories',
    new: 'New category',
    create: 'Create category',
    search: 'Name of the category',
    columns: { active: 'Offered' },
    none: { title: 'No category matches the search' },
    first: {
      title: 'The product categories will be here',
      text: 'Categories group the products, so that customers find them. A category can have others below it.',
    },
    form: {
      namesReason: 'Everyone reads it in the language of their interface.',
      descriptionsReason: 'What belongs in the category, in one or two sentences. It may be empty.',
      orders: 'Products',
      ordersReason: 'Whether new products can be put into the category.',
      active: 'Offered for new products',
      activeHint: 'Switched off, it stays on the products that have it.',
      placeReason: 'Where the category is in the tree.',
      parent: 'Parent category',
      parentHint: 'Another parent moves the category, with everything below it, to the end there.',
    },
    delete: {
      title: 'Delete “{{name}}”?',
      text: 'This cannot be undone. A category that has products is not deleted; it can be switched off.',
      confirm: 'Delete the category',
      done: '“{{name}}” was deleted.',
    },
    tree: {
      title: 'Tree of product categories',
      help: 'Arrow keys move and open, Enter edits. Alt with the arrow keys moves the category: up, down, right below the one before it, left out of its parent.',
      add: 'New category below it',
    },
  },
  icons: {
    briefcase: 'Briefcase',
    'scan-barcode': 'Barcode',
    'shopping-basket': 'Basket',
    'shopping-cart': 'Shopping cart',
    'package-open': 'Open box',
    moon: 'Moon',
    croissant: 'Croissant',
    sandwich: 'Sandwich',
    coffee: 'Coffee',
    'chef-hat': 'Chef’s hat',
    warehouse: 'Warehouse',
    forklift: 'Forklift',
    truck: 'Truck',
    'brush-cleaning': 'Brush',
    'clipboard-list': 'Checklist',
    megaphone: 'Megaphone',
    shield: 'Shield',
    wrench: 'Wrench',
  },
} as const;
