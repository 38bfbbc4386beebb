export const problems = {
  'confirmed-shifts-ahead_one':
    '{{count}} nadcházející směna je tam už obsazená, včetně pohotovosti, takže se nic nezměnilo. Zvolte, zda zůstane, nebo se uvolní.',
  'confirmed-shifts-ahead_few':
    '{{count}} nadcházející směny jsou tam už obsazené, včetně pohotovosti, takže se nic nezměnilo. Zvolte, zda zůstanou, nebo se uvolní.',
  'confirmed-shifts-ahead_many':
    '{{count}} nadcházející směny je tam už obsazeno, včetně pohotovosti, takže se nic nezměnilo. Zvolte, zda zůstanou, nebo se uvolní.',
  'confirmed-shifts-ahead_other':
    '{{count}} nadcházejících směn je tam už obsazeno, včetně pohotovosti, takže se nic nezměnilo. Zvolte, zda zůstanou, nebo se uvolní.',
  'service-request-closed':
    'Tato žádost už je vyřízená nebo stažená, nebo jí vypršela lhůta, takže se nic nezměnilo. Načtěte stránku znovu a uvidíte její stav.',
  'already-asked':
    'Tohoto dodavatele jste už požádali a zatím neodpověděl. Počkejte na odpověď, nebo tu žádost stáhněte.',
  'already-served': 'Dodavatel tyto prodejny už obsluhuje, žádost se proto neodeslala. Vyberte jiné prodejny.',
  'service-not-widened': 'Další prodejny vám může svěřit jen zákazník, proto se nic nezměnilo. Může vám poslat žádost.',
  'narrowed-by-admin':
    'Administrátor Smeny omezil prodejny, které tento dodavatel obsluhuje, proto se nic nezměnilo. Vyberte jiné prodejny, nebo napište podpoře Smeny.',
  'performer-without-people':
    'Za tohoto dodavatele ve Smeně zatím nikdo nejedná, žádost se proto neodeslala. Vyberte jiného.',
  'too-many-stores':
    'Jednomu dodavateli lze vybrat nejvýš {{limit}} prodejen zákazníka, proto se nic nezměnilo. Vyberte jich v seznamu klientů méně, nebo mu nechte všechny.',
  'contact-limit':
    'Denní limit kontaktů vašeho tarifu ({{limit}}) je vyčerpaný, kontakt se proto nezobrazil. Další si zobrazíte po půlnoci, nebo vyberte větší tarif na stránce Tarif.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  stores: 'Prodejny',
  comment: 'Zpráva',
  specialties: 'Profese',
  all_stores: 'Všechny prodejny',
  reason: 'Důvod',
  listed: 'V adresáři',
  area: 'Kde působí',
  supply_limit: 'Měsíční limit zásobování',
} as const;

export const notifications = {
  'service-added': '{{company}}: nově spolupracujete',
  'service-changed': '{{company}}: změnily se obsluhované prodejny',
  'service-ended': '{{company}}: spolupráce skončila',
  'shifts-released': '{{company}} se vzdala obsazených směn, které jsou teď opět volné: {{shifts}}',
  'service-requested': '{{company}} vás žádá o obsluhu svých prodejen',
  'service-request-declined': '{{company}}: vaše žádost o obsluhu prodejen byla odmítnuta',
  'service-request-withdrawn': '{{company}}: žádost o obsluhu prodejen byla stažena',
} as const;

export const notificationLinks = { requests: 'Zobrazit žádosti', clients: 'Zobrazit, kdo co obsluhuje' } as const;

export const menu = { clients: 'Klienti', servedBy: 'Dodavatelé' } as const;

export const actions = {
  'clients-exported': 'Export klientů',
  'service-added': 'Spolupráce navázána',
  'service-changed': 'Obsluhované prodejny změněny',
  'service-ended': 'Spolupráce ukončena',
  'supply-limit-set': 'Změna limitu zásobování',
  'service-requested': 'Žádost dodavateli o obsluhu prodejen',
  'service-request-accepted': 'Přijetí žádosti zákazníka',
  'service-request-declined': 'Odmítnutí žádosti zákazníka',
  'service-request-withdrawn': 'Stažení žádosti dodavateli',
  'directory-entry-changed': 'Změna údajů v adresáři',
} as const;

export const exported = {
  clients: {
    name: 'Klienti a dodavatelé',
    columns: {
      vendor: 'Dodavatel',
      client: 'Klient',
      active: 'Aktivní',
      stores: 'Obsluhované prodejny (prázdné: všechny)',
      supply_limit: 'Limit dodávek za měsíc (Kč)',
    },
  },
} as const;

