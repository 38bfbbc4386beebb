export const problems = {
  'subscription-expired':
    'Předplatné vaší firmy skončilo, nic se proto neuložilo. Co bylo domluveno, se dá dokončit; vše ostatní půjde dál, jakmile tarif obnovíte.',
  'plan-without-exports': 'Váš tarif nemá exporty, nic se proto nepřipravilo. Vyberte větší tarif na stránce Tarif.',
  'plan-workers-limit':
    'Váš tarif je pro {{limit}} pracovníků, nikdo proto nebyl přidán. Vyberte větší tarif na stránce Tarif, nebo odeberte ty, kdo odešli.',
  'company-expired':
    'Předplatné firmy {{company}} skončilo, nic se proto nezměnilo. Požádejte ji, ať tarif obnoví, a pak pozvánku přijměte znovu.',
  'company-workers-limit':
    'Firma {{company}} nemá v tarifu místo pro dalšího pracovníka, nic se proto nezměnilo. Požádejte ji, ať místo uvolní, a pak pozvánku přijměte znovu.',
  'plan-stores-limit':
    'Váš tarif je pro {{limit}} prodejen, nic se proto nezměnilo. Vyberte větší tarif na stránce Tarif, nebo deaktivujte prodejny, které už nepotřebujete.',
  'subscription-not-allowed':
    'Placený tarif ještě běží, nebyl proto nahrazen bezplatným. Bezplatný si můžete vybrat, až skončí.',
  'amount-changed':
    'Cena je teď {{amount}} Kč, tarif se proto nezaplatil; co se strhlo z karty, se na ni vrátí. Podívejte se na tarif znovu a pak zaplaťte.',
  'payment-canceled':
    'Se stejnou slevou mezitím začala jiná platba, tato se proto zrušila a nic se nezaplatilo. Podívejte se na tarif znovu a pak zaplaťte.',
  'tariff-free': 'Tento tarif je bezplatný a takový zůstane: nedá se platit a nemůže dostat cenu.',
  'card-declined':
    'Banka kartu odmítla a neřekla proč. Nic se nezaplatilo. Použijte jinou kartu, nebo se zeptejte banky.',
  'card-without-funds': 'Na kartě není dost peněz. Nic se nezaplatilo. Použijte jinou kartu.',
  'card-expired': 'Platnost karty skončila. Nic se nezaplatilo. Použijte jinou kartu.',
  'card-wrong-code': 'Bezpečnostní kód karty nesouhlasí. Nic se nezaplatilo. Zkontrolujte tři číslice na zadní straně.',
  'card-wrong-number': 'Číslo karty nesouhlasí. Nic se nezaplatilo. Zkontrolujte ho a zkuste to znovu.',
  'card-not-authenticated':
    'Banka nemohla ověřit, že jste to vy. Nic se nezaplatilo. Zkuste to znovu a platbu potvrďte v aplikaci své banky.',
  'payments-unavailable':
    'Platební služba neodpovídá. Pokud jste platili, platba se neztratila ani neproběhne dvakrát: zkuste to za minutu znovu.',
  'refund-above-paid': 'Vrátilo by se víc, než firma zaplatila, nic se proto nezapsalo. Zkontrolujte částku.',
  'refund-not-card':
    'Tato transakce nebyla placena kartou, takže se nic nevrátilo. Pošlete peníze převodem a zapište je jako novou transakci.',
  'renewal-needs-plan':
    'Obnovovat jde jen zaplacený tarif, který běží, takže se nic nezměnilo. Nejdřív nějaký tarif zaplaťte.',
} as const;

/** Of the audit log, by the name in the API. */
export const fields = {
  prices: 'Ceny',
  limits: 'Limity',
  plan_features: 'Co obsahuje',
} as const;

