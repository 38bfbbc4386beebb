export const menu = { audit: 'Záznam změn' } as const;

export const actions = { 'audit-exported': 'Export záznamu změn' } as const;

export const exported = {
  audit: {
    name: 'Záznam změn',
    columns: {
      day: 'Datum',
      time: 'Čas',
      by: 'Osoba',
      action: 'Akce',
      kind: 'Druh',
      about: 'Čeho se týká',
      company: 'Firma',
      on_behalf: 'Za firmu jednala Smena',
      changes: 'Změny',
    },
  },
} as const;

export default {
  scopeAll: 'Všechny akce za posledních 30 dní.',
  scopeCompany: 'Akce ve firmě {{company}} za posledních 30 dní.',
  scopeOwn: 'Vaše akce za posledních 30 dní.',
  you: 'vy',
  about: '{{action}}: {{name}}',
  emptyTitle: 'Za 30 dní žádné akce',
  emptyText: 'Tady se zapisují změny přihlášení, lidí, rolí, prodejen, profesí a dokumentů.',
  all: 'Otevřít celý záznam',
  title: 'Záznam změn',
  everything: 'Co se ve Smeně udělalo. Uchovává se dva roky. Akce se směnami jsou v historii každé směny.',
  ofCompany: 'Co se ve firmě {{company}} udělalo. Uchovává se dva roky. Akce se směnami jsou v historii každé směny.',
  own: 'Co jste udělali vy. Uchovává se dva roky. Akce se směnami jsou v historii každé směny.',
  columns: { time: 'Čas', action: 'Akce', about: 'Čeho se týká', by: 'Osoba', company: 'Firma', changes: 'Změny' },
  filter: { days: 'Datum', by: 'Osoba', kind: 'Druh', action: 'Akce', about: 'Čeho se týká' },
  days: {
    today: 'Dnes',
    week: 'Posledních 7 dní',
    month: 'Posledních 30 dní',
    quarter: 'Posledních 90 dní',
    from: 'Od',
    to: 'Do',
  },
  open: '{{action}}, {{moment}}: podrobnosti',
  onBehalf: 'Smena za firmu {{company}}',
  field: 'Údaj',
  before: 'Dříve',
  after: 'Nově',
  none: 'nic',
  withheld: 'změněno, hodnota se nezapisuje',
  noChanges: 'U této akce se hodnoty nezapisují.',
  ofRecord: 'Vše, co se tohoto záznamu týká',
  ofPerson: 'Vše, co tato osoba udělala',
  noneTitle: 'Filtrům neodpovídá žádná akce',
  noneText: 'Zvolte více dní, nebo některý filtr odeberte.',
  firstText: 'V těchto dnech nikdo neudělal nic, co se zapisuje. Starší akce uvidíte, když zvolíte jiné dny.',
} as const;
