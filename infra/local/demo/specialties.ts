import { placeUnder, type Tree } from '#shared/domain/specialties/tree.ts';
import type { Specialty } from '../../../functions/data/specialties/specialties.ts';
import { idOf } from './seed.ts';

type Names = Specialty['names'];
type Rates = { rate: number; premium?: number; auto_complete?: boolean };

/** Rates that customers pay, and premiums of workers, in Kč an hour. */
const specialty = (
  key: string,
  icon: string,
  { rate, premium = 0, auto_complete = true }: Rates,
  names: Names,
  descriptions: Names,
): Specialty => ({
  id: idOf(`specialty ${key}`),
  names,
  descriptions,
  icon,
  hourly_rate: rate * 100,
  hourly_premium: premium * 100,
  version: 1,
  auto_complete,
  active: true,
  used: true,
  category_kind: 'specialty',
  avatar: null,
});

/** Names of Lucide icons. */
export const specialties = {
  cashier: specialty(
    'cashier',
    'scan-barcode',
    { rate: 215 },
    { en: 'Cashier', cs: 'Pokladní', ru: 'Кассир' },
    {
      en: 'Works the till, takes returns and watches the self-checkouts',
      cs: 'Obsluhuje pokladnu, přijímá reklamace a dohlíží na samoobslužné pokladny',
      ru: 'Работает на кассе, принимает возвраты и следит за кассами самообслуживания',
    },
  ),
  stocker: specialty(
    'stocker',
    'package-open',
    { rate: 205 },
    { en: 'Shelf stocker', cs: 'Doplňovač zboží', ru: 'Выкладчик товара' },
    {
      en: 'Fills the shelves, checks dates and keeps prices right',
      cs: 'Doplňuje regály, kontroluje data spotřeby a cenovky',
      ru: 'Выкладывает товар, проверяет сроки годности и ценники',
    },
  ),
  nightStocker: specialty(
    'night-stocker',
    'moon',
    { rate: 225, premium: 20 },
    { en: 'Night stocker', cs: 'Noční doplňovač', ru: 'Ночной выкладчик' },
    {
      en: 'Takes in the night delivery and fills the shop before it opens',
      cs: 'Přebírá noční závoz a doplní prodejnu před otevřením',
      ru: 'Принимает ночную поставку и заполняет магазин до открытия',
    },
  ),
  baker: specialty(
    'baker',
    'croissant',
    { rate: 255, premium: 15 },
    { en: 'Baker', cs: 'Pekař', ru: 'Пекарь' },
    {
      en: 'Bakes bread and pastry in the shop from the early morning',
      cs: 'Od časného rána dopéká pečivo přímo v prodejně',
      ru: 'С раннего утра печёт хлеб и выпечку в магазине',
    },
  ),
  deli: specialty(
    'deli',
    'sandwich',
    { rate: 220 },
    { en: 'Deli assistant', cs: 'Obsluha lahůdek', ru: 'Продавец кулинарии' },
    {
      en: 'Slices, weighs and serves at the delicatessen counter',
      cs: 'Krájí, váží a obsluhuje u pultu s lahůdkami',
      ru: 'Нарезает, взвешивает и обслуживает у прилавка кулинарии',
    },
  ),
  shopAssistant: specialty(
    'shop-assistant',
    'shopping-basket',
    { rate: 225 },
    { en: 'Shop assistant', cs: 'Prodavač', ru: 'Продавец' },
    {
      en: 'Advises customers, sells and keeps the shop floor tidy',
      cs: 'Radí zákazníkům, prodává a udržuje pořádek na prodejně',
      ru: 'Консультирует покупателей, продаёт и поддерживает порядок в зале',
    },
  ),
  warehouse: specialty(
    'warehouse',
    'warehouse',
    { rate: 235, auto_complete: false },
    { en: 'Warehouse operator', cs: 'Skladník', ru: 'Кладовщик' },
    {
      en: 'Takes in, stores and dispatches goods with a scanner',
      cs: 'Přijímá, zaskladňuje a vydává zboží se čtečkou',
      ru: 'Принимает, размещает и отпускает товар со сканером',
    },
  ),
  forklift: specialty(
    'forklift',
    'forklift',
    { rate: 270, premium: 10, auto_complete: false },
    { en: 'Forklift driver', cs: 'Řidič vysokozdvižného vozíku', ru: 'Водитель погрузчика' },
    {
      en: 'Moves pallets with a forklift; a valid licence is needed',
      cs: 'Převáží palety vozíkem; potřebuje platný průkaz',
      ru: 'Перевозит паллеты на погрузчике; нужны действующие права',
    },
  ),
  cleaner: specialty(
    'cleaner',
    'brush-cleaning',
    { rate: 195 },
    { en: 'Cleaner', cs: 'Úklid', ru: 'Уборщик' },
    {
      en: 'Cleans the shop floor, the staff rooms and the entrance',
      cs: 'Uklízí prodejní plochu, zázemí a vstup',
      ru: 'Убирает торговый зал, служебные помещения и вход',
    },
  ),
  inventory: specialty(
    'inventory',
    'clipboard-list',
    { rate: 200, auto_complete: false },
    { en: 'Inventory counter', cs: 'Inventurní pracovník', ru: 'Учётчик инвентаризации' },
    {
      en: 'Counts the stock with a scanner during an inventory',
      cs: 'Při inventuře počítá zboží se čtečkou',
      ru: 'Пересчитывает товар со сканером при инвентаризации',
    },
  ),
  barista: specialty(
    'barista',
    'coffee',
    { rate: 215 },
    { en: 'Barista', cs: 'Barista', ru: 'Бариста' },
    {
      en: 'Makes coffee, serves guests and closes the till',
      cs: 'Připravuje kávu, obsluhuje hosty a uzavírá pokladnu',
      ru: 'Готовит кофе, обслуживает гостей и закрывает кассу',
    },
  ),
  promoter: specialty(
    'promoter',
    'megaphone',
    { rate: 240 },
    { en: 'Promoter', cs: 'Promotér', ru: 'Промоутер' },
    {
      en: 'Presents products in the shop and hands out samples',
      cs: 'Předvádí výrobky v prodejně a rozdává vzorky',
      ru: 'Представляет товары в магазине и раздаёт образцы',
    },
  ),
};
export type SpecialtyKey = keyof typeof specialties;

