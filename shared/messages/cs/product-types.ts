export const problems = {
  'product-type-in-use_one': 'Tento typ má {{count}} produkt, proto nebyl smazán. Nejprve mu dejte jiný typ.',
  'product-type-in-use_few': 'Tento typ mají {{count}} produkty, proto nebyl smazán. Nejprve jim dejte jiný typ.',
  'product-type-in-use_many': 'Tento typ má {{count}} produktu, proto nebyl smazán. Nejprve jim dejte jiný typ.',
  'product-type-in-use_other': 'Tento typ má {{count}} produktů, proto nebyl smazán. Nejprve jim dejte jiný typ.',
  'parameters-not-saved':
    'Nové parametry je třeba uložit dříve než jejich pořadí, proto se nic neuložilo. Uložte je a pak je seřaďte.',
  'too-many-parameters':
    'Typ produktů může mít nejvýše {{limit}} parametrů, proto tento nebyl přidán. Nejprve jiný smažte.',
  'too-many-options':
    'Seznamy typu produktů mohou mít dohromady nejvýše {{limit}} možností, proto se nic neuložilo. Nejprve některé smažte, nebo použijte textový parametr.',
  'too-many-product-types': 'Typů produktů už je {{limit}}, víc jich být nemůže. Smažte ty, které se nepoužívají.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = { name: 'Název', parameters: 'Parametry' } as const;

export const menu = { productTypes: 'Typy produktů' } as const;

export const actions = {
  'product-type-created': 'Přidání typu produktů',
  'product-type-changed': 'Změna typu produktů',
  'product-type-deleted': 'Smazání typu produktů',
} as const;

export const recordKinds = { 'product-type': 'Typ produktů' } as const;

export default {
  fields,
  title: 'Typy produktů',
  new: 'Nový typ produktů',
  create: 'Vytvořit typ produktů',
  search: 'Název typu produktů',
  readOnly: 'S číselníkem může pracovat jen správce',
  readOnlyText: 'Typy produktů a jejich parametry si můžete prohlédnout.',
  columns: { name: 'Název', parameters: 'Parametry', products: 'Produkty' },
  none: { title: 'Hledání neodpovídá žádný typ produktů', text: 'Zkuste kratší část názvu.' },
  first: {
    title: 'Tady budou typy produktů',
    text: 'Typ určuje, jaké parametry jeho produkty mají: objem ledničky, barvy trička.',
  },
  form: {
    names: 'Název',
    namesReason: 'Každý ho čte v jazyce svého rozhraní.',
    name: { cs: 'Název česky', en: 'Název anglicky', ru: 'Název rusky' },
  },
  languages: { cs: 'Česky', en: 'Anglicky', ru: 'Rusky' },
  kinds: {
    string: 'Jeden řádek textu',
    number: 'Číslo',
    text: 'Delší text',
    list: 'Jedna možnost ze seznamu',
    multiple_list: 'Více možností ze seznamu',
    countries: 'Země',
  },
  parameters: {
    title: 'Parametry',
    reason: 'Čím se produkty tohoto typu popisují, v pořadí jejich formuláře. Každá změna se hned uloží.',
    reasonRead: 'Čím se produkty tohoto typu popisují.',
    none: 'Tento typ zatím nemá žádné parametry.',
    add: 'Přidat parametr',
    new: 'Nový parametr',
    added: 'Parametr „{{name}}“ byl přidán.',
    kind: 'Druh hodnoty',
    kindHint: 'Později ho změnit nelze, protože produkty už budou mít hodnoty.',
    unit: 'Jednotka',
    unitHint: 'Například cm, l nebo W.',
    required: 'Povinný',
    requiredHint: 'Bez něj nelze produkt uložit.',
    options: 'Možnosti',
    optionsHint: 'Možnost, kterou tu odeberete, zmizí i z produktů.',
    addOption: 'Přidat možnost',
    removeOption: 'Odebrat možnost {{number}}',
    needsOptions: 'Přidejte aspoň jednu možnost.',
    edit: 'Upravit: {{name}}',
    up: 'Posunout nahoru: {{name}}',
    down: 'Posunout dolů: {{name}}',
    remove: 'Smazat: {{name}}',
    moved: '{{name}}: místo {{place}} z {{of}}',
    delete: {
      title: 'Smazat parametr „{{name}}“?',
      text: 'Produkty už nebudou ukazovat jeho hodnoty. Smazání nelze vrátit.',
      confirm: 'Smazat parametr',
      keep: 'Ponechat',
      done: 'Parametr „{{name}}“ byl smazán.',
    },
  },
  delete: {
    button: 'Smazat',
    title: 'Smazat typ „{{name}}“?',
    text: 'Smazání nelze vrátit. Typ, který mají nějaké produkty, smazat nelze.',
    confirm: 'Smazat typ',
    keep: 'Ponechat',
    done: 'Typ „{{name}}“ byl smazán.',
  },
  values: { find: 'Najít', empty: 'Nejsou tu žádné možnosti.' },
} as const;
