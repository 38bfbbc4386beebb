export const problems = {
  'tender-not-allowed': 'Tendr je už v jiném stavu, který to nedovoluje. Nic se nezměnilo.',
  'tender-incomplete':
    'O nabídky lze požádat, až když je úplný každý oddíl, proto se nic nezměnilo. Chybějící údaje: {{count}}, neúplné oddíly: {{sections}}.',
  'tender-no-participants':
    'Zatím není nikdo pozván, proto se nic nezměnilo. Nejdřív pozvěte alespoň jednoho dodavatele.',
  'tender-sealed': 'Nabídky jsou zapečetěné do {{at}}, proto se nic nezměnilo. Pokračovat můžete, až budou otevřené.',
  'tender-closed': 'Termín už uplynul. Nic se nezměnilo.',
  'tender-not-ready':
    'Tendr se teprve pečetí, nabídka proto nebyla přijata. Pošlete ji za pár sekund znovu: co jste napsali, zůstane.',
  'tender-report-missing': 'Zpráva z upisování není hotová, proto se nic nezměnilo. Nejdřív ji označte jako hotovou.',
  'tender-terms-missing': 'Podmínky ještě nejsou vybrané, proto se nic nezměnilo. Nejdřív je vyberte z nabídek.',
  'tender-lines-missing':
    'Nikdo ještě neupsal podíl, proto se nic nezměnilo. Požádejte účastníky, nebo jejich podíly zapište tady.',
  'tender-not-signed': 'Podíly ještě nejsou podepsané, proto se nic nezměnilo. Nejdřív je podepište.',
  'tender-has-quotes': 'K tomuto tendru už někdo podal nabídku, proto nebyl smazán. Můžete ho zrušit.',
  'tender-own': 'Patříte i k zadavateli tohoto tendru, nabídku proto podat nemůžete. Nic se neuložilo.',
  'tender-deadline-earlier': 'Někdo už podal nabídku, termín lze proto jen prodloužit. Nic se nezměnilo.',
  'participation-not-allowed': 'Účast v tendru je už v jiném stavu, který to nedovoluje. Nic se nezměnilo.',
  'too-many-participants':
    'Tendr může mít nejvýše {{limit}} účastníků, proto nebyl nikdo pozván. Nejdřív některému pozvání odvolejte.',
  'too-many-tender-files':
    'Víc souborů nebo verzí už tendr mít nemůže, limit je {{limit}}. Soubor nebyl přidán. Nejdřív jiný smažte.',
  'too-many-tender-messages':
    'Tendr může mít nejvýše {{limit}} zpráv, tato proto nebyla odeslána. Napište přímo druhé straně.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'layer-below-attachment': 'Vrstva končí tam, kde začíná, nebo níž. Její horní hranice musí být nad dolní.',
  'layer-above-sum': 'Vrstva končí nad pojistnou částkou.',
  'deadline-past': 'Zvolte okamžik v budoucnosti.',
  'deadline-too-far': 'Zvolte okamžik nejvýše {{limit}} dní dopředu.',
  'not-a-participant': 'Tato firma nemá v tendru otevřenou nabídku.',
  'not-a-performer': 'Vyberte aktivního dodavatele.',
  'owner-participates': 'Zadavatel se svého tendru účastnit nemůže.',
} as const;

