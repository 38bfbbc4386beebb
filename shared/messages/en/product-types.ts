export const problems = {
  'product-type-in-use_one': '{{count}} product is of this type, so it was not deleted. Give it another type first.',
  'product-type-in-use_other':
    '{{count}} products are of this type, so it was not deleted. Give them another type first.',
  'parameters-not-saved':
    'New parameters must be saved before their order, so nothing was saved. Save them, then arrange them.',
  'too-many-parameters':
    'A product type has at most {{limit}} parameters, so this one was not added. Delete another one first.',
  'too-many-product-types':
    'There are already {{limit}} product types, which is the limit. Delete some that are not used.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  name: 'Name',
  parameters: 'Parameters',
} as const;

export default {
  fields,
} as const;
