import { expect, it } from 'vitest';
import { buildSegment } from '../../../functions/data/catalogue/build-segment.ts';
import { documentOf } from '../../../functions/data/catalogue/document-of.ts';
import { type CatalogueQuery, queryCatalogue } from '../../../functions/data/catalogue/query-catalogue.ts';
import { Segment } from '../../../functions/data/catalogue/segment.ts';
import { companies } from './companies.ts';
import { productCategories } from './product-categories.ts';
import { productTypes } from './product-types.ts';
import { productsAt } from './products.ts';

const byId = <T extends { id: string }>(records: readonly T[]) => new Map(records.map((one) => [one.id, one]));

const demo = productsAt('2026-11-21T09:00:00.000Z');
const sources = {
  stock: new Map(
    demo.map(({ product: { id }, stock: available }) => [id, { product_id: id, available, reserved: 0, version: 1 }]),
  ),
  ratings: new Map(),
  types: byId(Object.values(productTypes)),
  companies: byId(Object.values(companies)),
  categories: new Map(productCategories.map(({ id, names }) => [id, names])),
};
const products = demo.map(({ product }) => product).filter(({ active }) => active);
const segment = new Segment(buildSegment(products.map((product) => documentOf(product, sources))));

const query: Omit<CatalogueQuery, 'text'> = {
  synonyms: new Map(),
  categories: null,
  companies: null,
  closedCompanies: new Set(),
  ids: null,
  without: [],
  createdFrom: null,
  inStock: false,
  prices: null,
  parameters: new Map(),
  sort: 'relevance',
  order: 'asc',
  from: 0,
  to: 3,
  parameterCount: 30,
  typeShare: 0,
};
const productById = byId(products);
const firstThree = (text: string) =>
  queryCatalogue([segment], { ...query, text }).ids.map((id) => productById.get(id)?.name);

it.each([
  // As it is called.
  ['mop', 'Mop plochý'],
  ['toaletní papír 64', 'Toaletní papír 3vrstvý 64 rolí'],
  ['reflexní vesta', 'Reflexní vesta'],
  ['rukavice 10', 'vel. 10'],
  ['tričko modré xl', 'Tričko s krátkým rukávem modré vel. XL'],
  ['kelímek 300 ml', 'Papírový kelímek bílý 300 ml'],
  ['regál bílý', 'Kovový regál 5 polic bílý'],
  ['voda neperlivá 1,5', 'Pramenitá voda neperlivá 6 × 1,5 l'],
  ['krabice 400 300 300', 'Kartonová krabice 5vrstvá 400 × 300 × 300 mm'],
  ['krabice 400x300x300', 'Kartonová krabice 5vrstvá 400 × 300 × 300 mm'],
  // Without diacritics.
  ['rucniky', 'Papírové ručníky'],
  ['susenky kakaove', 'Sušenky kakaové'],
  ['dzus pomeranc', 'Džus 100% Pomeranč'],
  ['lepici paska pruhledna', 'Lepicí páska 48 mm × 66 m průhledná'],
  ['kos na akcni zbozi', 'Drátěný koš na akční zboží'],
  ['kosik na koleckach', 'Nákupní košík červený 43 l na kolečkách'],
  ['MIKINA SEDA', 'Mikina na zip šedá'],
  // Letters that are exchanged, missing, doubled or wrong.
  ['rukaivce', 'rukavice'],
  ['rukavyce', 'rukavice'],
  ['dezinfkce', 'Dezinfekce povrchů'],
  ['sušenkky', 'Sušenky'],
  ['stretchova folie', 'Strečová fólie'],
  ['bublinkva folie', 'Bublinková fólie'],
  ['reflxeni bunda', 'Reflexní zimní bunda'],
  ['zrnkva kava', 'Zrnková káva'],
  ['kuličkové prro', 'Kuličkové pero'],
  ['toaletny papier', 'Toaletní papír'],
  ['antibakterialny mydlo', 'Tekuté mýdlo Antibakteriální'],
  ['gloevs', 'rukavice'],
  ['перчадки', 'rukavice'],
  // Another ending, which is right for other products.
  ['čaje zelené', 'Čaj porcovaný zelený'],
  ['pokladní kotoučky', 'Pokladní kotouček termo'],
  ['vesta žluté', 'Reflexní vesta žlutá'],
  // The beginning of the last word, as it is typed.
  ['leště', 'Leštěnka na podlahy'],
  ['plošinový voz', 'Plošinový vozík skládací'],
  ['káva bez kof', 'Zrnková káva bez kofeinu'],
  ['poklad', 'Pokladní kotouček termo'],
  ['müs', 'Müsli tyčinka'],
  // In another order.
  ['papír toaletní', 'Toaletní papír'],
  ['vesta reflexní oranžová', 'Reflexní vesta oranžová'],
  ['černý čaj', 'Čaj porcovaný černý'],
  ['krabice kartonová 5vrstvá', 'Kartonová krabice 5vrstvá'],
  ['wc gel', 'Gelový čistič WC'],
  // By its category, type, options and company, in three languages.
  ['pracovní oděv černá', 'Pracovní rukavice Nitril černé'],
  ['gloves blue', 'Pracovní rukavice Nitril modré'],
  ['safety shoes 43', 'Pracovní obuv nízká S1P s ocelovou špicí vel. 43'],
  ['t-shirts red', 'Tričko s krátkým rukávem červené'],
  ['shopping baskets green', 'Nákupní košík zelený'],
  ['floor cleaning', 'Čisticí prostředek na podlahy'],
  ['hi-vis', 'Reflexní vesta'],
  ['coffee', 'Mletá káva'],
  ['перчатки черный', 'Pracovní rukavice Nitril černé'],
  ['рабочая обувь', 'Pracovní obuv nízká'],
  ['печенье орехи', 'Müsli tyčinka Oříšek'],
  ['футболки серый', 'Tričko s krátkým rukávem šedé'],
  ['коробки', 'Kartonová krabice'],
  ['стеллажи', 'Kovový regál'],
  ['чистящее средство', 'Čisticí prostředek na podlahy'],
  ['morava staff mop', 'Mop plochý'],
  // By the SKU and the barcode.
  ['PP-VES-04', 'Reflexní vesta oranžová vel. S/M'],
  ['ppves04', 'Reflexní vesta oranžová vel. S/M'],
  ['MS-MOP', 'Mop plochý'],
  ['8594103002426', 'Zrnková káva Espresso 1 kg'],
  ['859410200101', 'Reflexní vesta žlutá vel. S/M'],
])('the search finds %j as %j among the first three', (text, name) => {
  expect(firstThree(text)).toContainEqual(expect.stringContaining(name));
});
