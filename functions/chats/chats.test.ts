import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  closeChannel,
  createPost,
  deletePost,
  editPost,
  getCannedAnswers,
  getChannel,
  getChatToken,
  getChatUser,
  listChannels,
  listChatChannels,
  listChatMembers,
  listPosts,
  openChannel,
  searchPosts,
  setCannedAnswers,
  viewChannel,
} from '#shared/contracts/chats.ts';
import { getCompany, setCompanyActive } from '#shared/contracts/companies.ts';
import { createUpload } from '#shared/contracts/files.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { getOrder } from '#shared/contracts/orders.ts';
import { chatLimits, minutesToEdit } from '#shared/domain/chats/limits.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { placeOrder } from '../../test/world/order-fixtures.ts';
import { productFixtures } from '../../test/world/product-fixtures.ts';
import { ok, shiftFixtures } from '../../test/world/shift-fixtures.ts';
import { aPicture, publicIdOf, uploaded } from '../../test/world/uploads.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { type Account, accountChangeWrites } from '../data/people/accounts.ts';
import { transact } from '../data/table.ts';

let world: World;
let people: World['people'];
beforeAll(async () => {
  world = await createWorld();
  ({ people } = world);
});

const open = async (who: Account, body: object = {}): Promise<any> => ok(await invoke(openChannel, who, { body }));
type Sent = { body?: object; now?: string };
/** A Wednesday morning, within the hours of support. */
const served = '2031-06-04T09:00:00.000Z';
const send = (who: Account, channel: { id: string }, message: string, { body, now = served }: Sent = {}) =>
  invoke(createPost, who, { body: { channel_id: channel.id, message, ...body }, now });
const post = async (who: Account, channel: { id: string }, message: string, sent: Sent = {}): Promise<any> => {
  const { status, body } = await send(who, channel, message, sent);
  expect([status, body]).toEqual([201, expect.anything()]);
  return body;
};
const read = async (who: Account, channel: { id: string }): Promise<any> => {
  const { status, body } = await invoke(getChannel, who, { params: { id: channel.id } });
  return status === 200 ? body.data : status;
};
const textsOf = async (who: Account, channel: { id: string }, query: object = {}): Promise<string[]> => {
  const { body } = await invoke(listPosts, who, { params: { id: channel.id }, query: { ...query } });
  return body.order.map((id: string) => body.posts[id].message);
};
const listed = async (who: Account, query: Record<string, string> = {}): Promise<any[]> =>
  ok(await invoke(listChannels, who, { query: { per_page: '100', ...query } }));
const idsOf = async (who: Account, query: Record<string, string> = {}) =>
  (await listed(who, query)).map(({ id }) => id);
const notificationsOf = async (who: Account, channel: { id: string }) =>
  ok(await invoke(listNotifications, who, { query: { per_page: 100 } }))
    .filter(({ about }: any) => about === channel.id)
    .map(({ kind, read: isRead }: any) => `${kind} ${isRead ? 'read' : 'unread'}`);
const photo = (who: Account) => uploaded(who, aPicture(), served, 'chat-file');
/** A person with a channel of their own. */
const person = (role: 'ROLE_BUYER' | 'ROLE_VENDOR_STAFF' = 'ROLE_VENDOR_STAFF') =>
  world.person('Čekající', role, role === 'ROLE_BUYER' ? world.companies.customer : world.companies.performer);

