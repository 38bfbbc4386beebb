import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { listMessages, listThreads, readMessages, sendMessage } from '#shared/contracts/messages.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { deleteOrder } from '#shared/contracts/orders.ts';
import { deactivateUser } from '#shared/contracts/people.ts';
import { messageLimits } from '#shared/domain/messages/limits.ts';
import { invoke } from '../../test/world/invoke.ts';
import { move, placeOrder } from '../../test/world/order-fixtures.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { following } from '../../test/world/stream.ts';
import { supply, write } from '../../test/world/supply-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { messageKeysOf } from '../data/messages/threads.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let people: World['people'];
let soap: string;
let order: any;
beforeAll(async () => {
  world = await createWorld();
  ({ people } = world);
  soap = String((await (await productFixtures(world)).product({ name: 'Mýdlo', stock: 1000 })).id);
});
beforeEach(async () => {
  order = await placeOrder(people.storeManager, { [soap]: 1 });
});

const send = (who: Account, text: string, body: object = {}) =>
  invoke(sendMessage, who, { body: { order_id: order.id, text, ...body } });
const thread = async (who: Account, query: object = {}): Promise<any> => {
  const { status, body } = await invoke(listMessages, who, { query: { order_id: order.id, ...query } });
  expect([status, body]).toEqual([200, expect.anything()]);
  return body;
};
const notificationsOf = async (who: Account, id = order.id): Promise<string[]> =>
  ok(await invoke(listNotifications, who, { query: { per_page: 100 } }))
    .filter(({ about, kind }: any) => about === id && kind === 'message-received')
    .map(({ read }: any) => (read ? 'read' : 'unread'));

describe('a message', () => {
  it.each([
    ['vendor', 'seller', 201],
    ['storeManager', 'customer', 201],
    ['buyer', 'customer', 201],
    ['admin', 'platform', 201],
    ['manager', 'platform', 201],
    ['buyerManager', null, 404],
    ['worker', null, 404],
    ['rivalVendor', null, 404],
    ['foreignBuyer', null, 404],
  ] as const)('of a %s is of the side %s: %i', async (who, side, expected) => {
    const { status, body } = await send(people[who], 'Kdy to přijde?');
    expect(status).toBe(expected);
    if (side) expect(body.data).toMatchObject({ side, text: 'Kdy to přijde?', for_user: null });
    else
      expect(await invoke(listMessages, people[who], { query: { order_id: order.id } })).toMatchObject({ status: 404 });
  });

  it('is read by both sides in order, unread until it was read, and told to the other side', async () => {
    const { vendor, storeManager } = people;
    await write(storeManager, order.id, 'Kdy to **přijde**?');
    await write(storeManager, order.id, 'Zítra jsme zavření.');
    await write(vendor, order.id, 'Pozítří.');
    expect(await thread(storeManager)).toMatchObject({
      total: 3,
      unread: 1,
      side: 'customer',
      data: [{ text: 'Kdy to **přijde**?' }, { text: 'Zítra jsme zavření.' }, { text: 'Pozítří.' }],
      people: [{ id: vendor.id, side: 'seller' }],
    });
    expect(await thread(storeManager, { per_page: 2, page: 2 })).toMatchObject({
      data: [{ text: 'Kdy to **přijde**?' }],
    });
    // The second message of a burst needs no notification of its own.
    expect([await notificationsOf(vendor), await notificationsOf(storeManager)]).toEqual([['unread'], ['unread']]);
    expect(ok(await invoke(readMessages, storeManager, { body: { order_id: order.id, count: 3 } }))).toEqual({
      unread: 0,
    });
    expect([(await thread(storeManager)).unread, await notificationsOf(storeManager)]).toEqual([0, ['read']]);
    // An older tab does not make anything unread again.
    ok(await invoke(readMessages, storeManager, { body: { order_id: order.id, count: 1 } }));
    expect((await thread(storeManager)).unread).toBe(0);
    const audited = ok(await invoke(listAudit, vendor, { query: { kind: 'order' } }));
    expect(audited).toContainEqual(expect.objectContaining({ action: 'message-sent' }));
  });

  it('to one person is told to that person only', async () => {
    const { vendor, storeManager, buyer } = people;
    await write(vendor, order.id, 'Prosím o telefon.', { for_user_id: buyer.id });
    expect([await notificationsOf(buyer), await notificationsOf(storeManager)]).toEqual([['unread'], []]);
    expect((await thread(storeManager)).data).toMatchObject([{ for_user: { id: buyer.id } }]);
  });

  it.each([
    ['who is not a side of the order', 'foreignBuyer'],
    ['of another store', 'worker'],
    ['who sells something else', 'rivalVendor'],
    ['who writes it', 'vendor'],
  ] as const)('to a person %s is refused', async (_, who) => {
    expect(await send(people.vendor, 'Dobrý den.', { for_user_id: people[who].id })).toMatchObject({
      status: 400,
      body: { fields: { for_user_id: expect.stringContaining('order') } },
    });
    expect((await thread(people.vendor)).total).toBe(0);
  });

  it('to a person whose account is closed is refused, and the thread does not name that person', async () => {
    const { vendor, storeManager, admin } = people;
    const leaving = await world.person('Leaving buyer', 'ROLE_BUYER', world.companies.customer);
    await write(leaving, order.id, 'Dobrý den.');
    const named = async () => (await thread(vendor)).people.map(({ id }: any) => id);
    expect(await named()).toEqual([leaving.id, storeManager.id]);
    ok(await invoke(deactivateUser, admin, { params: { id: leaving.id } }));
    expect(await named()).toEqual([storeManager.id]);
    expect(await send(vendor, 'Dobrý den.', { for_user_id: leaving.id })).toMatchObject({ status: 400 });
  });

  it.each([
    ['nothing', ''],
    ['spaces', '  \n '],
    ['5 KB', 'x'.repeat(5000)],
  ])('of %s is refused', async (_, text) => {
    expect(await send(people.vendor, text)).toMatchObject({
      status: 400,
      body: { fields: { text: expect.any(String) } },
    });
  });

  it('keeps its text as it was written, markup too, up to the longest text', async () => {
    const text = '<b>**Tučně**</b> ### <script>alert(1)</script>';
    expect(ok(await send(people.vendor, text))).toMatchObject({ text });
    const longest = 'ž'.repeat(messageLimits.text);
    expect(ok(await send(people.vendor, longest))).toMatchObject({ text: longest });
  });

  it('is not lost when several write at once', async () => {
    const { vendor, storeManager, buyer } = people;
    const all = [vendor, storeManager, buyer, vendor, storeManager].map((who, nth) => send(who, `Zpráva ${nth}`));
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(all.map(() => 201));
    const { total, data } = await thread(vendor);
    expect([total, new Set(data.map(({ text }: any) => text)).size]).toEqual([5, 5]);
  });

  it('about a supply is of the vendor and of the store', async () => {
    const { vendor, storeManager, buyer } = people;
    const { id } = await supply(vendor, world.stores.own.id, { [soap]: 1 });
    expect(await write(vendor, id, 'Zítra v sedm.')).toMatchObject({ side: 'seller' });
    expect([await notificationsOf(storeManager, id), await notificationsOf(buyer, id)]).toEqual([
      ['unread'],
      ['unread'],
    ]);
    expect(await write(storeManager, id, 'Dobře.')).toMatchObject({ side: 'customer' });
  });
});

