export const problems = {
  'document-not-allowed': 'Doklad už je v jiném stavu, který to nedovoluje. Nic se nezměnilo.',
  'order-not-documented':
    'Dodací doklad se vystavuje až po zadání dodavateli nebo přijetí objednávky, u zásobování až po schválení zákazníkem, ke zrušené objednávce ne. Nic se neuložilo.',
  'order-has-documents': 'K této objednávce platí dodací doklady. Nejdřív zrušte nebo odmítněte je, potom objednávku.',
} as const;

export const notifications = {
  'supply-placed': '{{company}} zásobí prodejnu {{store}}: objednávka {{number}}',
  'supply-waits': '{{company}} chce zásobit prodejnu {{store}}: schvalte, nebo odmítněte objednávku {{number}}',
  'supply-within-limit': '{{company}} zásobí prodejnu {{store}} v rámci vašeho měsíčního limitu: objednávka {{number}}',
  'supply-accepted': '{{customer}}: zásobování {{number}} pro prodejnu {{store}} schváleno',
  'supply-refused': '{{customer}}: zásobování {{number}} pro prodejnu {{store}} odmítnuto. Důvod: {{reason}}',
  'document-issued': 'Dodací doklad {{number}} čeká na vaše potvrzení, dodavatel: {{company}}',
  'document-accepted': 'Dodací doklad {{number}} potvrzen: {{by}}',
  'document-rejected': 'Dodací doklad {{number}} odmítnut: {{by}}',
} as const;

export const notificationLinks = {
  document: 'Otevřít doklad',
} as const;

export const actions = {
  'documents-exported': 'Export dodacích dokladů',
  'document-issued': 'Vystaven dodací doklad',
  'document-replaced': 'Dodací doklad nahrazen novým',
  'document-accepted': 'Dodací doklad potvrzen',
  'document-rejected': 'Dodací doklad odmítnut',
  'document-exported': 'Dodací doklad převzat do účetnictví',
  'document-canceled': 'Dodací doklad zrušen',
} as const;

export const recordKinds = {
  'delivery-document': 'Dodací doklad',
} as const;

export const exported = {
  documents: {
    name: 'Dodací doklady',
    columns: {
      number: 'Číslo',
      status: 'Stav',
      issued: 'Vystaveno',
      order: 'Objednávka',
      company: 'Prodejce',
      customer: 'Zákazník',
      store: 'Prodejna',
      external_number: 'Číslo v účetnictví',
      external_date: 'Datum v účetnictví',
      external_id: 'ID v účetnictví',
      exported: 'Převzato do účetnictví',
      pieces: 'Kusy',
      sum: 'Částka (Kč)',
      comment: 'Poznámka',
      replaces: 'Nahrazuje',
      replaced_by: 'Nahrazen dokladem',
    },
  },
} as const;

export const exportedWords = {
  documentStatus: {
    issued: 'Vystaven',
    accepted: 'Potvrzen',
    rejected: 'Odmítnut',
    exported: 'V účetnictví',
    replaced: 'Nahrazen',
    canceled: 'Zrušen',
  },
} as const;

