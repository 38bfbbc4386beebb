import { isListed, placeUnder, type Tree } from '#shared/domain/specialties/tree.ts';
import type { Specialty } from '../../../functions/data/specialties/specialties.ts';
import { withoutWork } from '../../../functions/specialties/without-work.ts';
import { idOf } from './seed.ts';

type Names = readonly [cs: string, en: string, ru: string];

/** Roots with the categories below them. */
const rows = {
  cleaning: [
    ['Úklid a hygiena', 'Cleaning and hygiene', 'Уборка и гигиена'],
    {
      floors: ['Čištění podlah', 'Floor cleaning', 'Мытьё полов'],
      sanitary: ['Koupelny a toalety', 'Bathrooms and toilets', 'Ванные и туалеты'],
      tissue: ['Papírová hygiena', 'Paper hygiene', 'Бумажная гигиена'],
      tools: ['Úklidové pomůcky', 'Cleaning tools', 'Инвентарь для уборки'],
    },
  ],
  clothing: [
    ['Pracovní oděvy a ochrana', 'Work clothing and protection', 'Рабочая одежда и защита'],
    {
      gloves: ['Rukavice', 'Gloves', 'Перчатки'],
      shirts: ['Trička a mikiny', 'T-shirts and sweatshirts', 'Футболки и толстовки'],
      visibility: ['Reflexní oděvy', 'High-visibility clothing', 'Сигнальная одежда'],
      shoes: ['Pracovní obuv', 'Work shoes', 'Рабочая обувь'],
    },
  ],
  warehouse: [
    ['Sklad a balení', 'Warehouse and packing', 'Склад и упаковка'],
    {
      cartons: ['Kartonové krabice', 'Cardboard boxes', 'Картонные коробки'],
      tapes: ['Lepicí pásky a fólie', 'Tapes and films', 'Клейкие ленты и плёнки'],
      handling: ['Přepravky a manipulace', 'Crates and handling', 'Ящики и перемещение грузов'],
    },
  ],
  shop: [
    ['Vybavení prodejny', 'Shop equipment', 'Оборудование для магазина'],
    {
      baskets: ['Nákupní košíky', 'Shopping baskets', 'Корзины для покупок'],
      labels: ['Cenovky a etikety', 'Price tags and labels', 'Ценники и этикетки'],
      racks: ['Regály a stojany', 'Shelving and stands', 'Стеллажи и стойки'],
    },
  ],
  refreshments: [
    ['Občerstvení do zázemí', 'Food and drinks for staff rooms', 'Продукты и напитки для персонала'],
    {
      coffee: ['Káva a čaj', 'Coffee and tea', 'Кофе и чай'],
      drinks: ['Nápoje', 'Drinks', 'Напитки'],
      snacks: ['Sušenky a svačiny', 'Biscuits and snacks', 'Печенье и перекусы'],
    },
  ],
  office: [
    ['Kancelář', 'Office', 'Офис'],
    {
      paper: ['Papír a bloky', 'Paper and pads', 'Бумага и блокноты'],
      writing: ['Psací potřeby', 'Writing supplies', 'Письменные принадлежности'],
    },
  ],
} as const;

type Rows = typeof rows;
/** A category below a root. */
export type ShelfKey = { [K in keyof Rows]: keyof Rows[K][1] & string }[keyof Rows];

const categoryId = (key: string): string => idOf(`product category ${key}`);
const category = (key: string, [cs, en, ru]: Names): Specialty => ({
  id: categoryId(key),
  version: 1,
  names: { cs, en, ru },
  descriptions: { cs: '', en: '', ru: '' },
  ...withoutWork,
  active: true,
  used: false,
  category_kind: 'product',
  avatar: null,
});

const roots = Object.entries(rows).map(([key, [names, below]]) => ({
  root: category(key, names),
  children: Object.entries<Names>(below).map(([child, childNames]) => category(child, childNames)),
}));

export const productCategories = roots.flatMap(({ root, children }) => [root, ...children]);

/** Adds to a tree what it does not have yet. */
export const withProductCategories = (tree: Tree): Tree =>
  roots
    .flatMap(({ root, children }) => [[root.id, null] as const, ...children.map(({ id }) => [id, root.id] as const)])
    .reduce((grown, [id, parent]) => (isListed(grown, id) ? grown : placeUnder(grown, id, parent)), tree);

/** The ids of a shelf and of the root above it. */
export const shelfOf = (key: ShelfKey): { category_id: string; subcategory_id: string } => {
  const subcategory_id = categoryId(key);
  const above = roots.find(({ children }) => children.some(({ id }) => id === subcategory_id));
  if (!above) throw new Error(`The demo world has no shelf ${key}`);
  return { category_id: above.root.id, subcategory_id };
};