describe('a channel', () => {
  it.each([
    ['worker', 'worker', 'support'],
    ['buyer', 'buyer', 'support'],
    ['buyerManager', 'buyer-manager', 'support'],
    ['storeManager', 'store-manager', 'support'],
    ['vendor', 'seller-company', 'company-support'],
  ] as const)('of a %s is a %s for support, and %s for its client', async (who, forSupport, forClient) => {
    const channel = await open(people[who]);
    expect(channel).toMatchObject({ counterpart: { kind: forClient }, user: { id: people[who].id }, unread: 0 });
    expect((await open(people[who])).id).toBe(channel.id);
    expect((await read(people.manager, channel)).counterpart.kind).toBe(forSupport);
  });

  it('is read by its client and by support only; that of a performer by all its vendors', async () => {
    const channel = await open(people.worker);
    const readers = async (of: object) => {
      const found = await Promise.all(
        Object.entries(people).map(async ([name, who]) => {
          const { status } = await invoke(listPosts, who, { params: { id: (of as { id: string }).id } });
          return status === 200 ? [name] : [];
        }),
      );
      return found.flat().toSorted();
    };
    expect(await readers(channel)).toEqual(['admin', 'manager', 'worker']);
    expect((await readers(await open(people.vendor))).filter((name) => name !== 'admin' && name !== 'manager')).toEqual(
      ['vendor'],
    );
    const other = await world.person('Druhý', 'ROLE_VENDOR', world.companies.performer);
    expect((await open(other)).id).toBe((await open(people.vendor)).id);
    for (const who of [people.rivalVendor, people.colleague])
      expect([await read(who, channel), (await send(who, channel, 'Dobrý den')).status]).toEqual([404, 404]);
    expect((await send(people.worker, { id: 'nothing' }, 'x')).status).toBe(404);
  });

  it('is opened about an order or a shift of the client, and by support for a person', async () => {
    const soap = String((await (await productFixtures(world)).product({ name: 'Mýdlo', stock: 10 })).id);
    const order = await placeOrder(people.buyer, { [soap]: 1 });
    const shift = await shiftFixtures(world).confirmed({});
    const aboutOrder = await open(people.buyer, { order_id: order.id });
    expect(aboutOrder).toMatchObject({ order: { number: order.number }, shift: null });
    expect(aboutOrder.id).not.toBe((await open(people.buyer)).id);
    expect(await open(people.worker, { shift_id: shift.id })).toMatchObject({ shift: { id: shift.id } });
    const refused = { status: 404 };
    expect(await invoke(openChannel, people.worker, { body: { order_id: order.id } })).toMatchObject(refused);
    expect(await invoke(openChannel, people.foreignBuyer, { body: { shift_id: shift.id } })).toMatchObject(refused);
    expect(await open(people.admin, { user_id: people.worker.id })).toMatchObject({ user: { id: people.worker.id } });
    for (const [who, body] of [
      [people.admin, {}],
      [people.admin, { user_id: people.manager.id }],
      [people.admin, { user_id: 'nobody' }],
      [people.buyer, { user_id: people.worker.id }],
    ] as const)
      expect(await invoke(openChannel, who, { body })).toMatchObject({
        status: 404,
        body: { fields: { user_id: expect.anything() } },
      });
    expect(await invoke(openChannel, people.newcomer, {})).toMatchObject({ status: 403 });
    await post(people.buyer, aboutOrder, 'Kde to je?');
    const { context } = await read(people.manager, aboutOrder);
    expect(context).toMatchObject({ company: { id: world.companies.customer.id } });
    expect(context.orders).toContainEqual(expect.objectContaining({ id: order.id, number: order.number }));
    expect((await read(people.buyer, aboutOrder)).context).toBeNull();
    expect(ok(await invoke(getOrder, people.buyer, { params: { id: order.id } })).number).toBe(order.number);
  });

  it('is reached by the people of an inactive company', async () => {
    const own = await createWorld();
    const { admin, vendor, buyer } = own.people;
    for (const { id } of [own.companies.performer, own.companies.customer]) {
      const { version } = ok(await invoke(getCompany, admin, { params: { id } })) as { version: number };
      ok(await invoke(setCompanyActive, admin, { params: { id }, body: { version, active: false } }));
    }
    for (const who of [vendor, buyer]) {
      expect((await invoke(getChatToken, who)).status).toBe(200);
      await post(who, await open(who), 'Proč je firma neaktivní?');
    }
  });

  it('that two open at once is one', async () => {
    const who = await person();
    const opened = await racing(writes('CHANNEL#'), [() => open(who), () => open(who)]);
    expect(new Set(opened.map(({ id }: any) => id)).size).toBe(1);
    expect((await idsOf(who)).length).toBe(1);
  });

  it('waits until support answers, the longest first, is closed, and opened by the next post', async () => {
    const [first, second] = [await person(), await person('ROLE_BUYER')];
    const [one, two] = [await open(first), await open(second)];
    expect(await idsOf(people.manager)).not.toContain(one.id);
    const at = (minute: number) => addMinutes('2031-06-04T08:00:00.000Z', minute);
    await post(first, one, 'Nejde čtečka.', { now: at(0) });
    await post(second, two, 'Kdo přijde?', { now: at(1) });
    await post(first, one, 'Haló?', { now: at(2) });
    const waiting = async () =>
      (await idsOf(people.manager, { view: 'waiting' })).filter((id) => [one.id, two.id].includes(id));
    expect(await waiting()).toEqual([one.id, two.id]);
    expect((await idsOf(people.manager)).filter((id) => [one.id, two.id].includes(id))).toEqual([one.id, two.id]);
    for (const who of [people.admin, people.manager])
      expect(await notificationsOf(who, one)).toEqual(['chat-waiting unread']);
    await post(people.manager, one, 'Zkuste ji **vypnout**.', { now: at(3) });
    await post(people.manager, one, 'A zapnout.', { now: at(4) });
    expect(await waiting()).toEqual([two.id]);
    expect(await notificationsOf(first, one)).toEqual(['chat-answered unread']);
    const answered = await read(people.admin, one);
    expect(answered).toMatchObject({ answered_in: 180, waiting_since: null, count: 4, last: { text: 'A zapnout.' } });
    const close = (version: number, closed: boolean, who = people.manager) =>
      invoke(closeChannel, who, { params: { id: one.id }, body: { version, closed } });
    expect(await close(answered.version, true, first)).toMatchObject({ status: 403 });
    expect(await close(answered.version - 1, true)).toMatchObject({ status: 409 });
    const closed = ok(await close(answered.version, true)) as { version: number };
    expect([await idsOf(people.admin, { view: 'closed' }), await idsOf(people.admin, { view: 'open' })]).toEqual([
      expect.arrayContaining([one.id]),
      expect.not.arrayContaining([one.id]),
    ]);
    expect(ok(await close(closed.version, true))).toMatchObject({ version: closed.version });
    await post(first, one, 'Zase nejde.');
    expect(await read(people.admin, one)).toMatchObject({ closed_at: null, waiting_since: expect.any(String) });
    expect(await idsOf(people.admin, { view: 'waiting' })).toContain(one.id);
  });

  it('is found by support by the name, the company and the phone', async () => {
    const name = `Zdislava ${randomUUID().slice(0, 8)}`;
    const who = await world.person(name, 'ROLE_VENDOR_STAFF', world.companies.performer);
    const channel = await open(who);
    await post(who, channel, 'Dobrý den');
    const found = async (text: string) => (await idsOf(people.manager, { text })).includes(channel.id);
    expect([await found(name), await found('Bořivoj'), (await idsOf(who, { text: name })).length]).toEqual([
      true,
      false,
      1,
    ]);
  });
});