export default {
  title: 'Zásobování',
  documents: {
    title: 'Dodací doklady',
    one: 'Dodací doklad',
    heading: 'Dodací doklad {{number}}',
    numbered: 'Doklad {{number}}',
    history: 'Historie dodacích dokladů',
    search: 'Číslo, prodejna nebo firma',
    failed: 'Doklady se nepodařilo načíst.',
    noneOfOrder: 'Zatím žádný doklad. Vystavte ho k tomu, co dodáváte; prodejna ho potvrdí.',
    pieces: '{{pieces}} ks',
    print: 'Vytisknout',
    statuses: {
      issued: 'Vystaven',
      accepted: 'Potvrzen',
      rejected: 'Odmítnut',
      exported: 'V účetnictví',
      replaced: 'Nahrazen',
      canceled: 'Zrušen',
    },
    views: {
      all: 'Platné',
      issued: 'K potvrzení',
      accepted: 'Potvrzené',
      rejected: 'Odmítnuté',
      exported: 'V účetnictví',
      replaced: 'Nahrazené',
      canceled: 'Zrušené',
      history: 'Historie',
    },
    columns: {
      status: 'Stav',
      number: 'Doklad',
      created: 'Vystaveno',
      receiver: 'Zákazník',
      seller: 'Prodejce',
      order: 'Objednávka',
      exported: 'Převzato do účetnictví',
      replacedBy: 'Nahrazen dokladem',
      pieces: 'Kusy',
    },
    external_number: 'Číslo v účetnictví',
    external_date: 'Datum v účetnictví',
    external_id: 'ID v účetnictví',
    comment: 'Poznámka',
    issued: 'Vystaveno',
    store: 'Místo dodání',
    product: 'Produkt',
    price: 'Cena',
    sum: 'Částka',
    total: 'Celkem',
    handedOver: 'Předal',
    received: 'Převzal',
    signature: 'Jméno, datum, podpis',
    replacedBy: 'Nahrazen dokladem {{number}}',
    openNewer: 'Otevřít novější doklad',
    openOlder: 'Nahrazuje doklad {{number}}',
    openOrder: 'Objednávka {{number}}',
    rejectedBy: 'Odmítnuto: {{name}}, {{time}}',
    canceledBy: 'Zrušeno: {{name}}, {{time}}',
    happened: 'Historie',
    events: {
      issue: 'Vystaveno',
      accept: 'Potvrzeno',
      reject: 'Odmítnuto',
      export: 'Převzato do účetnictví',
      cancel: 'Zrušeno',
      replace: 'Nahrazeno novým dokladem',
    },
    none: {
      title: 'Filtrům neodpovídá žádný doklad',
      text: 'Zkuste začátek čísla nebo názvu, nebo jiné zobrazení.',
    },
    first: {
      title: 'Tady budou dodací doklady',
      text: 'Říkají, co se s objednávkou dodalo. Prodejce je vystavuje na stránce objednávky, zákazník je potvrzuje.',
    },
    firstEnded: {
      title: 'Nic nebylo nahrazeno ani zrušeno',
      text: 'Doklad se nikdy nemění: nahradí ho nový a starý zůstane tady.',
    },
    own: {
      issued: 'Dorazilo všechno?',
      accepted: 'Převezměte ho do účetnictví',
      rejected: 'Nahraďte ho',
      exported: 'Je v účetnictví',
    },
    waiting: {
      issued: 'Potvrdí ho zákazník',
      accepted: 'Prodejce ho převezme do účetnictví',
      rejected: 'Prodejce vystaví nový',
      exported: 'Je v účetnictví',
    },
    help: {
      issued:
        'Porovnejte kusy s tím, co přijelo. Pokud něco chybí, doklad odmítněte a napište důvod: prodejce vystaví nový.',
      accepted: 'Až bude ve vašem účetnictví, poznamenejte to tady i s jeho ID. Potom se mění jen novým dokladem.',
      rejected: 'Zákazník s ním nesouhlasí. Vystavte nový se správnými kusy.',
      exported: 'Mění se jen novým dokladem.',
    },
    actions: {
      accept: 'Potvrdit dodání',
      reject: 'Odmítnout',
      export: 'Je v účetnictví',
      cancel: 'Zrušit doklad',
      replace: 'Nahradit novým',
    },
    ask: {
      keep: 'Nechat, jak je',
      reason: 'Důvod',
      reasonHint: 'Druhá strana si ho přečte.',
      accept: {
        title: 'Potvrdit doklad {{number}}?',
        text: 'Potvrzujete, že bylo dodáno zboží za {{sum}}.',
      },
      reject: {
        title: 'Odmítnout doklad {{number}}?',
        text: 'Prodejce se dozví důvod a místo tohoto dokladu na {{sum}} vystaví nový.',
      },
      cancel: {
        title: 'Zrušit doklad {{number}}?',
        text: 'Přestane platit a jeho kusy za {{sum}} mohou být na jiném dokladu.',
      },
      export: {
        title: 'Doklad {{number}} je v účetnictví',
        text: 'Den se poznamená. ID je to, pod kterým doklad vede vaše účetnictví.',
      },
    },
    done: {
      accept: 'Doklad {{number}} je potvrzen.',
      reject: 'Doklad {{number}} je odmítnut.',
      cancel: 'Doklad {{number}} je zrušen.',
      export: 'Doklad {{number}} je v účetnictví.',
    },
    issue: {
      open: 'Vystavit doklad',
      title: 'Nový dodací doklad',
      confirm: 'Vystavit doklad',
      done: 'Doklad {{number}} je vystaven.',
      none: 'Zadejte kusy aspoň jednoho produktu.',
      nothing:
        'Všechny kusy objednávky jsou na platných dokladech. Chcete-li některý změnit, otevřete ho a nahraďte novým.',
      pieces: 'Co se dodává',
      piecesHelp: '0 produkt vynechá. Na zbytek mohou navázat další doklady.',
      left: 'Zbývá {{pieces}} ks, {{price}} za kus',
      unit: 'ks',
    },
    replace: {
      title: 'Nový doklad místo {{number}}',
      confirm: 'Nahradit doklad',
      help: 'Starý doklad skončí a zůstane v historii. Nový potvrdí zákazník.',
    },
  },
  supplyCart: {
    title: 'Košík dohody',
    empty: 'Košík je prázdný. Přidejte produkty své firmy a potom vyberte prodejnu, která je dostane.',
    weight: '{{pieces}} ks, {{weight}} kg',
    each: '{{price}} za kus, volných {{pieces}} ks',
    accord: {
      serves: 'Zákazníků: {{customers}}, prodejen: {{stores}}',
      issued: 'Doklady k potvrzení: {{documents}}',
      rejected: 'Odmítnuté doklady: {{documents}}',
    },
    add: { product: 'Produkt', placeholder: 'Název nebo SKU', count: 'Kusy', confirm: 'Přidat' },
    clear: {
      open: 'Vyprázdnit',
      title: 'Vyprázdnit košík dohody?',
      text: 'Kolegové vidí stejný košík: vyprázdní se i jim.',
      confirm: 'Vyprázdnit košík',
      keep: 'Nechat produkty',
    },
    form: {
      title: 'Zásobit prodejnu',
      store: 'Prodejna',
      storePlaceholder: 'Název prodejny',
      status: 'Začíná jako',
      comment: 'Poznámka',
      commentHint: 'Prodejna si ji přečte: rampa, hodiny, kdo převezme.',
      keep: 'Nechat produkty pro další prodejnu',
      keepHint: 'Košík zůstane naplněný stejnými kusy.',
      confirm: 'Zásobit prodejnu za {{sum}}',
      done: 'Zásobování {{number}} je objednané.',
      open: 'Otevřít objednávku',
    },
    statuses: {
      formation: 'ještě si to můžete rozmyslet',
      placement: 'zboží jste objednali, zákazník ho schvaluje',
    },
    stores: {
      title: 'Prodejny',
      shown: 'Co se zobrazuje',
      all: 'Prodejny',
      underWay: 'Rozpracovaná',
      search: 'Název prodejny',
      none: 'Žádná prodejna se tak nejmenuje.',
      quiet: 'Do těchto prodejen není žádné zásobování na cestě.',
      supply: 'Zásobit',
      supplyOf: 'Zásobit prodejnu {{store}}',
      more: 'Zobrazit další prodejny',
      first: {
        title: 'Zatím neobsluhujete žádnou prodejnu',
        text: 'Zásobujete prodejny, které obsluhujete. Zákazník o vaše služby žádá v adresáři dodavatelů.',
        open: 'Zobrazit klienty',
      },
    },
  },
} as const;