describe('the list of threads', () => {
  const threads = async (who: Account, query: Record<string, string> = {}): Promise<any[]> =>
    ok(await invoke(listThreads, who, { query }));

  it('has the newest first, of what the caller reads, also by text', async () => {
    const { vendor, storeManager, rivalVendor } = people;
    await write(storeManager, order.id, 'První.');
    const other = await placeOrder(people.buyer, { [soap]: 1 });
    await write(people.buyer, other.id, 'Druhá.');
    await write(vendor, order.id, 'Odpověď.');
    const [first, second] = await threads(vendor);
    expect([first, second]).toMatchObject([
      {
        id: order.id,
        order: { number: order.number, status: 'new' },
        last: { text: 'Odpověď.', side: 'seller' },
        count: 2,
        unread: 0,
      },
      { id: other.id, count: 1, unread: 1 },
    ]);
    expect((await threads(storeManager)).map(({ id }) => id)).not.toContain(other.id);
    expect(await threads(rivalVendor)).toEqual([]);
    // The platform follows only the threads in which it has written.
    const ofAdmin = await threads(people.admin, { per_page: '100' });
    expect(ofAdmin.find(({ id }) => id === order.id)).toMatchObject({ count: 2, unread: 0 });
    await expect
      .poll(async () => (await threads(vendor, { text: order.number })).map(({ id }) => id), following)
      .toEqual([order.id]);
  });
});

it('the thread of a deleted order is gone, with its messages', async () => {
  const { vendor, storeManager, admin } = people;
  await write(storeManager, order.id, 'Zrušte to.');
  const { version } = await move(vendor, order.id, 'canceled', { reason: 'Na přání.' });
  ok(await invoke(deleteOrder, admin, { params: { id: order.id }, query: { version: String(version) } }));
  expect(await send(storeManager, 'Ještě něco.')).toMatchObject({ status: 404 });
  expect(await invoke(listMessages, storeManager, { query: { order_id: order.id } })).toMatchObject({ status: 404 });
  expect(ok(await invoke(listThreads, storeManager, {})).map(({ id }: any) => id)).not.toContain(order.id);
  await expect.poll(() => messageKeysOf(order.id), following).toEqual([]);
});