describe('a post', () => {
  it('is read by both sides, unread until it was viewed, and by how much the other side knows', async () => {
    const who = await person();
    const channel = await open(who);
    await post(who, channel, 'První');
    await post(who, channel, 'Druhá');
    const answer = await post(people.manager, channel, 'Třetí');
    expect(answer).toMatchObject({ props: { side: 'support', number: 3, fio: people.manager.fio }, delete_at: 0 });
    expect([(await listed(who))[0].unread, await read(people.manager, channel)]).toMatchObject([1, { seen: null }]);
    const view = (number?: number) =>
      invoke(viewChannel, who, { body: { channel_id: channel.id, ...(number && { number }) } });
    expect(await view()).toMatchObject({ status: 200, body: { status: 'OK' } });
    expect(await view(1)).toMatchObject({ status: 200 });
    expect([(await listed(who))[0].unread, await read(people.manager, channel)]).toMatchObject([0, { seen: 3 }]);
    expect(await notificationsOf(who, channel)).toEqual(['chat-answered read']);
    expect(await textsOf(who, channel)).toEqual(['Třetí', 'Druhá', 'První']);
    expect(await textsOf(who, channel, { per_page: 1, page: 1 })).toEqual(['Druhá']);
    expect(await textsOf(who, channel, { before: answer.id, per_page: 1 })).toEqual(['Druhá']);
    expect(await textsOf(who, channel, { since: answer.create_at })).toEqual(['Třetí']);
  });

  it('that is sent several times under one name is one, also at once and with a file', async () => {
    const who = await person();
    const channel = await open(who);
    const upload = await photo(who);
    const body = {
      pending_post_id: `${who.id}:1`,
      file_ids: [upload],
      metadata: { files: [{ id: upload, name: 'čtečka.jpg' }] },
    };
    const replies = await Promise.all([1, 2, 3].map(() => send(who, channel, 'Rozbitá čtečka', { body })));
    replies.push(await send(who, channel, 'Rozbitá čtečka', { body }));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map(({ body: reply }) => reply.id)).size).toBe(1);
    expect(replies[0]?.body).toMatchObject({
      pending_post_id: `${who.id}:1`,
      metadata: { files: [{ name: 'čtečka.jpg', mime_type: 'image/jpeg', size: expect.any(Number) }] },
    });
    expect((await textsOf(who, channel)).length).toBe(1);
    expect(await read(who, channel)).toMatchObject({ count: 1 });
  });

  it('of several people at once has a number and a time of its own', async () => {
    const who = await person();
    const channel = await open(who);
    const all = [who, people.manager, people.admin, who, who].map((by, n) => send(by, channel, `Zpráva ${n}`));
    const posts = (await Promise.all(all)).map(({ body }) => body);
    expect(posts.map(({ props }) => props.number).toSorted()).toEqual([1, 2, 3, 4, 5]);
    const byNumber = posts.toSorted((a, b) => a.props.number - b.props.number).map(({ create_at }) => create_at);
    expect(new Set(byNumber).size).toBe(5);
    expect(byNumber).toEqual(byNumber.toSorted((a: number, b: number) => a - b));
  });

  it.each<[string, () => Promise<object> | object, string]>([
    ['without a text and a file', () => ({ message: ' \n ' }), 'message'],
    ['of 5 KB', () => ({ message: 'x'.repeat(5000) }), 'message'],
    ['with more files than fit', () => ({ file_ids: Array.from({ length: 200 }, () => randomUUID()) }), 'file_ids'],
    ['with a file that does not exist', () => ({ file_ids: [randomUUID()] }), 'upload_id'],
    ['with a file of another person', async () => ({ file_ids: [await photo(people.manager)] }), 'upload_id'],
    ['with a name that is none', () => ({ pending_post_id: '<script>' }), 'pending_post_id'],
  ])('%s is refused', async (_, body, field) => {
    const channel = await open(people.worker);
    const { status, body: reply } = await send(people.worker, channel, 'Dobrý den', { body: await body() });
    expect([status >= 400 && status < 500, Object.keys(reply.fields), reply.status_code]).toEqual([
      true,
      [field],
      status,
    ]);
  });

  it('keeps its text as it was written: markup, emoji and the longest one', async () => {
    const channel = await open(people.worker);
    const longest = 'ž'.repeat(chatLimits.text);
    for (const text of ['<script>alert(1)</script> ### **A**', '👩🏽‍🚒 ok', longest]) {
      const { status, body } = await send(people.worker, channel, text);
      expect([status, body.message.includes('ok') || body.message === text]).toEqual([201, true]);
    }
  });

  it('is edited by its author for some minutes, and deleted with its file', async () => {
    const who = await person();
    const channel = await open(who);
    const sent = await post(who, channel, 'Přijdu v 7');
    const edit = (by: Account, message: string, later = 1, id = sent.id) =>
      invoke(editPost, by, { params: { id }, body: { id, message }, now: addMinutes(served, later) });
    expect(await edit(who, 'Přijdu v 8')).toMatchObject({
      status: 200,
      body: { message: 'Přijdu v 8', edit_at: expect.any(Number) },
    });
    expect(await read(people.admin, channel)).toMatchObject({ last: { text: 'Přijdu v 8' } });
    expect(await edit(who, 'Přijdu v 9', minutesToEdit + 1)).toMatchObject({
      status: 409,
      body: { code: 'post-too-old' },
    });
    expect(await edit(who, '')).toMatchObject({ status: 400 });
    expect(await edit(people.admin, 'x')).toMatchObject({ status: 403, body: { code: 'post-not-own' } });
    expect(await edit(people.colleague, 'x')).toMatchObject({ status: 404 });
    expect(await edit(who, 'x', 1, `${channel.id}000009`)).toMatchObject({ status: 404 });
    expect(await edit(who, 'x', 1, 'nothing')).toMatchObject({ status: 404 });
    const upload = await photo(who);
    const picture = await publicIdOf(upload);
    const withFile = await post(who, channel, '', { body: { file_ids: [upload] } });
    expect(withFile.file_ids).toEqual([picture]);
    const remove = (by: Account) => invoke(deletePost, by, { params: { id: withFile.id } });
    expect([await remove(people.manager), await remove(people.colleague)]).toMatchObject([
      { status: 403 },
      { status: 404 },
    ]);
    expect([await remove(who), await remove(who)]).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(await textsOf(who, channel)).toEqual(['Přijdu v 8']);
    const { body } = await invoke(listPosts, who, { params: { id: channel.id }, query: { since: sent.create_at } });
    expect(body.posts[withFile.id]).toMatchObject({ message: '', file_ids: [], delete_at: expect.any(Number) });
    expect(await edit(who, 'x', 1, withFile.id)).toMatchObject({ status: 404 });
  });

  it('outside the hours of support gets an automatic word in the language of the person, once while it waits', async () => {
    const who = await world.person('Ночь', 'ROLE_VENDOR_STAFF', world.companies.performer, { locale: 'ru' });
    const channel = await open(who);
    const night = '2031-06-06T20:00:00.000Z';
    await post(who, channel, 'Nikdo nepřišel!', { now: night });
    await post(who, channel, 'Haló?', { now: addMinutes(night, 1) });
    expect(await textsOf(who, channel)).toEqual([
      'Haló?',
      'Спасибо за сообщение. Сейчас поддержка не работает, мы ответим **09.06.2031 с 08:00**.',
      'Nikdo nepřišel!',
    ]);
    expect(await read(people.admin, channel)).toMatchObject({
      count: 3,
      waiting_since: night,
      answered_in: null,
      last: { text: 'Haló?' },
    });
    await post(people.manager, channel, 'Posílám náhradu.', { now: addMinutes(night, 5) });
    await post(who, channel, 'Děkuji!', { now: addMinutes(night, 6) });
    expect((await textsOf(who, channel)).slice(0, 2)).toEqual(['Děkuji!', 'Posílám náhradu.']);
    const monday = addMinutes(night, 3 * 24 * 60);
    await post(who, channel, 'Zase nikdo.', { now: monday });
    expect((await textsOf(who, channel))[0]).toContain('10.06.2031');
  });

  it('is found by the beginnings of its words by those who read it', async () => {
    const who = await person();
    const channel = await open(who);
    await post(who, channel, 'Rozbitá čtečka u rampy');
    await post(who, channel, 'Jedna dvě tři čtyři pět šest sedm osm vrátnice');
    const find = async (by: Account, text: string, query: object = {}) => {
      const { status, body } = await invoke(searchPosts, by, { query: { text, ...query } });
      return status === 200 ? body.data.map(({ message }: any) => message) : status;
    };
    const channel_id = channel.id;
    expect(await find(who, 'ctecka roz')).toEqual(['Rozbitá čtečka u rampy']);
    expect(await find(people.manager, 'rampy', { channel_id })).toEqual(['Rozbitá čtečka u rampy']);
    expect([await find(people.manager, 'rampy'), await find(people.colleague, 'rampy', { channel_id })]).toEqual([
      400, 404,
    ]);
    expect(await find(who, 'vratnice')).toHaveLength(1);
    expect([await find(people.colleague, 'rampy'), await find(who, 'x')]).toEqual([[], 400]);
  });

  it('is one of sixty a minute', async () => {
    const who = await person();
    const channel = await open(who);
    const statuses: number[] = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await send(who, channel, `${n}`)).status);
    expect([statuses.filter((status) => status === 201).length, statuses.at(-1)]).toEqual([60, 429]);
  });

  it('with a file that is none of the allowed ones, or too large, is refused when it is announced', async () => {
    const announced = async (order: object) =>
      (await invoke(createUpload, people.worker, { body: { purpose: 'chat-file', ...order } })).status;
    expect(await announced({ type: 'image/jpeg', size: 100 * 1024 * 1024 })).toBe(400);
    expect(await announced({ type: 'text/html', size: 100 })).toBe(400);
  });
});

