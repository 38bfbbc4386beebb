export const problems = {
  'product-in-stock':
    'Tento produkt je ještě skladem (kusů: {{stock}}), proto nebyl smazán. Skryjte ho: přestane se nabízet.',
  'product-sku-taken': 'Firma už má produkt s SKU {{sku}}, proto se nic neuložilo. Zvolte jiné SKU.',
  'stock-below-reserved':
    'Objednávky mají rezervováno kusů: {{reserved}}, proto se sklad nezměnil. Zadejte aspoň tolik.',
  'product-out-of-stock': 'Tato položka už není skladem.',
  'too-many-photos': 'Produkt může mít nejvýše {{limit}} fotografií, proto tato nebyla přidána. Nejprve jinou smažte.',
  'too-many-files': 'Produkt může mít nejvýše {{limit}} souborů, proto tento nebyl přidán. Nejprve jiný smažte.',
  'too-many-products':
    'Firma už má {{limit}} produktů, víc jich mít nemůže, proto tento nebyl vytvořen. Smažte ty, které se už neprodávají.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  name: 'Název',
  price: 'Cena',
  sku: 'SKU',
  barcode: 'Čárový kód',
  height: 'Výška (mm)',
  length: 'Délka (mm)',
  width: 'Šířka (mm)',
  weight: 'Hmotnost (g)',
  expiration_date: 'Datum spotřeby',
  active: 'V nabídce',
  stock: 'Sklad',
} as const;

export default {
  fields,
} as const;
