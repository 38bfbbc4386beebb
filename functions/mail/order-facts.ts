import type { Address } from '#shared/contracts/cart.ts';
import type en from '#shared/messages/en/letters.ts';
import type { Content } from './layout.ts';

/** What every letter about an order says. Amounts in haléř. */
export type AboutOrder = {
  id: string;
  number: string;
  seller: string;
  items: readonly { name: string; count: number; price: number }[];
  delivery_cost: number;
  bonuses_spent: number;
  payable: number;
  /** Null for a pickup. */
  address: Address | null;
  /** Where it is picked up. */
  store: { name: string; address: string } | null;
};

type Words = { [word in keyof (typeof en)['order']]: string };

/** `49,00 Kč` in every language, as in the app. */
const koruny = new Intl.NumberFormat('cs-CZ', { style: 'currency', currency: 'CZK' });
const money = (halere: number): string => koruny.format(halere / 100);

export const orderFacts = ({ number, seller, address, store }: AboutOrder, words: Words) => ({
  number,
  seller,
  address: address && addressText(address, words),
  store: store && `${store.name}, ${store.address}`,
});

const addressText = ({ city, region, district, street, building, entrance, flat }: Address, words: Words): string =>
  [
    [street, building].filter(Boolean).join(' '),
    entrance && `${words.entrance} ${entrance}`,
    flat && `${words.flat} ${flat}`,
    district,
    city,
    region,
  ]
    .filter(Boolean)
    .join(', ');

/** A line per product, then the delivery and the bonuses if there are any, and what is to be paid. */
export const orderBill = (
  { items, delivery_cost, bonuses_spent, payable }: AboutOrder,
  words: Words,
): NonNullable<Content['bill']> => ({
  lines: [
    ...items.map(({ name, count, price }) => [`${name}, ${count} × ${money(price)}`, money(count * price)] as const),
    ...(delivery_cost > 0 ? [[words.delivery, money(delivery_cost)] as const] : []),
    ...(bonuses_spent > 0 ? [[words.bonuses, money(-bonuses_spent)] as const] : []),
  ],
  total: [words.total, money(payable)],
});
