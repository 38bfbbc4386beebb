import { addDays } from '#shared/domain/days.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { sumOf } from '#shared/domain/orders/amounts.ts';
import type { OrderRoleCode } from '#shared/domain/orders/transitions.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { documentNumber, moveDocument, undocumented } from '#shared/domain/supply/act.ts';
import { type DocumentStatus, isDocumented } from '#shared/domain/supply/documents.ts';
import type { Order } from '../../../functions/data/orders/orders.ts';
import type { DeliveryDocument } from '../../../functions/data/supply/documents.ts';
import { timeZone } from './days.ts';
import { timeOfStep, workDay } from './order-stories.ts';
import { vendorOf } from './people.ts';
import { dice, idOf } from './seed.ts';
import { receiverAt } from './supplies.ts';

const reasons = ['Chybí jeden kus.', 'Jedna krabice byla promočená.', 'Dorazila jiná velikost.'] as const;

/** The documents of supplies as they are at a moment. About each seventh was rejected and replaced. */
export const documentsAt = (supplies: readonly Order[], now: string): DeliveryDocument[] =>
  supplies.filter(isDocumented).flatMap((order, nth) => documentsOf(order, nth % 7 === 3, now));

const documentsOf = (order: Order, isReplaced: boolean, now: string): DeliveryDocument[] => {
  const chance = dice(`documents ${order.id}`);
  const day = localDay(order.created_at, timeZone);
  const at = (after: number, nth: number): string => timeOfStep(workDay(addDays(day, after)), nth, chance);
  const seller = vendorOf(order.company.id);
  const store = order.supply_store;
  if (!store || !order.customer || at(4, 0) > now) return [];
  const receiver = receiverAt(store, order.customer.id);
  const move = (
    before: DeliveryDocument,
    to: DocumentStatus,
    when: string,
    { who, reason, external_id }: { who: Actor; reason?: string; external_id?: string },
  ): DeliveryDocument => {
    if (when > now) return before;
    const roleCodes: readonly OrderRoleCode[] = who.role === 'ROLE_VENDOR' ? ['V'] : ['C'];
    const acting = { by: { id: who.id, fio: who.fio }, roleCodes, now: when, reason, external_id };
    return { ...moveDocument(before, to, acting).document, version: before.version + 1 };
  };
  const issued = (nth: number, when: string, items: DeliveryDocument['items']): DeliveryDocument => ({
    id: idOf(`document ${order.id} ${nth}`),
    version: 1,
    number: documentNumber(order, nth),
    order: { id: order.id, number: order.number },
    company: order.company,
    customer: order.customer,
    supply_store: store,
    user: order.user,
    created_at: when,
    status: 'issued',
    external_number: `DL${when.slice(0, 4)}/${String(Math.floor(chance.between(100, 999)))}`,
    external_date: localDay(when, timeZone),
    external_id: null,
    exported_at: null,
    comment: '',
    sum: sumOf(items),
    items,
    replaces: null,
    replaced_by: null,
    history: [{ at: when, by: { id: seller.id, fio: seller.fio }, what: 'issue', status: 'issued', note: null }],
  });
  const items = undocumented(order, []);
  const accepted = (document: DeliveryDocument, after: number): DeliveryDocument =>
    move(move(document, 'accepted', at(after, 1), { who: receiver }), 'exported', at(after + 24, 2), {
      who: seller,
      external_id: `UCT-${order.number.slice(-5)}`,
    });
  const first = issued(1, at(4, 0), items);
  if (order.status !== 'completed') return [first];
  if (!isReplaced || at(7, 0) > now) return [accepted(first, 6)];
  const rejected = move(first, 'rejected', at(6, 1), { who: receiver, reason: chance.pick(reasons) });
  const fewer = items.map((item, nth) => (nth === 0 ? { ...item, count: item.count - 1 } : item));
  const second = { ...issued(2, at(7, 0), fewer), replaces: { id: first.id, number: first.number } };
  const replaced = move(rejected, 'replaced', at(7, 0), { who: seller });
  return [{ ...replaced, replaced_by: { id: second.id, number: second.number } }, accepted(second, 8)];
};
