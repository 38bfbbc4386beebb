import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { invoke } from '../../test/world/invoke.ts';
import { move, placeOrder } from '../../test/world/order-fixtures.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let soap: any;
beforeAll(async () => {
  world = await createWorld();
  const shelf = await productFixtures(world);
  soap = await shelf.product({ name: 'Mýdlo', price: 10_000, weight: 500, stock: 10_000 });
});

/** Somebody who orders for the customer and reads letters. */
const someone = async () => {
  const email = `${randomUUID()}@smena.test`;
  const who = await world.person('Jiří Malý', 'ROLE_BUYER_MANAGER', world.companies.customer, { email });
  return { who, email, order: () => placeOrder(who, { [soap.id]: 3 }) };
};
/** The text of the letter whose subject ends so. */
const textTo = async (email: string, subject: string) =>
  (await sentTo(email)).find((letter) => letter.subject?.endsWith(subject))?.text ?? '';
const notificationsOf = async (who: Account, id: string): Promise<string[]> =>
  ok(await invoke(listNotifications, who, { query: { per_page: 100 } }))
    .filter(({ about }: any) => about === id)
    .map(({ kind }: any) => kind)
    .toReversed();

describe('a letter', () => {
  it('tells each vendor of the products about a new order, once', async () => {
    const email = `${randomUUID()}@smena.test`;
    await world.person('Radim Šťastný', 'ROLE_VENDOR', world.companies.performer, { email });
    const { order } = await someone();
    const { number } = await order();
    const notified = async () => (await sentTo(email)).map(({ subject }) => subject);
    expect(await notified()).toEqual([`New order ${number}`]);
  });

  it('confirms a new order to who placed it, and the seller has a notice', async () => {
    const { who, email, order } = await someone();
    const { id, number } = await order();
    const [letter, ...others] = await sentTo(email);
    expect(others).toEqual([]);
    expect(letter?.subject).toContain(number);
    for (const part of [
      world.companies.performer.name,
      'Mýdlo, 3 × 100,00',
      'Na Pankráci 1618/30',
      `/orders/view/${id}`,
    ])
      expect(letter?.text.replaceAll('\u00A0', ' ')).toContain(part);
    expect(await notificationsOf(world.people.vendor, id)).toEqual(['order-placed']);
    expect(await notificationsOf(who, id)).toEqual([]);
  });

  it('says that an order is on its way, with the number of its parcel', async () => {
    const { who, email, order } = await someone();
    const { id, number } = await order();
    await sentTo(email);
    const { vendor } = world.people;
    await move(vendor, id, 'processing');
    await move(vendor, id, 'ready_to_ship', { track_number: 'DR 4471' });
    await move(vendor, id, 'in_progress');
    expect(await textTo(email, `order ${number} is on its way`)).toContain('DR 4471');
    expect(await sentTo(email)).toHaveLength(2);
    expect(await notificationsOf(who, id)).toEqual(['order-shipped']);
  });

  it('says the reason of a cancellation by somebody else', async () => {
    const { who, email, order } = await someone();
    const { id } = await order();
    await sentTo(email);
    await move(world.people.vendor, id, 'canceled', { reason: 'Not made any more' });
    expect(await textTo(email, 'was canceled')).toContain('Not made any more');
    expect(await notificationsOf(who, id)).toEqual(['order-canceled']);
    expect(await notificationsOf(world.people.vendor, id)).toEqual(['order-placed']);
  });

  it('is not sent to who canceled, whose seller has a notice', async () => {
    const { who, email, order } = await someone();
    const { id } = await order();
    await sentTo(email);
    await move(who, id, 'canceled', { reason: 'Ordered twice' });
    expect(await sentTo(email)).toHaveLength(1);
    expect(await notificationsOf(who, id)).toEqual([]);
    expect(await notificationsOf(world.people.vendor, id)).toEqual(['order-placed', 'order-canceled']);
  });
});
