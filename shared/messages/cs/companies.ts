export const problems = {
  'company-ico-taken':
    'Firma s tímto IČO už je registrovaná, takže se nic neuložilo. Požádejte jejího správce o pozvánku.',
  'company-yours-already':
    'Váš účet už patří k firmě {{company}}, proto další nevznikla. Chcete-li k jiné firmě, požádejte jejího správce o pozvánku, nebo se obraťte na provozovatele.',
  'company-shifts-ahead_one':
    'Firma má ještě {{count}} nadcházející nebo běžící směnu, proto nebyla deaktivována. Směna se musí nejdřív zrušit, nebo skončit.',
  'company-shifts-ahead_few':
    'Firma má ještě {{count}} nadcházející nebo běžící směny, proto nebyla deaktivována. Směny se musí nejdřív zrušit, nebo skončit.',
  'company-shifts-ahead_many':
    'Firma má ještě {{count}} nadcházející nebo běžící směny, proto nebyla deaktivována. Směny se musí nejdřív zrušit, nebo skončit.',
  'company-shifts-ahead_other':
    'Firma má ještě {{count}} nadcházejících nebo běžících směn, proto nebyla deaktivována. Směny se musí nejdřív zrušit, nebo skončit.',
  'company-orders-open_one':
    'Firma má ještě {{count}} nevyřízenou objednávku, proto nebyla deaktivována. Objednávku je nejdřív třeba dokončit, nebo zrušit.',
  'company-orders-open_few':
    'Firma má ještě {{count}} nevyřízené objednávky, proto nebyla deaktivována. Objednávky je nejdřív třeba dokončit, nebo zrušit.',
  'company-orders-open_many':
    'Firma má ještě {{count}} nevyřízené objednávky, proto nebyla deaktivována. Objednávky je nejdřív třeba dokončit, nebo zrušit.',
  'company-orders-open_other':
    'Firma má ještě {{count}} nevyřízených objednávek, proto nebyla deaktivována. Objednávky je nejdřív třeba dokončit, nebo zrušit.',
  'company-in-use':
    'Na firmu jsou navázané záznamy (lidé: {{people}}, prodejny: {{stores}}, směny: {{shifts}}, objednávky: {{orders}}, pozvánky: {{invitations}}, spolupráce: {{cooperations}}, produkty: {{products}}), proto nebyla smazána. Nechte ji neaktivní.',
  'company-active': 'Firma je aktivní, proto nebyla smazána. Nejdřív ji deaktivujte.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'wrong-ico': 'Toto IČO není platné: nesouhlasí kontrolní číslice.',
  'wrong-vat-id':
    'Toto DIČ není platné. Zadejte CZ a IČO, nebo CZ a 9 či 10 číslic, které přidělil správce daně osobě nebo skupině.',
  'foreign-vat-id': 'Lze zadat jen české DIČ, které začíná CZ. Pokud ho firma nemá, nechte pole prázdné.',
  'vat-payer-without-vat-id': 'Plátce DPH musí mít na daňových dokladech DIČ. Zadejte ho, nebo vypněte „Plátce DPH“.',
  'wrong-prefix':
    'Zadejte nejvýše 8 znaků: písmena bez diakritiky, číslice, pomlčky a lomítka. První musí být písmeno.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  active: 'Aktivní',
  logo: 'Logo',
  credibility: 'Důvěryhodnost',
  name: 'Název',
  role: 'Role',
  roleHint: 'Zákazník směny objednává, dodavatel je obsazuje. Roli později nelze změnit.',
  inn: 'IČO',
  innHint: 'Osm číslic.',
  vat_id: 'DIČ',
  vatIdHint: 'CZ a 8 až 10 číslic.',
  bank_account: 'Bankovní účet',
  vat_payer: 'Plátce DPH',
  office: 'Sídlo na fakturách',
  prefix: 'Předpona čísel faktur',
  due_days: 'Splatnost faktur ve dnech',
  billing_note: 'Poznámka na fakturách',
  legal_form: 'Právní forma',
  founded: 'Datum vzniku',
  address: 'Sídlo',
  brand: 'Značka',
  brandHint: 'Název, pod kterým firmu lidé znají, pokud se liší.',
  phone: 'Telefon',
  phoneHint: 'S předvolbou země, třeba +420 777 000 001. Na toto číslo volají dodavateli pracovníci i zákazníci.',
  site: 'Web',
  comment: 'Poznámka',
} as const;

export const notifications = { 'credibility-changed': 'Prověření firmy {{company}}: {{credibility}}' } as const;

export const notificationLinks = { company: 'Zobrazit firmu' } as const;

export const menu = {
  allCompanies: 'Všechny firmy',
  performerCompanies: 'Dodavatelé',
  customerCompanies: 'Zákazníci',
} as const;