describe('a token of the chat', () => {
  const tokenOf = async (who: Account, now?: string): Promise<string> =>
    ok(await invoke(getChatToken, who, { ...(now && { now }) })).token;
  const withToken = (contract: typeof getChatUser | typeof listChannels, token: string, now?: string) =>
    invoke(contract, null, { headers: { authorization: `Bearer ${token}` }, ...(now && { now }) });

  it('acts as its account in the chat, for an hour, and nowhere else', async () => {
    const token = await tokenOf(people.buyer);
    const me = await withToken(getChatUser, token);
    expect([me.status, me.body.id, me.headers?.['content-type']]).toEqual([200, people.buyer.id, 'application/json']);
    expect(await withToken(getChatUser, token, addMinutes(new Date().toISOString(), 61))).toMatchObject({
      status: 401,
    });
    expect(await withToken(listChannels, token)).toMatchObject({ status: 401 });
    expect(await withToken(getChatUser, `${token}x`)).toMatchObject({
      status: 401,
      body: { id: 'smena.unauthorized', status_code: 401 },
    });
  });

  it('ends with its account', async () => {
    const who = await person();
    const token = await tokenOf(who);
    expect(await withToken(getChatUser, token)).toMatchObject({ status: 200 });
    await transact(accountChangeWrites({ before: who, after: { ...who, active: false, version: who.version + 1 } }));
    expect(await withToken(getChatUser, token)).toMatchObject({ body: { code: 'authentication-failed' } });
  });
});

