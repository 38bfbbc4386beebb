export const problems = {
  'too-many-favourites': 'Oblíbených už máte {{limit}}, víc jich být nemůže. Nejdřív některé odeberte.',
} as const;

export default {
  title: 'Katalog',
  card: {
    favourite: 'Oblíbené: {{name}}',
    available: 'Skladem {{pieces}} ks',
    last: 'Poslední kusy: {{pieces}}',
    soldOut: 'Vyprodáno',
    lowestBefore: 'Nejnižší cena za 30 dní před slevou:',
  },
  favourites: {
    title: 'Oblíbené',
    none: 'Zatím nic oblíbeného',
    noneText: 'Klepněte u produktu na srdíčko a najdete ho tady.',
    more: 'Zobrazit další produkty',
    removed: 'Odebráno z oblíbených: {{name}}',
  },
  product: {
    title: 'Produkt',
    offer: '{{name}} za {{price}}, prodává {{company}}',
    categories: 'Kategorie',
    photos: 'Fotografie',
    photo: 'Fotografie {{number}}',
    description: 'Popis',
    parameters: 'Parametry',
    size: 'Výška × šířka × délka',
    weight: 'Hmotnost',
    bestBefore: 'Spotřebujte do',
    sku: 'SKU',
    barcode: 'Čárový kód',
    files: 'Soubory ke stažení',
    similar: 'Podobné produkty',
    seen: 'Naposledy zobrazené',
    missing: 'Tento produkt není v prodeji',
    missingText: 'Možná se už neprodává, nebo je v odkazu překlep. V katalogu najdete, co lze koupit dnes.',
    toCatalogue: 'Otevřít katalog',
  },
} as const;
