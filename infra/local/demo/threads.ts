import { addMinutes } from '#shared/domain/instants.ts';
import type { MessageSide } from '#shared/domain/messages/sides.ts';
import type { Order } from '../../../functions/data/orders/orders.ts';
import { admin, vendorOf } from './people.ts';
import { dice, idOf } from './seed.ts';
import { receiverAt } from './supplies.ts';

export type DemoMessage = {
  id: string;
  order: Order;
  at: string;
  by: { id: string; fio: string };
  side: MessageSide;
  text: string;
};

type Line = readonly [side: MessageSide, text: string];
/** Between somebody who ordered and the seller. */
const aboutOrders: readonly (readonly Line[])[] = [
  [
    ['customer', 'Dobrý den, stihnete to prosím do pátku? Otevíráme v **sobotu v 7:00**.'],
    ['seller', 'Dobrý den, ano. Balíme dnes, dopravce přijede ve čtvrtek dopoledne.'],
    ['customer', 'Výborně, děkuji.'],
  ],
  [
    ['customer', 'Místo velikosti L potřebujeme **XL**, jde to ještě změnit?'],
    ['seller', 'Ano, XL máme skladem. Cena zůstává stejná, vyměníme to při balení.'],
  ],
  [['customer', 'Můžete prosím k faktuře připsat naše číslo objednávky 4500071?']],
  [
    ['seller', 'Dobrý den, jeden karton dorazí o den později, dodavatel ho nestihl. Posíláme zatím zbytek.'],
    ['customer', 'Rozumím. Druhou část prosím až po 10. hodině, dřív tu nikdo není.'],
    ['seller', 'Předám to dopravci.'],
    ['platform', 'Zásilku sledujeme. Kdyby nedorazila do zítřka, ozvěte se nám tady.'],
  ],
];
/** Between a vendor and the store that it supplies. */
const aboutSupplies: readonly (readonly Line[])[] = [
  [
    ['seller', 'Zásobu přivezeme zítra mezi **7:00 a 9:00**. Bude někdo u rampy?'],
    ['customer', 'Ano, u rampy bude vedoucí směny. Zazvoňte prosím dvakrát.'],
  ],
  [
    ['customer', 'V posledním dodání chyběl jeden kus, doklad jsem odmítla.'],
    ['seller', 'Omlouváme se, posíláme nový doklad bez něj. Chybějící kus přidáme příště.'],
    ['customer', 'Děkuji, nový doklad potvrdím hned.'],
  ],
  [['seller', 'Přibalili jsme navíc vzorky nových rukavic, dejte prosím vědět, jak vyhovují.']],
];

/** Messages of the newest orders and supplies, oldest first per order. */
export const messagesAt = (orders: readonly Order[], supplies: readonly Order[], now: string): DemoMessage[] => [
  ...about(
    orders
      .filter(({ status }) => status !== 'canceled')
      .slice(-48)
      .filter((_, nth) => nth % 4 === 0),
    aboutOrders,
    now,
  ),
  ...about(supplies.slice(-12), aboutSupplies, now),
];

const about = (orders: readonly Order[], talks: readonly (readonly Line[])[], now: string): DemoMessage[] =>
  orders.flatMap((order, nth) => {
    const chance = dice(`thread ${order.id}`);
    const talk = talks[nth % talks.length] ?? [];
    let at = order.created_at;
    return talk.flatMap(([side, text], line) => {
      at = addMinutes(at, Math.floor(chance.between(9, 170)));
      if (at > now) return [];
      return [{ id: idOf(`message ${order.id} ${line}`), order, at, by: writerOf(order, side), side, text }];
    });
  });

const writerOf = (order: Order, side: MessageSide): { id: string; fio: string } => {
  const { company, customer, supply_store, user } = order;
  if (side === 'platform') return { id: admin.id, fio: admin.fio };
  if (side === 'seller') {
    const { id, fio } = vendorOf(company.id);
    return { id, fio };
  }
  if (!customer || !supply_store) return user;
  const { id, fio } = receiverAt(supply_store, customer.id);
  return { id, fio };
};

const unreadFor = 3 * 86_400_000;

/** Both sides have read what was written some days ago. */
export const readersOf = (order: Order, at: string, now: string): string[] =>
  Date.parse(now) - Date.parse(at) < unreadFor
    ? []
    : [...new Set([writerOf(order, 'seller').id, writerOf(order, 'customer').id])];