export const notifications = {
  'plan-paid': 'Zaplaceno {{amount}}: tarif běží do {{when}}',
  'plan-ending': 'Tarif vaší firmy končí {{when}}',
  'plan-renewing': 'Tarif vaší firmy se {{when}} obnoví z uložené karty',
  'renewal-failed': 'Karta končící {{last4}} byla odmítnuta; zkusíme to znovu {{when}}',
  'renewal-ended': 'Karta končící {{last4}} byla znovu odmítnuta. Tarif se už neobnoví: zaplaťte ho jinou kartou',
  'payment-returned': '{{amount}} se vrací na kartu: při placení už cena nebo sleva neplatila',
  'payment-disputed': '{{company}} rozporuje v bance platbu {{amount}}. Odpovězte v administraci Stripe',
  'dispute-won': '{{company}}: spor o platbu je vyhraný, {{amount}} se vrátilo zpět',
  'dispute-lost': '{{company}}: spor o platbu {{amount}} je prohraný. Čas, který za ni byl, skončil',
  'refund-failed': '{{company}}: vrácení {{amount}} se nepodařilo a je zaúčtováno zpět. Pošlete peníze převodem',
} as const;

export const notificationLinks = {
  plan: 'Otevřít tarif',
  transactions: 'Zobrazit platby',
} as const;

export const menu = {
  plan: 'Tarif',
  plans: 'Tarify a platby',
} as const;

export const actions = {
  'tariff-changed': 'Změněn tarif',
  'free-plan-chosen': 'Vybrán bezplatný tarif',
  'card-removed': 'Odebrána uložená karta',
  'renewal-turned-on': 'Zapnuto obnovování',
  'renewal-turned-off': 'Vypnuto obnovování',
  'payment-refunded': 'Vrácena platba',
  'transaction-added': 'Přidána transakce',
  'transactions-exported': 'Export transakcí',
} as const;

export const recordKinds = {
  plan: 'Tarif',
  transaction: 'Transakce',
} as const;

export const exported = {
  transactions: {
    name: 'Transakce',
    columns: {
      id: 'Id',
      at: 'Datum',
      company: 'Firma',
      kind: 'Co',
      amount: 'Částka (Kč)',
      plan: 'Tarif',
      days: 'Dny',
      until: 'Tarif do',
      by: 'Kdo',
      promo_code: 'Promo kód',
      reason: 'Důvod',
    },
  },
} as const;

export const exportedWords = {
  transactionKind: {
    card: 'Platba kartou',
    transfer: 'Bankovní převod',
    refund: 'Vrácené peníze',
    correction: 'Oprava',
    promo: 'Darované dny',
    dispute: 'Spor v bance',
    reversal: 'Zaúčtováno zpět',
  },
} as const;