const heading = (key: string, icon: string, names: Names): Specialty => ({
  ...specialty(key, icon, { rate: 0 }, names, { en: '', cs: '', ru: '' }),
  active: false,
  used: false,
});

/** They cannot be ordered. */
export const headings = {
  shop: heading('shop', 'shopping-cart', { en: 'Shop floor', cs: 'Prodejní plocha', ru: 'Торговый зал' }),
  goods: heading('goods', 'package-open', { en: 'Goods and warehouse', cs: 'Zboží a sklad', ru: 'Товар и склад' }),
  food: heading('food', 'chef-hat', { en: 'Fresh food', cs: 'Čerstvé potraviny', ru: 'Свежие продукты' }),
};

const children: Record<keyof typeof headings, readonly SpecialtyKey[]> = {
  shop: ['cashier', 'shopAssistant', 'promoter'],
  goods: ['stocker', 'warehouse', 'inventory'],
  food: ['baker', 'deli', 'barista'],
};

/** Headings with their specialties, two of them a level lower, and cleaning at the top. */
export const specialtyTree: Tree = [
  ...Object.values(headings).map(({ id }) => [id, null] as const),
  [specialties.cleaner.id, null] as const,
  ...Object.entries(children).flatMap(([key, keys]) =>
    keys.map((child) => [specialties[child].id, headings[key as keyof typeof headings].id] as const),
  ),
  [specialties.nightStocker.id, specialties.stocker.id] as const,
  [specialties.forklift.id, specialties.warehouse.id] as const,
].reduce<Tree>((tree, [id, parent]) => placeUnder(tree, id, parent), {});
