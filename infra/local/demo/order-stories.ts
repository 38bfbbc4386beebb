import { addDays } from '#shared/domain/days.ts';
import { type Acting, type Details, markPayment, moveOrder, sendPart, takeBack } from '#shared/domain/orders/act.ts';
import { movementsOf, type OrderMovement } from '#shared/domain/orders/movements.ts';
import type { OrderRoleCode, OrderStatus } from '#shared/domain/orders/transitions.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { Order } from '../../../functions/data/orders/orders.ts';
import { wallTime, weekday } from './days.ts';
import { admin, vendorOf } from './people.ts';
import type { Dice } from './seed.ts';

/** What becomes of an order. */
export type StoryKind =
  | 'prepaid'
  | 'invoiced'
  | 'quoted'
  | 'supplied'
  | 'withdrawn'
  | 'refused'
  | 'parted'
  | 'returned';

/** An order with the movements of the stock that its steps made. */
export type OrderStory = { order: Order; movements: readonly OrderMovement[] };

/** The order after one more step. */
export const withChange = ({ order, movements }: OrderStory, changed: Order): OrderStory => {
  const after = { ...changed, version: changed.history.length };
  return { order: after, movements: [...movements, ...movementsOf(order, after)] };
};

/** A step of the story: so many days after the order, at the earliest. */
type Step = { name: string; after: number; act: (order: Order, at: string) => Order };

const reasonsOfCustomer = [
  'Objednali jsme omylem dvakrát.',
  'Zboží už nepotřebujeme, akce se ruší.',
  'Koupili jsme jinde, spěchalo to.',
] as const;
const reasonsOfSeller = [
  'Výrobce už tento produkt nedodává.',
  'Zboží se při balení poškodilo a další na skladě nemáme.',
  'Zákazník ani po upomínce nezaplatil.',
] as const;
const reasonsOfReturn = ['Poškozený obal.', 'Nesprávná velikost.', 'Objednáno víc, než bylo potřeba.'] as const;
const notesOfQuotation = [
  'Od deseti kusů levněji, doprava zdarma.',
  'Množstevní sleva 7 %.',
  'Cena pro stálé zákazníky.',
] as const;

const as =
  ({ id, fio }: Pick<Actor, 'id' | 'fio'>, roleCode: OrderRoleCode) =>
  (now: string): Acting => ({ by: { id, fio }, roleCodes: [roleCode], now });
type Hand = ReturnType<typeof as>;

/** The steps of an order in the order of their days. */
export const storyOf = (kind: StoryKind, order: Order, chance: Dice): Step[] => {
  const seller = as(vendorOf(order.company.id), 'V');
  const customer = as(order.user, 'C');
  const platform = as(admin, 'A');
  const move = (name: string, after: number, to: OrderStatus, hand: Hand, details: Details = {}): Step => ({
    name,
    after,
    act: (before, at) => moveOrder(before, to, { ...hand(at), details }).order,
  });
  const track = `402${String(Math.floor(chance.between(1e7, 1e8)))}`;
  const ready = (after: number) =>
    move('ready', after, 'ready_to_ship', seller, order.delivery_type === 'delivery' ? { track_number: track } : {});
  const process = (after: number) => move('process', after, 'processing', seller);
  const complete = (after: number) => move('complete', after, 'completed', chance.roll() < 0.6 ? customer : seller);
  const sent = (after: number) =>
    order.delivery_type === 'pickup'
      ? [ready(after), move('hand_over', after + 2, 'completed', seller)]
      : [ready(after), move('ship', after, 'in_progress', seller), complete(after + 2)];
  const pay = (after: number): Step => ({
    name: 'pay',
    after,
    act: (before, at) => markPayment(before, 'paid', platform(at)),
  });
  const prepaid = (after: number) => [process(after), pay(after + 1), ...sent(after + 2)];
  const invoiced = (after: number) => [process(after), ...sent(after + 1), pay(after + 14)];
  const usual = chance.roll() < 0.5 ? prepaid : invoiced;
  const cancel = (after: number, hand: Hand, reason: string) => move('cancel', after, 'canceled', hand, { reason });
  switch (kind) {
    case 'prepaid':
      return prepaid(1);
    case 'invoiced':
      return invoiced(1);
    case 'quoted':
      return [quote(order, chance, seller), move('accept', 3, 'new', customer), ...usual(4)];
    case 'supplied':
      return [move('form', 1, 'formation', seller), move('place', 2, 'placement', seller), ...usual(6)];
    case 'withdrawn':
      return [cancel(1, customer, chance.pick(reasonsOfCustomer))];
    case 'refused':
      return [process(1), cancel(3, seller, chance.pick(reasonsOfSeller))];
    case 'parted':
      return [
        process(1),
        ready(2),
        partOf(seller, track),
        move('ship', 6, 'in_progress', seller),
        complete(8),
        pay(20),
      ];
    case 'returned':
      return [...prepaid(1), returnOf(seller, chance)];
  }
};

const quote = (order: Order, chance: Dice, hand: Hand): Step => {
  const prices = order.items.map(({ product_id, price }) => ({
    product_id,
    price: Math.round((price * 0.93) / 10) * 10,
  }));
  const [note, isFree] = [chance.pick(notesOfQuotation), order.delivery_cost <= 249_00];
  return {
    name: 'quote',
    after: 1,
    act: (before, at) => {
      const valid_until = new Date(Date.parse(at) + 14 * 86_400_000).toISOString();
      const details = { prices, note, valid_until, ...(isFree && { delivery_cost: 0 }) };
      return moveOrder(before, 'quotation', { ...hand(at), details }).order;
    },
  };
};

/** About half of the first product is sent first. */
const partOf = (hand: Hand, track: string): Step => ({
  name: 'part',
  after: 3,
  act: (before, at) => {
    const [first] = before.items;
    if (!first) return before;
    const pieces = [{ product_id: first.product_id, count: Math.max(1, first.count >> 1) }];
    return sendPart(before, { pieces, track_number: `${track}-1` }, hand(at)).order;
  },
});

const returnOf = (hand: Hand, chance: Dice): Step => {
  const [reason, restock] = [chance.pick(reasonsOfReturn), chance.roll() < 0.6];
  return {
    name: 'return',
    after: 10,
    act: (before, at) => {
      const [first] = before.items;
      if (!first) return before;
      const pieces = [{ product_id: first.product_id, count: Math.max(1, first.count >> 2) }];
      return takeBack(before, { pieces, restock, reason }, hand(at));
    },
  };
};

/** The day, or the Monday after a weekend. */
export const workDay = (day: string): string => addDays(day, Math.max(0, weekday(day) - 5) && 8 - weekday(day));

/** The time of the n-th step on a day: later steps of a day are later. */
export const timeOfStep = (day: string, n: number, chance: Dice): string => {
  const minutes = 8 * 60 + 10 + n * 47 + Math.floor(chance.between(0, 30));
  return wallTime(day, `${Math.floor(minutes / 60)}:${minutes % 60}`);
};
