export const problems = {
  'product-type-in-use_one': 'Tento typ má {{count}} produkt, proto nebyl smazán. Nejprve mu dejte jiný typ.',
  'product-type-in-use_few': 'Tento typ mají {{count}} produkty, proto nebyl smazán. Nejprve jim dejte jiný typ.',
  'product-type-in-use_many': 'Tento typ má {{count}} produktu, proto nebyl smazán. Nejprve jim dejte jiný typ.',
  'product-type-in-use_other': 'Tento typ má {{count}} produktů, proto nebyl smazán. Nejprve jim dejte jiný typ.',
  'parameters-not-saved':
    'Nové parametry je třeba uložit dříve než jejich pořadí, proto se nic neuložilo. Uložte je a pak je seřaďte.',
  'too-many-parameters':
    'Typ produktů může mít nejvýše {{limit}} parametrů, proto tento nebyl přidán. Nejprve jiný smažte.',
  'too-many-product-types': 'Typů produktů už je {{limit}}, víc jich být nemůže. Smažte ty, které se nepoužívají.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  name: 'Název',
  parameters: 'Parametry',
} as const;

export default {
  fields,
} as const;
