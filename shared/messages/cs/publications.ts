export const problems = {
  'publication-incomplete':
    'Zveřejněná publikace potřebuje název, popis i text česky, anglicky a rusky. Nic se nezměnilo.',
  'publication-slug-taken': 'Tuto adresu už má jiná publikace. Zvolte jinou.',
  'too-many-publications': 'Publikací už je {{limit}}, víc jich být nemůže. Smažte ty, které nikdo nečte.',
} as const;

/** The problems of single fields. */
export const fieldProblems = {
  'not-slug': 'Použijte malá písmena bez diakritiky, číslice a mezi nimi jednotlivé spojovníky. „list“ použít nelze.',
  'slug-published': 'Adresa zveřejněné publikace se nemění. Nejdřív ji stáhněte.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = { title: 'Název', description: 'Popis', slug: 'Adresa', state: 'Stav' } as const;

export const menu = { blog: 'Blog', publications: 'Publikace' } as const;

export const actions = {
  'publication-created': 'Publikace vytvořena',
  'publication-changed': 'Publikace změněna',
  'publication-published': 'Publikace zveřejněna',
  'publication-unpublished': 'Publikace stažena',
  'publication-deleted': 'Publikace smazána',
} as const;

export const recordKinds = { publication: 'Publikace' } as const;

export default {
  fields,
  title: 'Publikace',
  ownTitle: 'Moje publikace',
  new: 'Nová publikace',
  create: 'Uložit jako koncept',
  search: 'Název publikace',
  show: 'Zobrazit na blogu',
  mine: 'Moje',
  columns: { author: 'Autor', published: 'Zveřejněno', created: 'Vytvořeno' },
  states: { draft: 'Koncept', published: 'Zveřejněno' },
  none: { title: 'Filtrům neodpovídá žádná publikace', text: 'Zkuste kratší část názvu.' },
  first: {
    title: 'Tady budou vaše publikace',
    text: 'Napište koncept ve třech jazycích, a až bude hotový, zveřejněte ho na blogu.',
  },
  form: {
    languages: 'Jazyky',
    about: 'Název a popis',
    aboutReason: 'Každý jazyk má vlastní. Konceptu stačí názvy, ke zveřejnění je potřeba všechno.',
    descriptionHint: 'Jedna nebo dvě věty. Blog a vyhledávače je ukazují pod názvem.',
    text: 'Text',
    textHint: 'Markdown: ## oddíl, **tučně**, - seznam, [odkaz](https://…). HTML se zobrazí jako text.',
    preview: 'Náhled',
    nothing: 'Zatím tu není žádný text.',
    address: 'Adresa',
    addressReason: 'Ve všech jazycích stejná. Po zveřejnění se nemění, aby odkazy dál fungovaly.',
    slugHint: 'Konec adresy: /blog/co-je-noveho',
  },
  cover: {
    title: 'Obálka',
    reason: 'Blog ji ukazuje nad názvem. Uloží se hned.',
    choose: 'Vybrat obrázek',
    replace: 'Vyměnit',
    remove: 'Odebrat',
    hint: 'JPEG, PNG nebo WebP. Zobrazí se střed obrázku.',
    saved: 'Obálka je uložena.',
    removed: 'Obálka je odebrána.',
    removeTitle: 'Odebrat obálku?',
    removeText: 'Jinou můžete vybrat kdykoli.',
    keep: 'Ponechat obálku',
  },
  publish: { button: 'Zveřejnit', done: 'Zveřejněno. Návštěvníci publikaci uvidí na blogu během několika sekund.' },
  unpublish: { button: 'Stáhnout', done: 'Je to zase koncept. Návštěvníci ho během několika sekund přestanou vidět.' },
  delete: {
    button: 'Smazat',
    title: 'Smazat „{{title}}“?',
    text: 'Smazání nelze vrátit. Odkazy na publikaci přestanou fungovat.',
    confirm: 'Smazat publikaci',
    keep: 'Ponechat',
    done: 'Publikace „{{title}}“ byla smazána.',
    failed: 'Publikaci se nepodařilo smazat. {{message}}',
  },
  blog: {
    title: 'Blog',
    description: 'Novinky a rady pro ty, kdo směny objednávají, i pro ty, kdo na nich pracují.',
    none: 'Zatím tu nic není',
    noneText: 'Najdete tu novinky o směnách a o práci.',
    missing: 'Tato publikace tu není',
    missingText: 'Byla stažena, nebo má jinou adresu.',
    toAll: 'Otevřít blog',
  },
} as const;