it('canned answers are read and set by support, in their order, with a version', async () => {
  const texts = (text: string) => ({ cs: text, en: text, ru: text });
  const answers = [{ titles: texts('Poškozený balík'), texts: texts('Ponechte si krabici.') }];
  const { version } = ok(await invoke(getCannedAnswers, people.manager));
  const set = (who: Account, body: object) => invoke(setCannedAnswers, who, { body: { version, answers, ...body } });
  expect(await set(people.vendor, {})).toMatchObject({ status: 403 });
  expect(await set(people.manager, { answers: [{ titles: texts(''), texts: texts('x') }] })).toMatchObject({
    status: 400,
  });
  expect(ok(await set(people.manager, {}))).toEqual({ answers, version: version + 1 });
  expect(await set(people.admin, {})).toMatchObject({ status: 409 });
  ok(await set(people.admin, { version: version + 1, answers: [] }));
});

it('Mattermost gets the channels of the caller, and how far they are read', async () => {
  const who = await person();
  const channel = await open(who);
  await post(people.manager, channel, 'Dobrý den');
  const channels = await invoke(listChatChannels, who);
  expect(channels.body).toMatchObject([{ id: channel.id, type: 'G', display_name: 'Smena', total_msg_count: 1 }]);
  expect((await invoke(listChatMembers, who, { params: { id: 'me' } })).body).toMatchObject([
    { channel_id: channel.id, msg_count: 0 },
  ]);
  expect(await invoke(listChatMembers, who, { params: { id: people.admin.id } })).toMatchObject({ status: 404 });
});
