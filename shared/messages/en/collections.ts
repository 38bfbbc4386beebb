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

export default {
  fields,
  title: 'Collections',
} as const;
