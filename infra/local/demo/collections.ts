import type { Collection } from '../../../functions/data/collections/collections.ts';
import type { Picture } from './product-pictures.ts';
import { productId } from './products.ts';
import { idOf } from './seed.ts';

type DemoCollection = Collection & { cover_id: string; picture: Picture };

/** `products`: by the beginning of their SKUs, the numbers at the end. */
type Row = {
  names: readonly [cs: string, en: string, ru: string];
  active?: boolean;
  picture: Picture;
  products: Readonly<Record<string, readonly number[]>>;
};

const rows: Readonly<Record<string, Row>> = {
  winter: {
    names: ['Na zimu', 'For winter', 'На зиму'],
    picture: { shape: 'vest', colour: 'orange', view: 'one' },
    products: { 'PP-BUN': [1, 2, 3, 4, 5, 6, 7, 8], 'PP-KOZ': [5, 6, 7, 8] },
  },
  opening: {
    names: ['Otevíráte prodejnu', 'Opening a store', 'Открытие магазина'],
    picture: { shape: 'rack', colour: 'grey', view: 'one' },
    products: { 'HZ-REG': [1, 2, 3, 4], 'HZ-KOS': [1, 4, 7, 9], 'HZ-AKS': [1, 2], 'HZ-LIS': [1, 3], 'HZ-VOZ': [1, 2] },
  },
  hygiene: {
    names: ['Čistota a hygiena', 'Cleanliness and hygiene', 'Чистота и гигиена'],
    picture: { shape: 'canister', colour: 'yellow', view: 'pair' },
    products: { 'MS-DEZ': [1, 2, 3, 4], 'MS-MYD': [2, 4, 5, 6], 'MS-RUC': [2, 4], 'MS-TOP': [2, 5], 'PP-JED': [2] },
  },
  cashDesk: {
    names: ['K pokladně', 'For the checkout', 'Для кассы'],
    picture: { shape: 'roll', colour: 'white', view: 'pair' },
    products: { 'HZ-TER': [1, 2, 3, 4], 'HZ-ETI': [1, 3, 5], 'PP-PER': [1, 3], 'PP-POP': [1], 'MS-DEZ': [1] },
  },
  safety: {
    names: ['Bezpečnost práce', 'Safety at work', 'Безопасность труда'],
    picture: { shape: 'shoe', colour: 'black', view: 'one' },
    products: { 'PP-OBU': [2, 3, 4, 5], 'PP-VES': [1, 2, 4, 5], 'PP-NIT': [3, 4, 8, 9], 'PP-KOZ': [2, 3] },
  },
  bakery: {
    names: ['Pro pekárnu', 'For the bakery', 'Для пекарни'],
    active: false,
    picture: { shape: 'basket', colour: 'red', view: 'one' },
    products: { 'HZ-PRE': [1, 2, 3, 4], 'PP-JED': [1, 2, 3], 'MS-MIK': [2, 8], 'MS-SKL': [1] },
  },
};

const collectionOf = (key: string, { names: [cs, en, ru], active = true, picture, products }: Row): DemoCollection => ({
  id: idOf(`collection ${key}`),
  version: 1,
  names: { cs, en, ru },
  active,
  product_ids: Object.entries(products).flatMap(([family, numbers]) =>
    numbers.map((number) => productId(`${family}-${String(number).padStart(2, '0')}`)),
  ),
  cover_id: idOf(`collection cover ${key}`),
  picture,
});

export const collections: readonly DemoCollection[] = Object.entries(rows).map(([key, row]) => collectionOf(key, row));
