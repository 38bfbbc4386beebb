export const problems = {
  'too-many-collections': 'Kolekcí už je {{limit}}, víc jich být nemůže. Smažte ty, které se nepoužívají.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  name: 'Název',
  active: 'V katalogu',
  products: 'Produkty',
  new_days: 'Dnů jako novinka',
} as const;

export default {
  fields,
  title: 'Kolekce',
} as const;
