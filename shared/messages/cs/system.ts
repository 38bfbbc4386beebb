export const fieldProblems = {
  'not-https': 'Zadejte odkaz, který začíná https://, třeba https://smena.example.',
} as const;

/** Of the audit log, by the name in the API. */
export const fields = {
  footer_name: 'Firma v patičce',
  footer_url: 'Odkaz firmy',
  mon: 'Podpora, pondělí',
  tue: 'Podpora, úterý',
  wed: 'Podpora, středa',
  thu: 'Podpora, čtvrtek',
  fri: 'Podpora, pátek',
  sat: 'Podpora, sobota',
  sun: 'Podpora, neděle',
  name: 'Název vystavitele',
  inn: 'IČO vystavitele',
  vat_id: 'DIČ vystavitele',
  bank_account: 'Bankovní účet vystavitele',
  vat_payer: 'Vystavitel je plátce DPH',
  office: 'Sídlo vystavitele',
  prefix: 'Předpona čísel faktur',
  due_days: 'Splatnost faktur ve dnech',
  billing_note: 'Poznámka na fakturách',
} as const;

export const menu = { systemSettings: 'Nastavení systému' } as const;

export const actions = {
  'footer-company-set': 'Nastavena firma v patičce',
  'support-hours-set': 'Nastavena doba podpory',
  'issuer-set': 'Nastaven vystavitel faktur platformy',
} as const;

export const recordKinds = { setting: 'Nastavení' } as const;

export default {
  title: 'Nastavení systému',
  history: 'Historie změn',
  default: 'Výchozí hodnota, zatím ji nikdo nezměnil.',
  changed: 'Změna: {{name}}, {{time}}.',
  new_days: { title: 'Novinky', reason: 'Tolik dní po přidání se produkt ukazuje jako novinka.', unit: 'dní' },
  referral_bonuses: {
    title: 'Bonusy za doporučení',
    reason: 'Připíšou se s první platbou firmy, která kód použila, a to od příští platby.',
    sharing: 'Tomu, čí kód je',
    application: 'Tomu, kdo ho použil',
  },
  shop: {
    title: 'Obchod',
    reason:
      'Doručení stojí podle hmotnosti objednávky: platí první stupeň, do kterého se vejde. Co je těžší než poslední, to se nedoručuje. Bonusy lze zaplatit část zboží v objednávce, doručení ne.',
    steps: 'Ceny doručení',
    upTo: 'Do',
    cost: 'Cena',
    add: 'Přidat stupeň',
    remove: 'Odebrat stupeň {{number}}',
    atLeastOne: 'Přidejte aspoň jeden stupeň.',
    kilograms: 'kg',
    stepText: '{{weight}} kg: {{cost}}',
    percent: 'Bonusy lze zaplatit nejvýše',
  },
  footer: {
    title: 'Firma v patičce',
    reason: 'Vidí ji všichni dole na stránkách, i bez přihlášení.',
    name: 'Název',
    url: 'Odkaz',
    urlHint: 'Název pak bude odkazem. Nechte prázdné, má-li zůstat jen název.',
  },
  issuer: {
    title: 'Vystavitel faktur',
    reason: 'Firma, která platformu provozuje, jak ji uvádějí faktury za tarify.',
    unset: 'Dokud to nevyplníte, nejsou k tarifům daňové doklady.',
    name: 'Název',
    nameHint: 'Podle obchodního rejstříku.',
    inn: 'IČO',
  },
  support_hours: {
    title: 'Provozní doba podpory',
    reason: 'Kdy lidé z podpory odpovídají v chatu, podle pražského času. O státních svátcích neodpovídají.',
  },
} as const;
