export const problems = {
  'coefficient-in-locked-month':
    'Mzdy jsou uzamčené až po {{month}} včetně, takže se nic neuložilo. Změna může platit nejdříve od {{day}}. Příplatek, který platil dříve, lze jen přejmenovat nebo ukončit.',
  'coefficient-end-before-start': 'Poslední den je před prvním. Zvolte pozdější poslední den.',
  'too-many-coefficients':
    'Dodavatel má nejvýše {{limit}} příplatků, takže se tento neuložil. Smažte některý, který už neplatí.',
  'rate-in-locked-month':
    'Mzdy jsou uzamčené až po {{month}} včetně, takže se nic neuložilo. Sazba, která platila dříve, zůstává: sjednejte novou nejdříve od {{day}}.',
  'too-many-rates': 'Pracovník má nejvýše {{limit}} sjednaných sazeb, takže se tato neuložila. Smažte některou starou.',
  'too-many-prices':
    'Ceník má pro jednoho zákazníka nejvýše {{limit}} cen, takže se tato neuložila. Smažte některou starou.',
} as const;

/** What the minutes of a coefficient are. */
const conditions = {
  weekend: 'Soboty a neděle',
  state_holiday: 'Státní svátky',
  night: 'V noci, 22:00–06:00',
} as const;

/** Fields of the audit log. */
export const fields = {
  name: 'Název',
  hourly_rate: 'Hodinová sazba',
  condition: 'Podmínka',
  factor: 'Koeficient',
  valid_from: 'Platí od',
  valid_to: 'Platí do',
  customer: 'Zákazník',
  specialty: 'Profese',
  weekend: 'Víkend',
  night: 'Noc',
  state_holiday: 'Státní svátek',
} as const;

export const menu = { tariffs: 'Příplatky' } as const;

export const actions = {
  'coefficient-created': 'Přidání příplatku',
  'coefficient-changed': 'Změna příplatku',
  'coefficient-deleted': 'Smazání příplatku',
  'rate-agreed': 'Sjednání sazby s pracovníkem',
  'rate-deleted': 'Smazání sjednané sazby',
  'price-agreed': 'Sjednání ceny se zákazníkem',
  'price-deleted': 'Smazání sjednané ceny',
} as const;

export const notifications = {
  'price-agreed': '{{company}}: nová cena za vaše směny',
  'price-deleted': '{{company}}: sjednaná cena byla smazána',
} as const;

export const notificationLinks = { prices: 'Zobrazit ceník' } as const;

export const recordKinds = { coefficient: 'Příplatek' } as const;

export const exportedWords = { condition: conditions } as const;

export default {
  fields,
  conditions,
  title: 'Příplatky',
  columns: { name: 'Název', performer: 'Dodavatel', valid: 'Platnost', overlaps: 'Sčítá se s', actions: 'Akce' },
  new: 'Nový příplatek',
  add: 'Přidat',
  added: 'Příplatek {{name}} je přidaný',
  allCustomers: 'Všichni zákazníci',
  from: 'od {{day}}',
  over: 'Už neplatí',
  editOf: 'Změnit {{name}}',
  deleteOf: 'Smazat {{name}}',
  none: { title: 'Filtrům neodpovídá žádný příplatek', text: 'Vyberte jiného dodavatele, nebo filtr zrušte.' },
  first: {
    title: 'Zatím žádné příplatky',
    text: 'Příplatek zvyšuje hodinovou sazbu o víkendu, ve svátek nebo v noci, pro všechny zákazníky, nebo jen pro jednoho.',
    textRead: 'Tady uvidíte, co zvyšuje hodinovou sazbu o víkendu, ve svátek a v noci.',
  },
  form: {
    text: 'Zvyšuje hodinovou sazbu za hodiny, které splňují podmínku. Když platí víc příplatků najednou, sčítají se.',
    choose: 'Vyberte',
    nameHint: 'Pracovníci ho uvidí na výplatní pásce.',
    factorHint: '1,25 přidá čtvrtinu sazby. Nejvýše tři desetinná místa.',
    factorAdds: '{{raise}} hodinové sazby',
    validToHint: 'Včetně. Prázdné: bez konce.',
    addsUp: 'Sčítá se s příplatky',
    together: 'Dohromady {{raise}} hodinové sazby.',
  },
  delete: {
    title: 'Smazat příplatek {{name}}?',
    text: 'Výplata za směny v měsících, které nejsou uzamčené, se přepočítá bez něj.',
    confirm: 'Smazat',
    keep: 'Ponechat',
    done: 'Příplatek {{name}} je smazaný',
  },
  rates: {
    title: 'Sjednané sazby',
    reason: 'Platí místo sazby z objednávky pro směny od daného dne. Nikdo jiný je nevidí.',
    none: 'Žádné: platí sazba každé objednávky.',
    failed: 'Sjednané sazby se nepodařilo načíst.',
    add: 'Sjednat sazbu',
    save: 'Uložit',
    text: 'Směny této profese od tohoto dne, které nejsou uzamčené, se přepočítají.',
    perHour: 'Kč/h',
    rate: 'Hodinová sazba',
    validFrom: 'Pro směny od',
    rateText: '{{rate}} za hodinu',
    by: 'sjednáno: {{fio}}',
    added: 'Sazba je sjednaná',
    deleteOf: 'Smazat sazbu {{specialty}} od {{day}}',
    deleteTitle: 'Smazat sazbu {{specialty}}?',
    deleteText: 'Pro tyto směny bude znovu platit sazba před ní, nebo sazba z objednávky.',
    confirm: 'Smazat sazbu',
    keep: 'Ponechat',
    deleted: 'Sazba je smazaná',
  },
  prices: {
    title: 'Ceník',
    reason: 'Kolik zákazník platí za hodinu jednotlivých profesí. Platí pro nově objednané směny.',
    none: 'Žádná cena není sjednaná: zákazník platí sazbu profese zvýšenou o příplatky.',
    failed: 'Ceník se nepodařilo načíst.',
    add: 'Sjednat cenu',
    save: 'Uložit',
    text: 'Platí pro nové objednávky. Už objednané směny si svou cenu ponechají. Příplatky ji nezvyšují: kde se cena nemění, nechte koeficient prázdný. Zákazník dostane oznámení.',
    rate: 'Cena za hodinu',
    perHour: 'Kč/h',
    factorHint: '1,25 přidá čtvrtinu. Prázdné: beze změny.',
    validFrom: 'Pro směny od',
    rateText: '{{rate}} za hodinu',
    raised: '{{condition}} × {{factor}}',
    added: 'Cena je sjednaná',
    deleteOf: 'Smazat cenu {{specialty}} od {{day}}',
    deleteTitle: 'Smazat cenu {{specialty}} od {{day}}?',
    deleteText:
      'U nových objednávek bude platit předchozí cena, nebo sazba profese. Už objednané směny si svou cenu ponechají. Zákazník dostane oznámení.',
    confirm: 'Smazat cenu',
    keep: 'Ponechat',
    deleted: 'Cena je smazaná',
    more: 'Zobrazit další ceny',
  },
  problems,
} as const;
