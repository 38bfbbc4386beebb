export const problems = {
  'too-many-posts': 'Konverzace má nejvýše {{limit}} zpráv. Založte konverzaci k objednávce nebo ke směně.',
  'post-not-own': 'Zprávu může upravit nebo smazat jen její autor.',
  'post-too-old': 'Zprávu lze upravit jen {{minutes}} minut po odeslání. Napište raději novou.',
} as const;

/** The problems of single fields. */
export const fieldProblems = { 'nothing-to-send': 'Napište zprávu nebo přiložte soubor.' } as const;

export const notifications = {
  'chat-answered': 'Podpora odpověděla: {{text}}',
  'chat-waiting': '{{fio}} čeká na odpověď podpory: {{text}}',
} as const;

export const notificationLinks = { chat: 'Otevřít konverzaci' } as const;

export const menu = { chats: 'Podpora' } as const;

export const actions = {
  'channel-closed': 'Konverzace uzavřena',
  'channel-reopened': 'Konverzace znovu otevřena',
  'canned-answers-set': 'Připravené odpovědi změněny',
} as const;

export const fields = { canned_answers: 'Připravené odpovědi' } as const;

export const recordKinds = { channel: 'Konverzace s podporou' } as const;

export default {
  title: 'Podpora',
  ask: 'Zeptat se podpory',
  order: 'Objednávka {{number}}',
  shift: 'Směna {{name}}',
  you: 'Vy',
  counterpart: {
    support: 'Podpora',
    'company-support': 'Podpora pro {{name}}',
    'seller-company': 'Prodejce {{name}}',
    seller: 'Prodejce {{name}}',
    buyer: 'Zákazník {{name}}',
    'buyer-manager': 'Manažer zákazníka {{name}}',
    'store-manager': 'Vedoucí prodejny {{name}}',
    worker: 'Pracovník {{name}}',
  },
  views: { label: 'Pohledy', waiting: 'Čekají', open: 'Otevřené', closed: 'Uzavřené', all: 'Všechny' },
  list: {
    label: 'Konverzace',
    search: 'Firma, telefon, objednávka',
    write: 'Napsat podpoře',
    said: '{{name}}: {{text}}',
    noText: 'bez textu',
    noPosts: 'Zatím bez zpráv',
    waiting_one: '{{count}} čeká',
    waiting_few: '{{count}} čekají, nejdéle čekající první',
    waiting_many: '{{count}} čeká, nejdéle čekající první',
    waiting_other: '{{count}} čeká, nejdéle čekající první',
    unread_one: '{{count}} nepřečtená zpráva',
    unread_few: '{{count}} nepřečtené zprávy',
    unread_many: '{{count}} nepřečtené zprávy',
    unread_other: '{{count}} nepřečtených zpráv',
  },
  waits: 'Čeká {{time}}',
  none: {
    waiting: 'Všichni už mají odpověď.',
    open: 'Žádná konverzace není otevřená.',
    closed: 'Zatím nebyla uzavřena žádná konverzace.',
    all: 'Zatím tu nejsou žádné konverzace.',
    found: 'Výrazu „{{text}}“ nic neodpovídá.',
  },
  choose: { title: 'Vyberte konverzaci', text: 'Zobrazí se tu její zprávy.' },
  first: {
    title: 'Napište podpoře',
    text: 'Něco nefunguje, nebo potřebujete poradit? Napište nám. Odpověď najdete tady a upozorníme vás na ni.',
  },
  conversation: 'Konverzace',
  back: 'Zpět na konverzace',
  wide: 'Na celou šířku',
  log: 'Zprávy',
  empty: 'Napište, co potřebujete. Můžete přidat i obrázky a soubory PDF.',
  new: 'Nové',
  today: 'Dnes',
  typing: '{{name}} píše…',
  write: 'Zpráva, kterou dostane {{name}}',
  placeholder: 'Napište zprávu',
  send: 'Odeslat',
  left: 'Zbývá znaků: {{characters}}',
  edited: 'upraveno',
  seen: 'Přečteno',
  delivered: 'Doručeno',
  actions: 'Akce se zprávou',
  edit: { open: 'Upravit', label: 'Text zprávy', save: 'Uložit', cancel: 'Zrušit' },
  delete: {
    open: 'Smazat',
    title: 'Smazat zprávu?',
    text: 'Zmizí všem, i se soubory.',
    confirm: 'Smazat zprávu',
    keep: 'Ponechat',
    done: 'Zpráva byla smazána.',
  },
  closing: {
    close: 'Uzavřít',
    reopen: 'Znovu otevřít',
    closed: 'Uzavřená',
    changed: 'Konverzace se mezitím změnila a načetla se znovu. Zkontrolujte ji a krok zopakujte.',
    done: { close: 'Konverzace byla uzavřena.', reopen: 'Konverzace je znovu otevřená.' },
  },
  files: {
    label: 'Soubory zprávy',
    add: 'Přidat soubory',
    choose: 'Vybrat soubory',
    remove: 'Odebrat {{name}}',
    open: 'Otevřít {{name}}',
    tooMany_one: 'Zpráva může mít {{count}} soubor.',
    tooMany_few: 'Zpráva může mít {{count}} soubory.',
    tooMany_many: 'Zpráva může mít {{count}} souboru.',
    tooMany_other: 'Zpráva může mít {{count}} souborů.',
  },
  find: { label: 'Hledat ve zprávách', hint: 'Zadejte alespoň dva znaky.', found: 'Nalezené zprávy' },
  answers: {
    title: 'Připravené odpovědi',
    all_one: 'Všechny ({{count}})',
    all_few: 'Všechny ({{count}})',
    all_many: 'Všechny ({{count}})',
    all_other: 'Všechny ({{count}})',
    prepare: 'Připravit odpovědi',
    find: 'Najít odpověď',
    edit: 'Upravit odpovědi',
    reason:
      'Podpora je vkládá do zpráv v jazyce toho, komu píše. Místo {name} se doplní jméno osoby, místo {order} číslo objednávky. První tři jsou vždy po ruce.',
    add: 'Přidat odpověď',
    remove: 'Odebrat odpověď {{number}}',
    up: 'Posunout odpověď {{number}} nahoru',
    down: 'Posunout odpověď {{number}} dolů',
    titles: { cs: 'Název česky', en: 'Název anglicky', ru: 'Název rusky' },
    texts: { cs: 'Text česky', en: 'Text anglicky', ru: 'Text rusky' },
  },
  about: {
    label: 'O osobě',
    role: 'Role',
    phone: 'Telefon',
    email: 'E-mail',
    company: 'Firma',
    language: 'Jazyk',
    answered: 'První odpověď',
    answeredIn: 'za {{time}}',
    subject: 'Čeho se týká',
    orders: 'Poslední objednávky',
  },
} as const;
