export const problems = {
  'export-limit':
    'Během 24 hodin lze exportovat {{limit}} seznamů, tento se proto neexportoval. Ještě počkejte: {{wait}}.',
  'running-export-limit':
    'Vaše jiné exporty se ještě připravují, tento proto nezačal. Počkejte, až bude některý hotový.',
} as const;

export const notifications = {
  'export-ready': 'Váš export je hotový: {{list}}, počet řádků: {{rows}}',
  'export-failed': 'Váš export se nezdařil: {{list}}',
} as const;

export const notificationLinks = { exports: 'Zobrazit exporty' } as const;

export const recordKinds = { export: 'Export' } as const;

export default {
  title: 'Moje exporty',
  help: 'Soubory za posledních 30 dní. Každý lze stáhnout po dobu sedmi dnů, potom se smaže.',
  columns: {
    list: 'Seznam',
    format: 'Soubor',
    state: 'Stav',
    rows: 'Řádky',
    made: 'Zadáno',
    note: 'Poznámka',
    actions: 'Akce',
  },
  states: { running: 'Připravuje se', ready: 'Hotovo', failed: 'Nezdařilo se', expired: 'Vypršelo' },
  failures: {
    'too-many-rows': 'Více než 100 000 řádků. Použijte filtry a exportujte po částech.',
    'no-access': 'Vaše role už k tomuto seznamu nemá přístup.',
    'refused-filters': 'Seznam nelze s těmito filtry zobrazit.',
    'not-in-time': 'Do hodiny se nestihl dokončit. Zadejte export znovu.',
  },
  incomplete: 'Hledání našlo více řádků, než soubor obsahuje. Zadejte delší hledaný text.',
  until: 'do {{moment}}',
  download: 'Stáhnout',
  downloadOf: 'Stáhnout {{list}}, {{moment}}',
  first: {
    title: 'Tady budou vaše exporty',
    text: 'Otevřete některý seznam a zvolte Export. Soubor se připraví na pozadí, s filtry a řazením seznamu.',
  },
} as const;