export const actions = {
  'companies-exported': 'Export firem',
  'company-created': 'Založení firmy',
  'company-changed': 'Změna firmy',
  'company-deactivated': 'Deaktivace firmy',
  'company-activated': 'Aktivace firmy',
  'company-deleted': 'Smazání firmy',
  'company-checked': 'Prověření firmy v registrech',
} as const;

export const recordKinds = { company: 'Firma' } as const;

export const exported = {
  companies: {
    name: 'Firmy',
    columns: {
      name: 'Název',
      inn: 'IČO',
      role: 'Role',
      credibility: 'Důvěryhodnost',
      plan: 'Tarif',
      active_until: 'Tarif do',
      created_at: 'V systému od',
    },
  },
} as const;

export default {
  fields,
  company: 'Firma',
  titles: { companies: 'Firmy', vendors: 'Dodavatelé', customers: 'Zákazníci' },
  new: 'Nová firma',
  create: 'Přidat firmu',
  search: 'Název nebo IČO',
  columns: {
    name: 'Název',
    inn: 'IČO',
    role: 'Role',
    brand: 'Značka',
    credibility: 'Důvěryhodnost',
    plan: 'Tarif',
    created: 'V systému od',
  },
  none: {
    title: 'Filtrům neodpovídá žádná firma',
    text: 'Zkuste kratší část názvu nebo IČO, nebo některý filtr odeberte.',
  },
  first: { title: 'Tady budou firmy', text: 'Zákazníci objednávají směny pro své prodejny a dodavatelé je obsazují.' },
  tabs: { company: 'Firma', billing: 'Fakturace', managers: 'Manažeři', objects: 'Prodejny', logo: 'Logo' },
  register: { title: 'Firma', reason: 'Podle obchodního rejstříku.' },
  billing: {
    title: 'Fakturace',
    reason: 'Co o firmě uvádějí její faktury.',
    unset: 'Fakturační údaje zatím nejsou vyplněné. Do té doby faktury uvádějí toto, podle ostatních údajů firmy:',
    fill: 'Vyplnit',
    yes: 'Ano',
    no: 'Ne',
    days_one: '{{count}} den',
    days_few: '{{count}} dny',
    days_many: '{{count}} dne',
    days_other: '{{count}} dní',
    vatPayerHint: 'Faktury plátce jsou daňové doklady s DPH.',
    street: 'Ulice a číslo domu',
    city: 'Obec',
    postcode: 'PSČ',
    country: 'Země',
    countryPlaceholder: 'Vyberte zemi',
    accountHint: 'České číslo účtu (19-2000145399/0800), nebo IBAN. Na tento účet platí zákazníci.',
    iban: 'IBAN: {{iban}}',
    prefixHint: 'První číslo v roce: {{number}}',
    dueDays: 'Splatnost',
    daysUnit: 'dní',
    noteHint: 'Tiskne se na každé faktuře, třeba zápis v obchodním rejstříku.',
  },
  credibility: {
    title: 'Důvěryhodnost',
    reason: 'Podle ARES a registru plátců DPH. Kontroluje se každý den.',
    none: 'V registrech není nic, co by svědčilo proti firmě.',
    checked: 'Zkontrolováno {{when}}',
  },
  added: 'Přidáno {{day}} ({{by}}).',
  registered: 'Zaregistrovala se sama {{day}}.',
  plan: {
    title: 'Tarif',
    reason: 'Co má firma zaplaceno a s kým pracuje.',
    none: 'Nezačal',
    trial: 'Zkušební doba',
    until: 'do {{day}}',
    ended: 'skončil {{day}}',
    managers_one: '{{count}} manažer',
    managers_few: '{{count}} manažeři',
    managers_many: '{{count}} manažera',
    managers_other: '{{count}} manažerů',
    clients_one: '{{count}} klient',
    clients_few: '{{count}} klienti',
    clients_many: '{{count}} klienta',
    clients_other: '{{count}} klientů',
    performers_one: '{{count}} dodavatel',
    performers_few: '{{count}} dodavatelé',
    performers_many: '{{count}} dodavatele',
    performers_other: '{{count}} dodavatelů',
    stores_one: '{{count}} prodejna',
    stores_few: '{{count}} prodejny',
    stores_many: '{{count}} prodejny',
    stores_other: '{{count}} prodejen',
  },
  lookUp: {
    button: 'Vyplnit z ARES',
    found: 'Vyplněno z ARES',
    differs: 'V ARES jsou jiné údaje',
    same: 'Formulář odpovídá údajům v ARES',
    source: 'ARES, {{when}}. Každý údaj můžete změnit.',
    kept: 'Zůstalo, co jste zadali: {{fields}}.',
    replace: 'Použít údaje z ARES',
    unknown: { title: 'ARES toto IČO nezná', text: 'Zkontrolujte IČO, nebo formulář vyplňte ručně.' },
    unavailable: { title: 'ARES neodpovídá', text: 'Vyplňte formulář ručně, nebo to zkuste později.' },
    taken: {
      title: 'Firma s tímto IČO už v aplikaci Smena je',
      text: 'Dvě firmy nemohou mít stejné IČO.',
      own: 'Požádejte jejího správce o pozvánku.',
      open: 'Otevřít {{name}}',
    },
  },
  contact: { title: 'Kontakt', reason: 'Jak firmu lidé znají a kde ji zastihnou.' },
  notes: { title: 'Poznámka', reason: 'Vidí ji jen správci a manažeři platformy.' },
  managers: {
    invite: 'Pozvat',
    reason: 'Lidé, kteří za firmu jednají.',
    none: 'Za tuto firmu zatím nikdo nejedná.',
    failed: 'Manažery se nepodařilo načíst.',
    add: 'Přidat manažera',
    person: 'Osoba',
    choosePerson: 'Vyberte osobu z této firmy',
    role: 'Role',
    effect: {
      customer: 'Nová role nahradí tu, kterou osoba má. Kdo ve firmě ještě není, toho nejdřív pozvěte.',
      vendor: 'Pracovník dostane další účet jako manažer firmy a zůstane i pracovníkem.',
    },
    change: 'Změnit roli',
    changeTitle: 'Změnit roli: {{name}}',
    given: 'Nová role – {{name}}: {{role}}',
    removeOf: 'Odebrat: {{name}}',
    remove: 'Odebrat manažera',
    removeTitle: 'Odebrat z manažerů: {{name}}?',
    removeText:
      'Účet v této firmě se zruší a přístup k němu ihned skončí. Ostatní účty téže osoby zůstanou. Později ji můžete znovu pozvat.',
    keep: 'Ponechat manažera',
    removed: 'Za firmu už nejedná {{name}}',
  },
  objects: {
    reason: 'Místa, kde se konají směny této firmy.',
    none: 'Tato firma zatím nemá žádnou prodejnu.',
    failed: 'Prodejny se nepodařilo načíst.',
  },
  logo: {
    reason: 'Zobrazuje se u názvu firmy.',
    choose: 'Vybrat logo',
    replace: 'Vyměnit',
    remove: 'Odebrat',
    hint: 'JPEG, PNG nebo WebP. Celý obrázek se zobrazí na bílém čtverci.',
    saved: 'Logo je uloženo.',
    removed: 'Logo je odebráno.',
    removeTitle: 'Odebrat logo?',
    removeText: 'Firma se pak zobrazí bez loga. Jiné můžete vybrat kdykoli.',
    keep: 'Ponechat logo',
  },
  legalForms: {
    'sole-trader': 'Fyzická osoba (OSVČ)',
    limited: 'Společnost s ručením omezeným (s.r.o.)',
    'joint-stock': 'Akciová společnost (a.s.)',
    partnership: 'Veřejná obchodní společnost (v.o.s.)',
    'limited-partnership': 'Komanditní společnost (k.s.)',
    cooperative: 'Družstvo',
    association: 'Spolek',
    branch: 'Odštěpný závod zahraniční firmy',
    other: 'Jiná',
  },
  inactive: 'Neaktivní',
  state: { label: 'Stav', false: 'Neaktivní' },
  closing: {
    deactivate: 'Deaktivovat',
    activate: 'Aktivovat',
    delete: 'Smazat',
    deactivateTitle: 'Deaktivovat firmu {{name}}?',
    deactivateText:
      'Její lidé se dál přihlásí, ale mohou jen číst. Nikdo pro ni neobjedná směny, nepoptá ji ani s ní nezačne spolupracovat. Kdykoli ji můžete znovu aktivovat.',
    keepActive: 'Ponechat aktivní',
    deactivated: 'Firma {{name}} je teď neaktivní',
    activated: 'Firma {{name}} je znovu aktivní',
    deleteTitle: 'Smazat firmu {{name}}?',
    deleteText:
      'Firma natrvalo zmizí a její IČO půjde znovu použít. Firmu, která má lidi, prodejny nebo směny, smazat nelze; zůstane neaktivní.',
    keep: 'Ponechat firmu',
    deleted: 'Firma {{name}} byla smazána',
  },
  readOnly: 'Firmu si můžete prohlédnout. Měnit ji může jen její správce.',
  ownOnly: 'Můžete měnit údaje své firmy. IČO může změnit jen správce platformy.',
} as const;
