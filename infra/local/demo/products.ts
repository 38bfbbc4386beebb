import type { ParameterValue } from '#shared/contracts/products.ts';
import { addDays } from '#shared/domain/days.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { barcodeIssue } from '#shared/domain/products/barcode.ts';
import { type PriceSince, type Reduction, reductionBy } from '#shared/domain/products/prices.ts';
import type { ProductVat } from '#shared/domain/products/vat.ts';
import type { Product } from '../../../functions/data/products/products.ts';
import { cleaningFamilies } from './cleaning-families.ts';
import { clothingFamilies } from './clothing-families.ts';
import { companies, type CompanyKey } from './companies.ts';
import { timeZone, wallTime } from './days.ts';
import { foodFamilies } from './food-families.ts';
import { vendorOf } from './people.ts';
import { shelfOf } from './product-categories.ts';
import type { Family, Variant } from './product-families.ts';
import type { Picture } from './product-pictures.ts';
import { productTypes } from './product-types.ts';
import { idOf, dice } from './seed.ts';
import { deviceFamilies, warehouseFamilies } from './warehouse-families.ts';

/** `prices` are oldest first; the last one is that of the product. */
export type DemoProduct = {
  product: Product;
  owner_id: string;
  /** Pieces at the load, of which open orders reserve some. */
  stock: number;
  /** Pieces of a usual delivery. */
  delivery: number;
  prices: readonly PriceSince[];
  photos: readonly { id: string; alt: string; picture: Picture }[];
};

/** The products of the demo world as they are first loaded at a moment. */
export const productsAt = (now: string): DemoProduct[] =>
  (Object.keys(familiesOf) as Seller[]).flatMap((seller) =>
    familiesOf[seller].flatMap((family, place) =>
      family.kinds
        .flatMap((kind) => family.sizes.map((size) => ({ kind, size })))
        .map((variant, n) => productOf({ seller, family, ...variant, number: place * 20 + n, n }, now)),
    ),
  );

/** `number` counts within the seller, `n` within the family. */
type Place = { seller: Seller; family: Family; kind: Variant; size: Variant; number: number; n: number };

const familiesOf = {
  moravaStaff: cleaningFamilies,
  personalPlus: clothingFamilies,
  hanackeZasoby: [...warehouseFamilies, ...foodFamilies, ...deviceFamilies],
} as const satisfies Partial<Record<CompanyKey, readonly Family[]>>;
type Seller = keyof typeof familiesOf;

const numbers = {
  moravaStaff: { sku: 'MS', gs1: '8594101' },
  personalPlus: { sku: 'PP', gs1: '8594102' },
  hanackeZasoby: { sku: 'HZ', gs1: '8594103' },
} as const satisfies Record<Seller, { sku: string; gs1: string }>;

export const productId = (sku: string): string => idOf(`product ${sku}`);

const productOf = ({ seller, family, kind, size, number, n }: Place, now: string): DemoProduct => {
  const sku = `${numbers[seller].sku}-${family.code}-${String(n + 1).padStart(2, '0')}`;
  const id = productId(sku);
  const { roll, between } = dice(`product ${sku}`);
  const today = localDay(now, timeZone);
  const age = Math.floor(between(3, 365));
  const times = (kind.times ?? 1) * (size.times ?? 1);
  const prices = pricesOf(family.price * times ** 0.93, age, { today, sku });
  const name = [family.name, kind.name, size.name].filter((part) => part !== '').join(' ');
  const grown = (edge: number) => Math.round(edge * Math.cbrt(times));
  const [height, length, width] = family.box;
  const company_id = companies[seller].id;
  const owner = vendorOf(company_id);
  const product: Product = {
    id,
    version: 1,
    company_id,
    name,
    description: family.description,
    ...shelfOf(family.shelf),
    type_id: productTypes[family.type].id,
    price: prices.at(-1)?.price ?? 0,
    ...vatOf(seller, family),
    reduction: reductionOf(prices),
    sku,
    barcode: barcodeOf(`${numbers[seller].gs1}${String(number + 1).padStart(5, '0')}`),
    barcode_unchecked: false,
    low_stock: 5,
    height: grown(height),
    length: grown(length),
    width: grown(width),
    weight: Math.round(family.weight * times),
    expiration_date: family.keeps === undefined ? null : addDays(today, daysLeft(family.keeps, roll())),
    active: roll() > 0.06,
    values: valuesOf(family, kind, size),
    created_at: wallTime(addDays(today, -age), '07:30'),
  };
  return { product, owner_id: owner.id, ...stockOf(sku), prices, photos: photosOf(family, kind, { sku, name }) };
};