export default {
  fields,
  title: 'Tarif a platby',
  plans: 'Tarify',
  tabs: {
    label: 'Tarify a platby',
    plan: 'Tarif',
    transactions: 'Transakce',
    vendors: 'Tarify dodavatelů',
    customers: 'Tarify zákazníků',
    promo: 'Promo kódy',
    statistics: 'Využití kódů',
    referrals: 'Bonusy za doporučení',
  },
  states: { none: 'Nezačal', trial: 'Na zkoušku', active: 'Platný', free: 'Zdarma', expired: 'Skončil' },
  now: {
    trialName: 'Tarif {{plan}} na zkoušku',
    none: 'Zatím bez tarifu',
    noneHelp: 'Dokud vaší firmě nezačne zkušební doba, není nic omezeno.',
    until: 'Do {{day}}.',
    untilTrial: 'Do {{day}}. Když tarif zaplatíte teď, zbytek zkušební doby se započítá.',
    endless: 'Bez konce a bez karty.',
    ended: 'Skončil {{day}}.',
    gives: 'Co obsahuje',
    of: '{{used}} z {{limit}}',
    used: '{{used}}, bez omezení',
  },
  limits: {
    workers: 'Pracovníci',
    stores: 'Prodejny',
  },
  gives: {
    not: 'Bez:',
    workers_one: '{{count}} pracovník',
    workers_few: '{{count}} pracovníci',
    workers_many: '{{count}} pracovníka',
    workers_other: '{{count}} pracovníků',
    workersUnlimited: 'Libovolně pracovníků',
    stores_one: '{{count}} prodejna',
    stores_few: '{{count}} prodejny',
    stores_many: '{{count}} prodejny',
    stores_other: '{{count}} prodejen',
    storesUnlimited: 'Libovolně prodejen',
  },
  features: {
    shifts: 'Směny, hodiny a mzdy',
    marketplace: 'Katalog a objednávky',
    exports: 'Exporty a podklady pro mzdy',
    'priority-support': 'Přednostní podpora',
  },
  periods: {
    label: 'Období a ceny tarifu {{plan}}',
    days7: '1 týden',
    days30: '1 měsíc',
    days120: '4 měsíce',
    days365: '1 rok',
    perMonth: '{{price}} za 30 dní',
    save: 'Ušetříte {{percent}} %',
  },
  choose: {
    title: 'Prodloužit nebo změnit',
    note: 'Ceny jsou s DPH. Co je zaplaceno, svou cenu nezmění.',
    forever: 'Bez konce a bez karty',
    yours: 'Váš tarif',
    pay: 'Vybrat tarif {{plan}}',
    extend: 'Prodloužit tarif {{plan}}',
    free: 'Pokračovat zdarma',
    freeLater: 'Až váš tarif skončí',
    counted: 'Zbytek vašeho tarifu se započítá.',
  },
  free: {
    title: 'Pokračovat s tarifem {{plan}}?',
    text: 'Nic nestojí a nemá konec. Co máte nad jeho limity, zůstane, ale víc už nepřidáte.',
    confirm: 'Pokračovat zdarma',
    keep: 'Teď ne',
    done: 'Vaše firma má teď tarif {{plan}}.',
  },
  pay: {
    title: '{{plan}}, {{period}}',
    adds: 'Tarif pak poběží do {{day}}.',
    with: 'Čím zaplatíte',
    saved: '{{brand}} končící {{last4}}',
    validUntil: 'do {{month}}/{{year}}',
    card: 'Platební karta',
    other: 'Jiná karta',
    otherHelp: 'Uloží se pro příští platbu; můžete ji odebrat.',
    price: 'Cena',
    discount: 'Promo kód {{code}}',
    total: 'K zaplacení',
    confirm: 'Zaplatit {{amount}}',
    paying: 'Platba probíhá…',
    secure: 'Kartu přijímá Stripe; její číslo nikdy nevidíme.',
    failed: 'Nic se nezaplatilo',
    incomplete: 'Vyplňte číslo karty, její platnost a bezpečnostní kód.',
    notDone: 'Platba nebyla dokončena. Zkuste to znovu, nebo použijte jinou kartu.',
    unclear: 'Platba se zpracovává',
    unclearHelp:
      'Banka ještě neodpověděla. Znovu platit nemusíte: jakmile platba proběhne, tarif poběží dál a dostanete upozornění.',
    done: 'Zaplaceno. Tarif běží do {{day}}.',
    off: 'Platby kartou tu nejsou nastavené. Napište podpoře: zaplatit můžete převodem.',
    loadFailed: 'Formulář platební služby se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.',
    retry: 'Zkusit znovu',
  },
  renewal: {
    title: 'Obnovování',
    label: 'Obnovovat automaticky',
    on: '{{day}} zaplatí karta {{card}} {{amount}}. Upozorníme vás 7 dní a 1 den předem.',
    off: 'Den před koncem zaplatí uložená karta znovu stejné období. Upozorníme vás 7 dní a 1 den předem.',
    needsCard: 'Zaplaťte jednou kartou: uloží se a tarif pak půjde obnovovat.',
    tried_one: 'Karta byla {{count}}× odmítnuta.',
    tried_few: 'Karta byla {{count}}× odmítnuta.',
    tried_many: 'Karta byla {{count}}× odmítnuta.',
    tried_other: 'Karta byla {{count}}× odmítnuta.',
    turnedOn: 'Tarif se bude obnovovat automaticky.',
    turnedOff: 'Tarif se už neobnoví. Poběží do {{day}}.',
  },
  refund: {
    button: 'Vrátit peníze',
    title: 'Vrátit peníze firmě {{company}}?',
    text: 'Stripe je během několika dní pošle na kartu {{card}}. Nevyužitý čas, který za ně byl, tím skončí.',
    amount: 'Částka, Kč',
    reason: 'Důvod',
    reasonHint: 'Firma ho uvidí.',
    keepTime: 'Čas firmě zůstane',
    keepTimeHint: 'Jako dar, třeba za výpadek. Jinak tarif skončí dřív o to, co se vrací.',
    confirm: 'Vrátit peníze',
    keep: 'Nevracet',
    done: '{{amount}} se vrací firmě {{company}}',
  },
  cards: {
    title: 'Uložené karty',
    none: 'Žádná karta není uložená. První platba ji uloží.',
    remove: 'Odebrat kartu končící {{last4}}',
    removeTitle: 'Odebrat kartu končící {{last4}}?',
    removeText: 'K platbě touto kartou bude znovu potřeba její číslo. Co je zaplaceno, zůstává.',
    removeConfirm: 'Odebrat kartu',
    removeKeep: 'Nechat kartu',
    removed: 'Karta končící {{last4}} byla odebrána.',
  },
  dates: {
    label: 'Dny',
    last365: 'Posledních 365 dní',
    last30: 'Posledních 30 dní',
    month: 'Tento měsíc',
    lastMonth: 'Minulý měsíc',
    from: 'Od',
    to: 'Do',
  },
  transactions: {
    title: 'Transakce',
    columns: {
      at: 'Datum',
      company: 'Firma',
      kind: 'Co',
      amount: 'Částka',
      until: 'Tarif do',
      by: 'Kdo',
      cause: 'Z čeho',
    },
    kinds: {
      card: 'Platba kartou',
      transfer: 'Bankovní převod',
      refund: 'Vrácené peníze',
      correction: 'Oprava',
      promo: 'Darované dny',
      dispute: 'Spor v bance',
      reversal: 'Zaúčtováno zpět',
    },
    notAgreed: 'cena nebo sleva už neplatila, peníze se vracejí',
    disputeLost: 'prohraný: čas, který byl za tuto platbu, skončil',
    forDays_one: '{{plan}}, {{count}} den',
    forDays_few: '{{plan}}, {{count}} dny',
    forDays_many: '{{plan}}, {{count}} dne',
    forDays_other: '{{plan}}, {{count}} dní',
    days_one: '{{count}} den',
    days_few: '{{count}} dny',
    days_many: '{{count}} dne',
    days_other: '{{count}} dní',
    card: '{{brand}} •••• {{last4}}',
    code: 'Promo kód {{code}}',
    payment: 'Platba {{id}}',
    filters: { company: 'Firma', person: 'Kdo' },
    none: { title: 'Filtrům neodpovídá žádná transakce', text: 'Vyberte jiné dny, nebo odeberte filtr.' },
    first: {
      title: 'Tady budou transakce',
      text: 'Každá platba, vratka i darovaný den má řádek a u něj, z čeho vznikl.',
    },
    add: 'Přidat transakci',
  },
  adding: {
    title: 'Nová transakce',
    intro: 'Pro peníze, které nepřišly kartou. Záznam nejde změnit: chyba se opraví dalším záznamem.',
    company: 'Firma',
    companyPlaceholder: 'Název nebo IČO',
    kind: 'O co jde',
    kinds: {
      transfer: 'Firma zaplatila převodem; její tarif se prodlouží',
      refund: 'Peníze se firmě vrátily převodem',
      correction: 'Oprava dřívějšího záznamu',
    },
    amount: 'Částka, Kč',
    amountHint: 'Oprava může být záporná.',
    plan: 'Tarif',
    days: 'Období',
    reason: 'Důvod',
    reasonHint: 'Firma ho uvidí.',
    save: 'Zapsat',
    done: 'Transakce je zapsaná.',
  },
  tariffs: {
    title: 'Tarify',
    free: 'Zdarma',
    edit: 'Upravit tarif {{plan}}',
    prices: 'Ceny',
    pricesReason: 'S DPH. Co bylo zaplaceno dřív, svou cenu nezmění.',
    freeReason: 'Bezplatný tarif nemá cenu ani konec.',
    limits: 'Limity',
    limitsReason: 'Prázdné znamená bez omezení. Kdo má víc, nepřijde o to, ale další nepřidá.',
    features: 'Co obsahuje',
    featuresReason: 'Co tarif dává kromě limitů.',
  },
} as const;
