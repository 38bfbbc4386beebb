export const problems = {
  'specialty-in-use':
    'Tuto profesi mají směny nebo lidé, proto ji nelze smazat. Místo toho ji vypněte: nepůjde už objednat.',
  'specialty-has-children_one':
    'Pod touto položkou je ještě {{count}} další, proto ji nelze smazat. Nejdřív ji přesuňte nebo smažte.',
  'specialty-has-children_few':
    'Pod touto položkou jsou ještě {{count}} další, proto ji nelze smazat. Nejdřív je přesuňte nebo smažte.',
  'specialty-has-children_many':
    'Pod touto položkou je ještě {{count}} dalších, proto ji nelze smazat. Nejdřív je přesuňte nebo smažte.',
  'specialty-has-children_other':
    'Pod touto položkou je ještě {{count}} dalších, proto ji nelze smazat. Nejdřív je přesuňte nebo smažte.',
  'category-has-products_one':
    'V této kategorii je {{count}} produkt, proto ji nelze smazat. Nejdřív ho přesuňte do jiné.',
  'category-has-products_few':
    'V této kategorii jsou {{count}} produkty, proto ji nelze smazat. Nejdřív je přesuňte do jiné.',
  'category-has-products_many':
    'V této kategorii je {{count}} produktu, proto ji nelze smazat. Nejdřív je přesuňte do jiné.',
  'category-has-products_other':
    'V této kategorii je {{count}} produktů, proto ji nelze smazat. Nejdřív je přesuňte do jiné.',
  'specialty-inside-itself':
    'Položku nelze zařadit pod ni samotnou, nic se proto nepřesunulo. Vyberte jinou nadřazenou.',
  'specialty-too-deep':
    'Strom má nejvýše {{limit}} úrovní, nic se proto nepřesunulo. Vyberte nadřazenou položku na vyšší úrovni.',
  'too-many-specialties': 'Strom už má {{limit}} položek, více jich mít nemůže. Smažte některé, které se nepoužívají.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  name: 'Název',
  active: 'Nabízí se',
  hourly_rate: 'Hodinová sazba',
  hourly_premium: 'Hodinový příplatek',
  auto_complete: 'Automatické dokončení',
  icon: 'Ikona',
  avatar: 'Obrázek',
} as const;

export const menu = {
  specialtyList: 'Seznam profesí',
  specialtyTree: 'Strom profesí',
  productCategories: 'Kategorie produktů',
  productCategoryTree: 'Strom kategorií',
} as const;

export const actions = {
  'specialty-created': 'Přidání profese',
  'specialty-changed': 'Změna profese',
  'specialty-deleted': 'Smazání profese',
  'specialties-arranged': 'Přeuspořádání profesí',
} as const;

export const recordKinds = { specialty: 'Profese' } as const;