export const notifications = {
  'tender-invited': '{{company}} vás žádá o nabídku: tendr {{number}}, {{name}}',
  'tender-removed': 'Pozvání do tendru {{number}}, {{name}} bylo odvoláno, zadavatel: {{company}}',
  'tender-deadline': 'Tendr {{number}}, {{name}}: nabídky se přijímají do {{deadline}}',
  'tender-reminder': 'Tendr {{number}}, {{name}}: na vaši nabídku se čeká do {{deadline}}',
  'tender-opened': 'Tendr {{number}}, {{name}}: nabídky jsou otevřené',
  'tender-clarification': 'Tendr {{number}}, {{name}}: je třeba ho upřesnit. Důvod: {{reason}}',
  'tender-resumed': 'Tendr {{number}}, {{name}}: pokračuje se',
  'tender-terms': 'Tendr {{number}}, {{name}}: podmínky jsou stanovené, teď upište svůj podíl',
  'tender-signed': 'Tendr {{number}}, {{name}}: váš podíl je podepsaný',
  'tender-canceled': 'Tendr {{number}}, {{name}}: zrušen. Důvod: {{reason}}',
  'tender-message': 'Tendr {{number}}, {{name}}: nová zpráva',
} as const;

export const notificationLinks = { tender: 'Otevřít tendr' } as const;

export const menu = { tenders: 'Tendry' } as const;

export const actions = {
  'tenders-exported': 'Export tendrů',
  'proposals-exported': 'Export nabídek',
  'tender-created': 'Tendr založen',
  'tender-deleted': 'Tendr smazán',
} as const;

export const recordKinds = { tender: 'Tendr' } as const;

export const exported = {
  tenders: {
    name: 'Tendry',
    columns: {
      number: 'Číslo',
      name: 'Název',
      status: 'Stav',
      company: 'Zadavatel',
      client: 'Klient',
      insurer: 'Pojistitel',
      type: 'Typ',
      currency: 'Měna',
      sum_insured: 'Pojistná částka',
      created: 'Založeno',
      deadline: 'Nabídky do',
      participants: 'Účastníci',
    },
  },
  proposals: {
    name: 'Nabídky',
    columns: {
      tender: 'Tendr',
      name: 'Název',
      company: 'Účastník',
      state: 'Odpověď',
      answered: 'Odpovězeno',
      currency: 'Měna',
      tariff_percent: 'Sazba (%)',
      premium: 'Zajistné za vrstvu',
      franchise: 'Spoluúčast',
      sum: 'Krytá částka',
      share: 'Podíl na vrstvě (%)',
      written: 'Upsaný podíl (%)',
      signed: 'Podepsaný podíl (%)',
      comment: 'Poznámka',
    },
  },
} as const;

export const exportedWords = {
  tenderStatus: {
    cart: 'Koncept',
    new: 'Nový',
    formation: 'Příprava',
    needs_clarification: 'K upřesnění',
    quotation: 'Sběr nabídek',
    placement: 'Umisťování',
    processing: 'Podpis podílů',
    paid: 'Zaplacený',
    ready_to_ship: 'Slip připraven',
    completed: 'Dokončený',
    canceled: 'Zrušený',
  },
  tenderType: { proportional: 'Proporcionální', non_proportional: 'Neproporcionální' },
  participationState: {
    invited: 'Zatím bez odpovědi',
    quoted: 'Nabídka',
    revoked: 'Nabídka stažena',
    declined: 'Účast odmítnuta',
    removed: 'Pozvání odvoláno',
  },
} as const;

export const letters = {
  tenderInvited: {
    subject: 'Žádost o vaši nabídku',
    title: 'Vaše firma je pozvána do tendru',
    text: 'Do termínu podejte nabídku, nebo účast odmítněte. Před termínem vaši nabídku nikdo jiný neuvidí.',
    button: 'Otevřít tendr',
  },
  tenderReminder: {
    subject: 'Čeká se na vaši nabídku',
    title: 'Tendr stále čeká na vaši nabídku',
    text: 'Po termínu už nabídku podat nelze. Pokud se účastnit nechcete, účast odmítněte.',
    button: 'Otevřít tendr',
  },
  tenderOpened: {
    subject: 'Nabídky jsou otevřené',
    title: 'Termín uplynul a všechny nabídky jsou otevřené',
    text: 'Otevřely se všechny najednou a předem je neviděl nikdo kromě toho, kdo je podal.',
    button: 'Otevřít tendr',
  },
} as const;

export default { title: 'Tenders' } as const;