/** Food has the reduced rate. Clothing is sold to companies, at prices without VAT. */
const vatOf = (seller: Seller, { type, vat_rate = type === 'food' ? '12' : '21' }: Family): ProductVat => ({
  vat_rate,
  vat_included: vat_rate !== 'reverse' && seller !== 'personalPlus',
});

/** Some products are sold out, and of some a few pieces are left. */
const stockOf = (sku: string): Pick<DemoProduct, 'stock' | 'delivery'> => {
  const { roll, between } = dice(`stock of ${sku}`);
  const delivery = 10 * Math.floor(between(3, 30));
  const fate = roll();
  if (fate < 0.08) return { stock: 0, delivery };
  return { stock: Math.floor(fate < 0.18 ? between(1, 5) : delivery * between(0.2, 1.1)), delivery };
};

const barcodeOf = (digits: string): string => {
  const issue = barcodeIssue(`${digits}0`);
  return `${digits}${issue && 'params' in issue ? issue.params.digit : 0}`;
};

/** Most keep for at least a third of their time, some only for days. */
const daysLeft = (keeps: number, share: number): number =>
  Math.floor(share < 0.06 ? 8 + share * 300 : keeps * Math.max(0.35, share));

const valuesOf = (family: Family, kind: Variant, size: Variant): ParameterValue[] =>
  Object.entries({ ...family.values, ...kind.values, ...size.values }).map(([key, value]) => ({
    parameter_id: `${productTypes[family.type].id}.${key}`,
    value: typeof value === 'object' ? [...value] : value,
  }));

/** A usual price near an amount in Kč: 78,90 or 1 690,00. In haléř. */
const usualPrice = (amount: number): number =>
  amount < 1000 ? Math.max(2, Math.round(amount)) * 100 - 10 : Math.round(amount / 10) * 1000;

/** A product of a month or more had one to three other prices before. The price of some fell in the last days. */
const pricesOf = (amount: number, age: number, { today, sku }: { today: string; sku: string }): PriceSince[] => {
  const { between } = dice(`prices ${sku}`);
  const earlier = age < 30 ? 0 : Math.floor(between(1, 4));
  const usual = Array.from({ length: earlier + 1 }, (_, n) => ({
    at: wallTime(addDays(today, -Math.floor(age * (1 - n / (earlier + 1)))), '07:30'),
    // In turn below and above the last one, so that neighbours differ.
    price: usualPrice(n === earlier ? amount : amount * ((earlier - n) % 2 === 1 ? between(0.85, 0.94) : 1.06)),
  }));
  const discount = dice(`discount ${sku}`);
  if (age < 60 || discount.roll() > 0.035) return usual;
  // Later than the usual prices, and below all of them.
  const day = addDays(today, -Math.floor(discount.between(2, 14)));
  return [...usual, { at: wallTime(day, '07:30'), price: usualPrice(amount * discount.between(0.7, 0.8)) }];
};

const reductionOf = (prices: readonly PriceSince[]): Reduction | undefined => {
  const [last, ...earlier] = prices.toReversed();
  return last && earlier.length > 0 ? reductionBy(last.price, earlier, last.at) : undefined;
};

/** One to three: the product, then its family in other colours, or two of it unless it is equipment. */
const photosOf = (family: Family, kind: Variant, { sku, name }: { sku: string; name: string }) => {
  const [shape, usual] = family.picture;
  const colour = kind.colour ?? usual;
  const others = [...new Set(family.kinds.map((each) => each.colour ?? usual))].filter((each) => each !== colour);
  const pictures: { alt: string; picture: Picture }[] = [
    { alt: name, picture: { shape, colour, view: 'one' } },
    ...(others.length === 0 && family.type !== 'equipment'
      ? [{ alt: `${name}, dva kusy`, picture: { shape, colour, view: 'pair' } as const }]
      : []),
    ...others.map((other) => ({
      alt: `${family.name} v jiné barvě`,
      picture: { shape, colour: other, view: 'one' } as const,
    })),
  ];
  const count = Math.floor(dice(`photos ${sku}`).between(1, 4));
  return pictures.slice(0, count).map((photo, n) => ({ ...photo, id: idOf(`product photo ${sku} ${n}`) }));
};