export default {
  fields,
  title: 'Profese',
  new: 'Nová profese',
  create: 'Vytvořit profesi',
  search: 'Název profese',
  yes: 'Ano',
  no: 'Ne',
  inactive: 'Nenabízí se',
  columns: {
    name: 'Název',
    description: 'Popis',
    rate: 'Hodinová sazba',
    premium: 'Hodinový příplatek',
    auto: 'Automatické dokončení',
    active: 'Lze objednat',
  },
  none: { title: 'Hledání neodpovídá žádná profese', text: 'Zkuste kratší část názvu.' },
  first: {
    title: 'Tady budou profese',
    text: 'Profese je druh práce s hodinovou sazbou. Zákazníci ji vybírají u každé směny.',
  },
  form: {
    names: 'Název',
    namesReason: 'Každý ho čte v jazyce svého rozhraní. Dříve objednané směny si nechají původní název.',
    name: { cs: 'Název česky', en: 'Název anglicky', ru: 'Název rusky' },
    descriptions: 'Popis',
    descriptionsReason: 'Co pracovník dělá, jednou nebo dvěma větami. Může zůstat prázdný.',
    description: { cs: 'Popis česky', en: 'Popis anglicky', ru: 'Popis rusky' },
    pay: 'Mzda',
    payReason: 'V Kč za hodinu. Platí pro nové objednávky, dříve objednané směny si nechají svou sazbu.',
    rate: 'Sazba',
    premium: 'Příplatek',
    perHour: 'Kč/h',
    orders: 'Objednávky',
    ordersReason: 'Co se děje při objednání a při práci.',
    active: 'Lze ji objednat',
    activeHint: 'Po vypnutí zůstane u stávajících směn. Jako nadpis pro jiné profese může zůstat vypnutá.',
    auto: 'Dokončovat směny automaticky',
    autoHint: 'Směna, kterou nikdo neukončil, se dokončí 8 hodin po plánovaném konci.',
    place: 'Zařazení',
    placeReason: 'Místo ve stromu a ikona v seznamech.',
    parent: 'Nadřazená profese',
    parentHint: 'Při změně se profese přesune na konec jiné větve i se vším, co je pod ní.',
    noParent: 'Žádná: nejvyšší úroveň',
  },
  delete: {
    button: 'Smazat',
    title: 'Smazat profesi „{{name}}“?',
    text: 'Smazání nelze vrátit. Profesi, kterou mají směny nebo lidé, smazat nelze. Lze ji vypnout.',
    confirm: 'Smazat profesi',
    keep: 'Ponechat',
    done: 'Profese „{{name}}“ byla smazána.',
    failed: '„{{name}}“ se nepodařilo smazat. {{message}}',
  },
  tree: {
    title: 'Strom profesí',
    show: 'Zobrazit ve stromu',
    openAll: 'Rozbalit vše',
    closeAll: 'Sbalit vše',
    toggle: 'Rozbalit nebo sbalit: {{name}}',
    help: 'Šipkami se pohybujete a rozbalujete, Enter otevře úpravy. Alt se šipkami profesi přesouvá: nahoru, dolů, doprava pod předchozí, doleva ven z nadřazené.',
    grip: 'Přetáhnout: {{name}}',
    menu: 'Akce: {{name}}',
    up: 'Posunout nahoru',
    down: 'Posunout dolů',
    in: 'Přesunout pod předchozí',
    out: 'Přesunout ven z nadřazené',
    add: 'Nová profese pod ní',
    edit: 'Upravit',
    below_one: '{{count}} podřazená',
    below_few: '{{count}} podřazené',
    below_many: '{{count}} podřazené',
    below_other: '{{count}} podřazených',
    moved: '{{name}}: místo {{place}} z {{of}}, pod: {{parent}}',
    movedToTop: '{{name}}: místo {{place}} z {{of}} na nejvyšší úrovni',
    impossible: '{{name}}: tímto směrem přesunout nelze.',
  },
  picture: {
    reason: 'Zobrazuje se v seznamech u názvu.',
    choose: 'Vybrat obrázek',
    replace: 'Vyměnit',
    remove: 'Odebrat',
    hint: 'JPEG, PNG nebo WebP. Zobrazí se čtverec ze středu obrázku.',
    saved: 'Obrázek je uložen.',
    removed: 'Obrázek je odebrán.',
    removeTitle: 'Odebrat obrázek?',
    removeText: 'Jiný můžete vybrat kdykoli.',
    keep: 'Ponechat obrázek',
  },
  /** What is said otherwise of a category of products. */
  product: {
    title: 'Kategorie produktů',
    new: 'Nová kategorie',
    create: 'Vytvořit kategorii',
    search: 'Název kategorie',
    columns: { active: 'Nabízí se' },
    none: { title: 'Hledání neodpovídá žádná kategorie' },
    first: {
      title: 'Tady budou kategorie produktů',
      text: 'Kategorie třídí produkty, aby je zákazníci snadno našli. Pod kategorií mohou být další.',
    },
    form: {
      namesReason: 'Každý ho čte v jazyce svého rozhraní.',
      descriptionsReason: 'Co do kategorie patří, jednou nebo dvěma větami. Může zůstat prázdný.',
      orders: 'Produkty',
      ordersReason: 'Zda lze do kategorie zařadit nové produkty.',
      active: 'Nabízet pro nové produkty',
      activeHint: 'Po vypnutí zůstane u produktů, které ji už mají.',
      placeReason: 'Místo kategorie ve stromu.',
      parent: 'Nadřazená kategorie',
      parentHint: 'Při změně se kategorie přesune na konec jiné větve i se vším, co je pod ní.',
    },
    delete: {
      title: 'Smazat kategorii „{{name}}“?',
      text: 'Smazání nelze vrátit. Kategorii s produkty smazat nelze. Lze ji vypnout.',
      confirm: 'Smazat kategorii',
      done: 'Kategorie „{{name}}“ byla smazána.',
    },
    tree: {
      title: 'Strom kategorií produktů',
      help: 'Šipkami se pohybujete a rozbalujete, Enter otevře úpravy. Alt se šipkami kategorii přesouvá: nahoru, dolů, doprava pod předchozí, doleva ven z nadřazené.',
      add: 'Nová kategorie pod ní',
    },
  },
  icons: {
    briefcase: 'Aktovka',
    'scan-barcode': 'Čárový kód',
    'shopping-basket': 'Košík',
    'shopping-cart': 'Nákupní vozík',
    'package-open': 'Otevřená krabice',
    moon: 'Měsíc',
    croissant: 'Croissant',
    sandwich: 'Sendvič',
    coffee: 'Káva',
    'chef-hat': 'Kuchařská čepice',
    warehouse: 'Sklad',
    forklift: 'Vysokozdvižný vozík',
    truck: 'Nákladní auto',
    'brush-cleaning': 'Kartáč',
    'clipboard-list': 'Seznam úkolů',
    megaphone: 'Megafon',
    shield: 'Štít',
    wrench: 'Klíč na šrouby',
  },
} as const;
