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

export const menu = { collections: 'Kolekce', newProducts: 'Novinky' } as const;

export const actions = {
  'collection-created': 'Kolekce přidána',
  'collection-changed': 'Kolekce změněna',
  'collection-deleted': 'Kolekce smazána',
  'new-days-set': 'Nastavena doba novinek',
  'new-product-removed': 'Produkt odebrán z novinek',
} as const;

export const recordKinds = { collection: 'Kolekce' } as const;

export default {
  fields,
  title: 'Kolekce',
  new: 'Nová kolekce',
  create: 'Vytvořit kolekci',
  search: 'Název kolekce',
  show: 'Zobrazit v katalogu',
  readOnly: 'S číselníkem může pracovat jen správce',
  readOnlyText: 'Kolekce si můžete prohlédnout.',
  columns: { state: 'Stav', company: 'Firma', price: 'Cena', added: 'Přidáno', actions: 'Akce' },
  state: { true: 'V katalogu', false: 'Skrytá' },
  none: { title: 'Hledání neodpovídá žádná kolekce', text: 'Zkuste kratší část názvu.' },
  first: {
    title: 'Tady budou kolekce',
    text: 'Kolekce ukazuje produkty, které k sobě patří: na zimu, pro novou prodejnu.',
  },
  form: {
    namesReason: 'Každý ho čte v jazyce svého rozhraní.',
    name: { cs: 'Název česky', en: 'Název anglicky', ru: 'Název rusky' },
    active: 'Zobrazovat v katalogu',
    activeHint: 'Skrytou kolekci můžete v klidu připravit.',
  },
  products: {
    reason: 'Katalog je ukazuje v tomto pořadí. Produkty, které nejsou v prodeji, vynechává.',
    add: 'Přidat produkt',
    addHint: 'Produkty v prodeji podle názvu, SKU nebo čárového kódu.',
    find: 'Najít produkt',
    none: 'V kolekci zatím nejsou žádné produkty.',
    number_one: '{{count}} produkt',
    number_few: '{{count}} produkty',
    number_many: '{{count}} produktu',
    number_other: '{{count}} produktů',
    deleted: 'Smazaný produkt',
    hidden: 'Není v prodeji',
    up: 'Posunout nahoru: {{name}}',
    down: 'Posunout dolů: {{name}}',
    remove: 'Odebrat: {{name}}',
    moved: '{{name}}: místo {{place}} z {{of}}',
  },
  cover: {
    title: 'Obálka',
    reason: 'Katalog ji ukazuje spolu s názvem. Uloží se hned.',
    choose: 'Vybrat obrázek',
    replace: 'Vyměnit',
    remove: 'Odebrat',
    hint: 'JPEG, PNG nebo WebP. Zobrazí se čtverec ze středu obrázku.',
    saved: 'Obálka je uložena.',
    removed: 'Obálka je odebrána.',
    removeTitle: 'Odebrat obálku?',
    removeText: 'Jinou můžete vybrat kdykoli.',
    keep: 'Ponechat obálku',
  },
  delete: {
    button: 'Smazat',
    title: 'Smazat kolekci „{{name}}“?',
    text: 'Smazání nelze vrátit. Produkty kolekce zůstanou v prodeji.',
    confirm: 'Smazat kolekci',
    keep: 'Ponechat',
    done: 'Kolekce „{{name}}“ byla smazána.',
  },
  newOnes: {
    title: 'Novinky',
    days_one: 'Produkt je novinkou {{count}} den po přidání.',
    days_few: 'Produkt je novinkou {{count}} dny po přidání.',
    days_many: 'Produkt je novinkou {{count}} dne po přidání.',
    days_other: 'Produkt je novinkou {{count}} dní po přidání.',
    setDays: 'Nastavit dobu',
    none: {
      title: 'Žádné novinky tu nejsou',
      text: 'Budou tu produkty v prodeji, které přibyly v posledních dnech. Nastavte víc dní a uvidíte i starší.',
    },
    remove: {
      button: 'Odebrat z novinek',
      title: 'Odebrat „{{name}}“ z novinek?',
      text: 'Produkt zůstane v prodeji. Mezi novinky ho už vrátit nelze.',
      confirm: 'Odebrat z novinek',
      keep: 'Ponechat',
      done: 'Produkt „{{name}}“ už není mezi novinkami.',
    },
  },
} as const;
