export const problems = {
  'product-type-in-use_one': '{{count}} product is of this type, so it was not deleted. Give it another type first.',
  'product-type-in-use_other':
    '{{count}} products are of this type, so it was not deleted. Give them another type first.',
  'parameters-not-saved':
    'New parameters must be saved before their order, so nothing was saved. Save them, then arrange them.',
  'too-many-parameters':
    'A product type has at most {{limit}} parameters, so this one was not added. Delete another one first.',
  'too-many-options':
    'The lists of a product type have at most {{limit}} options together, so nothing was saved. Delete some first, or use a text parameter.',
  'too-many-product-types':
    'There are already {{limit}} product types, which is the limit. Delete some that are not used.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = { name: 'Name', parameters: 'Parameters' } as const;

export const menu = { productTypes: 'Product types' } as const;

export const actions = {
  'product-type-created': 'Product type added',
  'product-type-changed': 'Product type changed',
  'product-type-deleted': 'Product type deleted',
} as const;

export const recordKinds = { 'product-type': 'Product type' } as const;

export default {
  fields,
  title: 'Product types',
  new: 'New product type',
  create: 'Create product type',
  search: 'Name of the product type',
  readOnly: 'Only the administrator can work with the directory',
  readOnlyText: 'You can read the product types and their parameters.',
  columns: { name: 'Name', parameters: 'Parameters', products: 'Products' },
  none: { title: 'No product type matches the search', text: 'Try a shorter part of the name.' },
  first: {
    title: 'The product types will be here',
    text: 'A product type says which parameters its products have: the volume of a fridge, the colours of a shirt.',
  },
  form: {
    names: 'Name',
    namesReason: 'Everyone reads it in the language of their interface.',
    name: { cs: 'Name in Czech', en: 'Name in English', ru: 'Name in Russian' },
  },
  languages: { cs: 'Czech', en: 'English', ru: 'Russian' },
  kinds: {
    string: 'One line of text',
    number: 'Number',
    text: 'Longer text',
    list: 'One of a list',
    multiple_list: 'Several of a list',
    countries: 'Countries',
  },
  parameters: {
    title: 'Parameters',
    reason: 'What a product of this type is described by, in the order of its form. Each change is saved at once.',
    reasonRead: 'What a product of this type is described by.',
    none: 'This type has no parameters yet.',
    add: 'Add a parameter',
    new: 'New parameter',
    added: '“{{name}}” was added.',
    kind: 'Kind of value',
    kindHint: 'It cannot be changed later, because products will have values of it.',
    unit: 'Unit',
    unitHint: 'For example cm, l or W.',
    required: 'Required',
    requiredHint: 'A product cannot be saved without it.',
    options: 'Choices',
    optionsHint: 'Products lose a choice that is removed here.',
    addOption: 'Add a choice',
    removeOption: 'Remove choice {{number}}',
    needsOptions: 'Add at least one choice.',
    edit: 'Edit: {{name}}',
    up: 'Move up: {{name}}',
    down: 'Move down: {{name}}',
    remove: 'Delete: {{name}}',
    moved: '{{name}}: place {{place}} of {{of}}',
    delete: {
      title: 'Delete the parameter “{{name}}”?',
      text: 'Products will no longer show their values of it. This cannot be undone.',
      confirm: 'Delete the parameter',
      keep: 'Keep it',
      done: 'The parameter “{{name}}” was deleted.',
    },
  },
  delete: {
    button: 'Delete',
    title: 'Delete “{{name}}”?',
    text: 'This cannot be undone. A type that products have is not deleted.',
    confirm: 'Delete the type',
    keep: 'Keep it',
    done: '“{{name}}” was deleted.',
  },
  values: { find: 'Find', empty: 'There are no choices.' },
} as const;