export const letters = {
  serviceRequested: {
    subject: 'Zákazník vás žádá o obsluhu svých prodejen',
    title: 'Zákazník vás žádá o obsluhu svých prodejen',
    text: 'Podívejte se na žádost a do 14 dnů ji přijměte, nebo odmítněte. Potom její platnost vyprší.',
    button: 'Zobrazit žádost',
  },
  serviceAccepted: {
    subject: 'Dodavatel přijal vaši žádost',
    title: 'Dodavatel přijal vaši žádost',
    text: 'Prodejny, o které jste žádali, teď obsluhuje. Nabízejí se mu jejich volné směny.',
    button: 'Zobrazit dodavatele',
  },
  serviceDeclined: {
    subject: 'Dodavatel odmítl vaši žádost',
    title: 'Dodavatel odmítl vaši žádost',
    text: 'Prodejny, o které jste žádali, obsluhovat nebude. Můžete požádat jiného dodavatele.',
    button: 'Najít jiného dodavatele',
  },
} as const;

export default {
  fields,
  title: 'Klienti',
  performersTitle: 'Dodavatelé',
  performer: 'Dodavatel',
  choosePerformer: 'Vyberte dodavatele, jehož klienty chcete vidět.',
  list: 'Firmy',
  inactive: 'Neaktivní',
  search: 'Název firmy',
  searchStores: 'Název prodejny',
  allStores: 'Všechny prodejny, i nové',
  storeCount_one: '{{count}} prodejna',
  storeCount_few: '{{count}} prodejny',
  storeCount_many: '{{count}} prodejny',
  storeCount_other: '{{count}} prodejen',
  moreStores_one: 'a {{count}} další prodejna',
  moreStores_few: 'a {{count}} další prodejny',
  moreStores_many: 'a {{count}} další prodejny',
  moreStores_other: 'a {{count}} dalších prodejen',
  choose: 'Vyberte firmu',
  chooseText: 'Tady se ukážou její prodejny a to, které z nich jsou obsluhované.',
  back: 'Zpět na firmy',
  more: 'Zobrazit další',
  none: { title: 'Nic jsme nenašli', text: 'Zkuste kratší část názvu.' },
  firstClients: {
    title: 'Zatím žádní klienti',
    text: 'Až bude k dodavateli přiřazen zákazník, půjde tady vybrat jeho prodejny.',
  },
  firstPerformers: {
    title: 'Vaše prodejny zatím nikdo neobsluhuje',
    text: 'Objednané směny proto nikdo neuvidí. Najděte dodavatele v adresáři a požádejte ho.',
  },
  noStores: 'Tato firma zatím nemá žádnou prodejnu.',
  stores: 'Obsluhované prodejny',
  storesHelp: 'Směny vybraných prodejen se dodavateli nabízejí. Ostatní mu z přehledů zmizí.',
  storesHelpOwn: 'Prodejen se můžete vzdát. Další vám může svěřit jen zákazník, a to žádostí.',
  chooseShown: 'Vybrat zobrazené',
  clearShown: 'Zrušit výběr zobrazených',
  atLeastOne: 'Vyberte aspoň jednu prodejnu, nebo spolupráci ukončete.',
  add: 'Přidat klienta',
  added: '{{name}} je teď klientem',
  end: 'Ukončit spolupráci',
  ending: {
    titleMany_one: 'Ukončit spolupráci s {{count}} klientem?',
    titleMany_few: 'Ukončit spolupráci se {{count}} klienty?',
    titleMany_many: 'Ukončit spolupráci s {{count}} klienta?',
    titleMany_other: 'Ukončit spolupráci s {{count}} klienty?',
    textMany: 'Dodavatel už neuvidí prodejny ani volné směny těchto firem: {{names}}.',
    keepMany: 'Nechat klienty',
    doneMany_one: '{{count}} firma už není klientem',
    doneMany_few: '{{count}} firmy už nejsou klienty',
    doneMany_many: '{{count}} firmy už není klientem',
    doneMany_other: '{{count}} firem už není klienty',
    choose: 'Vybrat více',
    chosen: 'Ukončit spolupráci ({{count}})',
    cancel: 'Zpět',
    title: 'Ukončit spolupráci s firmou {{name}}?',
    text: 'Dodavatel už neuvidí prodejny ani volné směny této firmy.',
    confirm: 'Ukončit spolupráci',
    keep: 'Nechat klienta',
    done: '{{name}} už není klientem',
  },
  ahead: {
    title: 'Co se má stát s obsazenými směnami?',
    keepHelp: 'Ponechané směny zůstanou dodavateli i jeho pracovníkům.',
    releaseHelp: 'Uvolněné směny přijdou o pracovníky a nabídnou se dalším dodavatelům prodejny.',
    keep: 'Ponechat směny',
    release: 'Uvolnit směny',
    back: 'Nic neměnit',
  },
  supplyLimit: {
    none: 'Každé zásobování schvalujete sami.',
    upTo: 'Zásobování do {{sum}} měsíčně se schvaluje bez dotazu.',
    open: 'Limit zásobování',
    title: 'Zásobování od dodavatele {{name}}',
    help: 'Zásobování se schválí hned, pokud se do limitu vejde spolu s těmi, která se tak schválila ve stejném kalendářním měsíci. Ostatní schvalujete vy.',
    field: 'Měsíční limit',
    hint: 'Nechte prázdné, pokud chcete schvalovat každé zásobování.',
    save: 'Uložit limit',
    done: 'Limit je uložen',
  },
  tabs: { label: 'Klienti, dodavatelé a žádosti', find: 'Adresář' },
  find: {
    title: 'Najít dodavatele',
    search: 'Název',
    town: 'Město',
    specialty: 'Profese',
    columns: {
      name: 'Dodavatel',
      relation: 'Spolupráce',
      area: 'Kde působí',
      specialties: 'Profese',
      credibility: 'Důvěryhodnost',
      contact: 'Kontakt',
      ask: 'Žádost',
    },
    serves: { all: 'Obsluhuje všechny prodejny', some: 'Obsluhuje některé prodejny' },
    asked: 'Žádost odeslána',
    ask: 'Požádat',
    contact: {
      show: 'Zobrazit kontakt',
      showOf: 'Zobrazit kontakt firmy {{name}}',
      left: 'Dnes zbývá kontaktů: {{left}} z {{limit}}',
      plan: 'Vybrat větší tarif',
    },
    none: {
      title: 'Filtrům neodpovídá žádný dodavatel',
      text: 'Zkuste větší město v okolí, nebo některý filtr zrušte. Ne každý dodavatel uvedl, kde působí a co nabízí.',
    },
    first: { title: 'Zatím žádní dodavatelé', text: 'Dodavatelé se tu objeví, až se připojí ke Smeně.' },
  },
  asking: {
    title: 'Požádat firmu {{name}} o obsluhu prodejen',
    text: 'Dodavatel odpoví do 14 dnů. Když žádost přijme, uvidí tyto prodejny a jejich volné směny.',
    stores: 'Prodejny',
    atLeastOne: 'Vyberte aspoň jednu prodejnu, nebo všechny.',
    comment: 'Zpráva',
    commentHint: 'Koho potřebujete, kolik lidí a jak často. Zprávu si přečte dodavatel.',
    send: 'Odeslat žádost',
    keep: 'Nežádat',
    done: 'Žádost pro firmu {{name}} je odeslaná',
  },
  requests: {
    title: 'Žádosti',
    columns: {
      company: 'Firma',
      state: 'Stav',
      stores: 'Prodejny',
      message: 'Zpráva',
      sent: 'Odesláno',
      actions: 'Odpověď',
    },
    states: { open: 'Čeká', accepted: 'Přijatá', declined: 'Odmítnutá', withdrawn: 'Stažená', expired: 'Po lhůtě' },
    until: 'do {{day}}',
    reason: 'Odmítnuto: {{reason}}',
    accept: 'Přijmout',
    acceptOf: 'Přijmout žádost firmy {{name}}',
    decline: 'Odmítnout',
    declineOf: 'Odmítnout žádost firmy {{name}}',
    withdraw: 'Stáhnout',
    withdrawOf: 'Stáhnout žádost pro firmu {{name}}',
    none: { title: 'Filtru neodpovídá žádná žádost', text: 'Vyberte jiné stavy, nebo filtr zrušte.' },
    first: { title: 'Zatím žádné žádosti', text: 'Tady se objeví žádosti zákazníků o obsluhu prodejen.' },
    firstSent: {
      title: 'Zatím jste nikoho nepožádali',
      text: 'Najděte dodavatele v adresáři a požádejte ho o obsluhu prodejen. Jeho odpověď uvidíte tady.',
    },
    firstReceived: {
      title: 'Zatím vás žádný zákazník nepožádal',
      text: 'Zákazníci vás najdou v adresáři podle města a profese. Údaje do něj vyplníte na stránce Klienti.',
    },
  },
  accepting: {
    title: 'Obsluhovat prodejny firmy {{name}}?',
    text: 'Uvidíte tyto prodejny a jejich volné směny:',
    textAll: 'Uvidíte všechny její prodejny, i nové, a jejich volné směny.',
    keep: 'Zatím ne',
    done: '{{name}} je teď vaším klientem',
  },
  declining: {
    title: 'Odmítnout žádost firmy {{name}}?',
    text: 'Zákazník si důvod přečte a může požádat jiného dodavatele.',
    reason: 'Důvod',
    reasonHint: 'Například: v tom městě nemáme volné pracovníky.',
    keep: 'Nechat žádost',
    done: 'Žádost firmy {{name}} je odmítnutá',
  },
  withdrawing: {
    title: 'Stáhnout žádost pro firmu {{name}}?',
    text: 'Dodavatel už na ni nebude moci odpovědět. Požádat můžete kdykoli znovu.',
    keep: 'Nechat žádost',
    done: 'Žádost pro firmu {{name}} je stažená',
  },
  entry: {
    button: 'Údaje v adresáři',
    title: '{{name}} v adresáři',
    text: 'Zákazníci bez dodavatele ho hledají podle města a profese a přečtou si tyto údaje.',
    listed: 'Zobrazovat v adresáři',
    listedHint: 'Jinak zákazníci firmu nenajdou a nemohou ji požádat.',
    area: 'Kde působíte',
    areaHint: 'Uveďte města, zákazníci podle nich hledají: Brno, Vyškov a okolí do 30 km.',
    specialties: 'Profese, které nabízíte',
    specialtiesFind: 'Název profese',
  },
} as const;
