/** Of forms, columns and the audit log, by the name in the API. */
export const fields = { version: 'Verze' } as const;

export const menu = {
  legacy: 'Podmínky užívání',
  privacy: 'Ochrana osobních údajů',
  customer: 'Příručka zákazníka',
  performers: 'Příručka dodavatele',
  workers: 'Příručka pracovníka',
  admins: 'Příručka správce',
} as const;

export const actions = {
  'terms-accepted': 'Přijetí podmínek užívání',
  'document-changed': 'Zveřejnění dokumentu',
} as const;

export const recordKinds = { document: 'Dokument' } as const;

export default {
  fields,
  types: {
    user_agreement: 'Podmínky užívání',
    privacy_policy: 'Ochrana osobních údajů',
    shipping_policy: 'Doručení',
    refund_policy: 'Vrácení peněz',
    customer_manual: 'Příručka zákazníka',
    performers_manual: 'Příručka dodavatele',
    workers_manual: 'Příručka pracovníka',
    admins_manual: 'Příručka správce',
  },
  documents: 'Právní dokumenty',
  version: 'Verze {{version}}',
  since: 'platí od {{day}}',
  contents: 'Na této stránce',
  print: 'Vytisknout',
  edit: 'Upravit',
  read: 'Otevřít na samostatné stránce',
  older: 'Toto je verze {{version}}, která už neplatí.',
  newest: 'Zobrazit platnou verzi',
  editing: {
    title: '{{document}}: nová verze',
    languages: 'Jazyky',
    text: 'Text',
    hint: 'Markdown: # nadpis, ## oddíl, **tučně**, - seznam, [odkaz](https://…). HTML se zobrazí jako text.',
    preview: 'Náhled',
    publish: 'Zveřejnit verzi {{version}}',
    published: 'Verze {{version}} je zveřejněna',
    all: 'Každý jazyk má vlastní text. Zkontrolujte, že všechny tři říkají totéž.',
    terms: 'Kdo přijal dřívější verzi, bude muset při příští návštěvě přijmout tuto.',
    nothing: 'Zatím tu nic není.',
  },
  history: {
    title: 'Verze',
    open: 'Verze {{version}}',
    by: '{{name}}, {{time}}',
    first: 'Původní verze',
    current: 'platná',
  },
  terms: {
    title: 'Podmínky užívání se změnily',
    text: 'Verze {{version}} platí od {{day}}. Přečtěte si ji a přijměte ji, pak můžete pokračovat.',
    accept: 'Přijímám podmínky užívání',
    accepted: 'Podmínky užívání jsou přijaty',
    leave: 'Odhlásit se',
  },
} as const;
