export const problems = {
  'too-many-messages':
    'Jedno vlákno má nejvýše {{limit}} zpráv. Co jste napsali, zůstalo; pošlete to e-mailem nebo druhé straně zavolejte.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'not-a-side':
    'Tento člověk objednávku nevidí, zpráva se proto neodeslala. Vyberte někoho jiného, nebo napište celé druhé straně.',
} as const;

export const menu = { messages: 'Zprávy' } as const;

export const notifications = { 'message-received': '{{fio}} píše k objednávce {{number}}' } as const;

export const actions = { 'message-sent': 'Odeslána zpráva k objednávce' } as const;

export default {
  title: 'Zprávy',
  search: 'Číslo, člověk nebo firma objednávky',
  unread: 'nepřečteno',
  sides: { seller: 'Prodejce', customer: 'Zákazník', platform: 'Smena' },
  columns: {
    order: 'Objednávka',
    with: 'S kým',
    message: 'Poslední zpráva',
    at: 'Čas',
    count: 'Zpráv',
    status: 'Stav',
  },
  none: { title: 'Hledání neodpovídají žádné zprávy', text: 'Zkuste začátek čísla nebo jména z objednávky.' },
  first: {
    title: 'Tady budou zprávy k objednávkám',
    text: 'Otevřete objednávku a napište druhé straně: nikdo nemusí volat a všichni čtou totéž.',
  },
  thread: {
    title: 'Zprávy',
    empty: 'Zeptejte se na objednávku tady místo po telefonu. Všechno čtou obě strany.',
    new: 'Nové',
    write: 'Nová zpráva',
    placeholder: 'Napište druhé straně…',
    send: 'Odeslat',
    to: 'Komu',
    toBoth: 'Oběma stranám',
    toAll: 'Celé druhé straně',
    for: 'Pro: {{name}}',
    left: 'Zbývá znaků: {{characters}}',
    help: 'Zprávu čtou všichni, kdo vidí objednávku. **Dvě hvězdičky** slova zvýrazní.',
  },
} as const;
