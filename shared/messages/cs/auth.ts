export default {
  promise: 'Každá směna obsazená.\nKaždá hodina odsouhlasená.',
  story:
    'Prodejny objednávají, dodavatelé obsazují, pracovníci se hlásí z telefonu a obě strany podepisují tytéž hodiny.',
  checkIn: {
    title: 'Přihlášení',
    reason: 'E-mailem svého účtu a heslem.',
    email: 'E-mail',
    password: 'Heslo',
    show: 'Ukázat heslo',
    hide: 'Skrýt heslo',
    submit: 'Přihlásit se',
  },
  ended: {
    title: 'Byli jste odhlášeni',
    text: 'Přihlášení se dlouho nepoužívalo, nebo bylo ukončeno jinde. Po přihlášení budete pokračovat tam, kde jste byli.',
  },
  wrong: {
    title: 'Tento e-mail a heslo k sobě nepatří',
    text: 'Zkontrolujte rozložení klávesnice a Caps Lock a zkuste to znovu.',
  },
  tooMany: { title: 'Příliš mnoho pokusů za sebou', text: 'Počkejte 10 minut a zkuste to znovu.' },
  unreachable: { title: 'Přihlášení neodpovídá', text: 'Zkontrolujte připojení a zkuste to znovu.' },
} as const;
