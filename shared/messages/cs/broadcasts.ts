export const problems = {
  'broadcast-not-allowed': 'Hromadná zpráva už je v jiném stavu, který to nedovoluje. Nic se nezměnilo.',
} as const;

export const notifications = { broadcast: '{{title}}' } as const;

export const notificationLinks = { broadcast: 'Přečíst zprávu' } as const;

export const letters = {
  broadcast: { subject: 'Zpráva od Smeny', title: '{{title}}', text: '{{text}}', button: 'Otevřít ve Smeně' },
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  title: 'Nadpis',
  audience: 'Příjemci',
  channels: 'Jak',
  send_at: 'Kdy',
  state: 'Stav',
} as const;

export const menu = { broadcasts: 'Hromadné zprávy' } as const;

export const actions = {
  'broadcast-created': 'Hromadná zpráva vytvořena',
  'broadcast-changed': 'Hromadná zpráva změněna',
  'broadcast-canceled': 'Hromadná zpráva zrušena',
  'broadcast-sent': 'Hromadná zpráva odeslána',
  'broadcast-deleted': 'Hromadná zpráva smazána',
} as const;

export const recordKinds = { broadcast: 'Hromadná zpráva' } as const;

export default {
  fields,
  title: 'Hromadné zprávy',
  new: 'Nová hromadná zpráva',
  states: { scheduled: 'Naplánováno', sending: 'Odesílá se', sent: 'Odesláno', canceled: 'Zrušeno' },
  columns: { recipients: 'Lidé', letters: 'E-maily', read: 'Přečteno', created: 'Vytvořeno' },
  atOnce: 'Ihned',
  toAll: 'Všichni',
  toCompany: 'Lidé z firmy {{company}}',
  toGone: 'Lidé ze smazané firmy',
  none: { title: 'Filtrům neodpovídá žádná zpráva', text: 'Zvolte jiné stavy.' },
  first: {
    title: 'Tady budou vaše hromadné zprávy',
    text: 'Napište všem, jedné roli nebo jedné firmě: v aplikaci, e-mailem nebo obojím.',
  },
  form: {
    languages: 'Jazyky',
    message: 'Zpráva',
    messageReason: 'Každý jazyk má vlastní. Každý ji čte v jazyce svého účtu.',
    text: 'Text',
    textHint: 'Prostý text. Co stojí mezi dvěma **, je tučné.',
    audience: 'Komu',
    audienceReason: 'Lidé, kteří čekají na schválení, a zavřené účty nedostanou nic.',
    to: 'Příjemci',
    kinds: { all: 'Všichni', role: 'Jedna role', company: 'Jedna firma' },
    role: 'Role',
    company: 'Firma',
    count_one: 'Teď {{count}} člověk',
    count_few: 'Teď {{count}} lidé',
    count_many: 'Teď {{count}} člověka',
    count_other: 'Teď {{count}} lidí',
    counting: 'Počítáme příjemce…',
    delivery: 'Jak a kdy',
    deliveryReason: 'Kdo má více účtů, dostane jeden e-mail a upozornění v každém účtu.',
    channels: { in_app: 'V aplikaci', letter: 'E-mailem' },
    find: 'Hledat',
    whens: { now: 'Ihned', later: 'V určený čas' },
    day: 'Den',
    time: 'Čas',
    timeHint: 'V pražském čase, nejpozději za {{days}} dní.',
    send: 'Odeslat nebo naplánovat',
  },
  send: {
    title: 'Odeslat všem?',
    text_one: 'Dostane ji {{count}} člověk. Odeslanou zprávu nelze vzít zpět.',
    text_few: 'Dostanou ji {{count}} lidé. Odeslanou zprávu nelze vzít zpět.',
    text_many: 'Dostane ji {{count}} člověka. Odeslanou zprávu nelze vzít zpět.',
    text_other: 'Dostane ji {{count}} lidí. Odeslanou zprávu nelze vzít zpět.',
    textUncounted: 'Dostanou ji všichni. Odeslanou zprávu nelze vzít zpět.',
    confirm: 'Odeslat všem',
    keep: 'Zpět ke zprávě',
  },
  sentNow: 'Zpráva se odesílá.',
  scheduledFor: 'Zpráva se odešle {{time}}.',
  result: {
    title: 'Výsledek',
    reason: 'Počítá se při odesílání a čtení.',
    recipients: 'Lidé',
    notified: 'Upozornění',
    letters: 'E-maily',
    read: 'Přečteno',
    sent: 'Odesláno',
  },
  cancel: {
    button: 'Zrušit odeslání',
    title: 'Zrušit „{{title}}“?',
    text: 'Nikdo ji nedostane. V seznamu zůstane jako zrušená.',
    confirm: 'Zrušit odeslání',
    keep: 'Nechat naplánovanou',
    done: 'Zpráva „{{title}}“ byla zrušena.',
  },
  delete: {
    button: 'Smazat',
    title: 'Smazat „{{title}}“?',
    text: 'Smazání nelze vrátit.',
    confirm: 'Smazat zprávu',
    keep: 'Ponechat',
    done: 'Zpráva „{{title}}“ byla smazána.',
  },
  received: 'Zpráva od Smeny',
} as const;
