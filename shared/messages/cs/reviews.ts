export const problems = {
  'already-reviewed': 'Tento produkt už jste ohodnotili, nic se tedy nepřidalo. Své hodnocení můžete upravit.',
  'review-own-product':
    'Tento produkt prodává vaše firma, proto ho nemůžete hodnotit. Hodnotit můžete produkty jiných firem, které jste koupili.',
  'review-not-bought':
    'Tento produkt mohou hodnotit jen ti, kdo ho koupili. Hodnocení napište, až bude objednávka s ním dokončená.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = { rating: 'Hvězdičky', text: 'Hodnocení' } as const;

export const actions = {
  'review-hidden': 'Hodnocení produktu skryto',
  'review-shown': 'Hodnocení produktu znovu zobrazeno',
} as const;

export default {
  fields,
  title: 'Hodnocení',
  stars: '{{average}} z 5',
  starsCount_one: '{{count}} hvězdička',
  starsCount_few: '{{count}} hvězdičky',
  starsCount_many: '{{count}} hvězdičky',
  starsCount_other: '{{count}} hvězdiček',
  total_one: '{{count}} hodnocení',
  total_few: '{{count}} hodnocení',
  total_many: '{{count}} hodnocení',
  total_other: '{{count}} hodnocení',
  edited: 'upraveno {{day}}',
  none: 'Tento produkt ještě nikdo neohodnotil.',
  more: 'Zobrazit další hodnocení',
  notOnSale: 'Hodnocení se zobrazují, dokud je produkt v prodeji.',
  signIn: 'Přihlaste se a napište hodnocení',
  whoWrites: 'Hodnocení píší ti, kdo nakupují.',
  refusal: {
    'review-own-product': 'Tento produkt prodává vaše firma, proto ho nemůžete hodnotit.',
    'review-not-bought': 'Tento produkt budete moci ohodnotit, až bude objednávka s ním dokončená.',
  },
  bought: 'Ověřený nákup',
  hidden: 'Skryté',
  moderation: {
    hide: 'Skrýt',
    show: 'Zobrazit',
    hideOf: 'Skrýt hodnocení: {{author}}',
    showOf: 'Zobrazit hodnocení: {{author}}',
  },
  own: {
    hidden: 'Správce platformy toto hodnocení skryl. Ostatní ho nevidí a hvězdičky se nepočítají.',
    new: 'Napsat hodnocení',
    title: 'Vaše hodnocení',
    hint: 'Co ostatním pomůže při výběru. Zobrazí se vaše křestní jméno a první písmeno příjmení.',
    publish: 'Zveřejnit',
    published: 'Vaše hodnocení je zveřejněné.',
    edit: 'Upravit',
    save: 'Uložit',
    saved: 'Vaše hodnocení je upravené.',
    discard: 'Zpět beze změn',
    delete: 'Smazat',
    deleteTitle: 'Smazat vaše hodnocení?',
    deleteText: 'Text zmizí a hvězdičky se přestanou počítat. Později můžete napsat nové hodnocení.',
    keep: 'Ponechat hodnocení',
    deleted: 'Vaše hodnocení je smazané.',
  },
} as const;
