import type { Address } from '#shared/contracts/cart.ts';
import type en from '#shared/messages/en/letters.ts';
import type { Content } from './layout.ts';

/** What every letter about an order says. Amounts in haléř. */
export type AboutOrder = {
  id: string;
  number: string;
  seller: string;
  items: readonly { name: string; count: number; price: number }[];
  /** Of the items, with VAT. */
  sum: number;
  delivery_cost: number;
  bonuses_spent: number;
  /** As `moneyOf` says. */
  returned: number;
  paid: number;
  payable: number;
  refund: number;
  isCanceled: boolean;
  /** Whether what is payable is owed already. */
  isAgreed: boolean;
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

const addressText = (
  { postcode, city, region, district, street, building, entrance, flat }: Address,
  words: Words,
): string =>
  [
    [street, building].filter(Boolean).join(' '),
    entrance && `${words.entrance} ${entrance}`,
    flat && `${words.flat} ${flat}`,
    district,
    [postcode, city].filter(Boolean).join(' '),
    region,
  ]
    .filter(Boolean)
    .join(', ');

/** A line per product, then the VAT that the prices do not include and the other amounts that are not nothing, and what is to be paid or given back. */
export const orderBill = (
  { items, sum, delivery_cost, bonuses_spent, returned, paid, payable, refund, isCanceled, isAgreed }: AboutOrder,
  words: Words,
): NonNullable<Content['bill']> => {
  const prices = items.reduce((all, { count, price }) => all + count * price, 0);
  const amounts = [
    [words.vat, sum - prices],
    [words.delivery, delivery_cost],
    [words.bonuses, -bonuses_spent],
    [isCanceled ? words.canceled : words.returned, -returned],
    [words.paid, -paid],
  ] as const;
  return {
    lines: [
      ...items.map(({ name, count, price }) => [`${name}, ${count} × ${money(price)}`, money(count * price)] as const),
      ...amounts.filter(([, amount]) => amount !== 0).map(([label, amount]) => [label, money(amount)] as const),
    ],
    total: refund > 0 ? [words.refund, money(refund)] : [isAgreed ? words.payable : words.total, money(payable)],
  };
};
