import { randomInt } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications, readNotifications } from '#shared/contracts/notifications.ts';
import { refuseUser } from '#shared/contracts/people.ts';
import { assignShift, cancelShift, confirmChange, leaveShift, replaceShift } from '#shared/contracts/shifts.ts';
import type { Recipient } from '#shared/domain/notifications/scope.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, shiftFixtures, ok, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { notificationWrite, readMarksPartition } from '../data/notifications/notifications.ts';
import type { Account } from '../data/people/accounts.ts';
import { queryTable, transact } from '../data/table.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const now = '2126-11-21T12:00:00.000Z';
const send = (to: Recipient, at: string, params = {}) =>
  transact([notificationWrite({ kind: 'role-added', to, at, params, about: 'somebody' })]);
const listed = async (who: Account, query = {}) => (await invoke(listNotifications, who, { query, now })).body;
const read = (who: Account, body: unknown, at = now) => invoke(readNotifications, who, { body, now: at });
const reader = (role: 'ROLE_BUYER' | 'ROLE_VENDOR_STAFF' = 'ROLE_VENDOR_STAFF') =>
  world.person('Reader', role, role === 'ROLE_BUYER' ? world.companies.customer : null);

describe('notifications', () => {
  it('belong to one account, newest first, with the number of unread ones', async () => {
    const [one, other] = await Promise.all([reader(), reader()]);
    await send({ account: one.id }, '2126-11-20T09:00:00.000Z', { fio: 'Second' });
    await send({ account: one.id }, '2126-11-20T10:00:00.000Z', { fio: 'Third' });
    await send({ account: one.id }, '2126-11-20T08:00:00.000Z', { fio: 'First' });
    expect(await listed(one)).toMatchObject({
      total: 3,
      unread: 3,
      data: [
        { kind: 'role-added', params: { fio: 'Third' }, about: 'somebody', read: false },
        { params: { fio: 'Second' } },
        { params: { fio: 'First' } },
      ],
    });
    expect(await listed(one, { per_page: 2, page: 2 })).toMatchObject({
      total: 3,
      data: [{ params: { fio: 'First' } }],
    });
    expect(await listed(other)).toMatchObject({ total: 0, unread: 0, data: [] });
  });

  it('of a company reach the people who run it, with a read state per reader, and nobody else', async () => {
    const { customer } = world.companies;
    const { buyer, storeManager, foreignBuyer } = world.people;
    const second = await reader('ROLE_BUYER');
    await send({ company: customer.id }, '2126-11-20T08:00:00.000Z');
    expect(ok(await read(buyer, {}))).toEqual({ unread: 0 });
    expect(await listed(buyer)).toMatchObject({ unread: 0, data: [{ read: true }] });
    expect(await listed(second)).toMatchObject({ unread: 1 });
    for (const who of [storeManager, foreignBuyer]) expect(await listed(who)).toMatchObject({ total: 0 });
  });

  it('of a person and of the company are in one list, newest first', async () => {
    const own = world.companies.stranger;
    const who = await world.person('Reader', 'ROLE_BUYER', own);
    await send({ account: who.id }, '2126-11-20T08:00:00.000Z', { fio: 'One' });
    await send({ company: own.id }, '2126-11-20T09:00:00.000Z', { fio: 'Two' });
    await send({ account: who.id }, '2126-11-20T10:00:00.000Z', { fio: 'Three' });
    const { data } = (await listed(who)) as { data: { params: { fio: string } }[] };
    expect(data.map(({ params }) => params.fio)).toEqual(['Three', 'Two', 'One']);
  });

  it('about a store reach the buyers of its company and the people who manage that store, and nobody else', async () => {
    const { companies, stores, people } = await createWorld();
    const { customer } = companies;
    const elsewhere = await world.person('Elsewhere', 'ROLE_STORE_MANAGER', customer, { store_ids: [stores.large.id] });
    await send({ company: customer.id, store: stores.own.id }, '2126-11-20T08:00:00.000Z');
    for (const who of [people.buyer, people.buyerManager, people.storeManager])
      expect(await listed(who)).toMatchObject({ total: 1, unread: 1 });
    for (const who of [elsewhere, people.foreignBuyer, people.vendor])
      expect(await listed(who)).toMatchObject({ total: 0 });
    expect(ok(await read(people.storeManager, {}))).toEqual({ unread: 0 });
    expect(await listed(people.buyerManager)).toMatchObject({ unread: 1 });
  });

  it('about a busy store do not hide those about another one of the same company', async () => {
    const { companies, stores, people } = await createWorld();
    const to = (store: string) => ({ company: companies.customer.id, store });
    await send(to(stores.own.id), '2126-11-19T08:00:00.000Z', { fio: 'Quiet' });
    const busy = Array.from({ length: 600 }, () =>
      notificationWrite({
        kind: 'role-added',
        to: to(stores.shared.id),
        at: '2126-11-20T08:00:00.000Z',
        about: 'somebody',
      }),
    );
    for (let from = 0; from < busy.length; from += 100) await transact(busy.slice(from, from + 100));
    expect(await listed(people.storeManager)).toMatchObject({ total: 1, data: [{ params: { fio: 'Quiet' } }] });
    // Of both stores.
    expect(await listed(people.buyerManager, { page: 26, per_page: 10 })).toMatchObject({
      total: 251,
      data: [{ params: { fio: 'Quiet' } }],
    });
    expect(await listed(people.buyer)).toMatchObject({ total: 500, unread: 500 });
  });

  it('that a person waits are read, and lead to no list, once anyone has answered the person', async () => {
    const { companies, people } = await createWorld();
    const { customer } = companies;
    const second = await world.person('Second buyer', 'ROLE_BUYER', customer);
    const since = '2126-11-20T08:00:00.000Z';
    const waits = { role: 'ROLE_STORE_MANAGER', company: customer, since } as const;
    const newcomer = await world.person('Oleh', 'ROLE_USER', null, { waits });
    await transact([
      notificationWrite({ kind: 'someone-waits', to: { company: customer.id }, at: since, about: newcomer.id }),
    ]);
    expect(await listed(second)).toMatchObject({ unread: 1, data: [{ about: newcomer.id, read: false }] });
    await invoke(refuseUser, people.buyer, { params: { id: newcomer.id }, body: {}, now });
    for (const who of [people.buyer, second])
      expect(await listed(who)).toMatchObject({ unread: 0, total: 1, data: [{ about: null, read: true }] });
  });

  it('of the admins reach every admin', async () => {
    // Far from the times of other tests, because the admins of all worlds share their notifications.
    const moment = new Date(Date.UTC(2100 + randomInt(7000), randomInt(12))).toISOString();
    const fio = world.people.newcomer.id;
    await send('admins', moment, { fio });
    const { body } = await invoke(listNotifications, world.people.admin, { query: { per_page: 100 }, now: moment });
    expect(body.data.map(({ params }: { params: { fio: string } }) => params.fio)).toContain(fio);
  });

  it('expire after 90 days', async () => {
    const who = await reader();
    await send({ account: who.id }, '2126-08-01T08:00:00.000Z');
    expect(await listed(who)).toMatchObject({ total: 0 });
  });

  it('are marked as read one by one or all, also concurrently; later ones are unread', async () => {
    const who = await reader();
    for (const hour of ['07', '08', '09']) await send({ account: who.id }, `2126-11-20T${hour}:00:00.000Z`);
    const { data } = await listed(who);
    const ids = [data[1].id];
    expect((await Promise.all([read(who, { ids }), read(who, { ids })])).map(({ body }) => body.data)).toEqual([
      { unread: 2 },
      { unread: 2 },
    ]);
    expect((await listed(who)).data.map((notification: { read: boolean }) => notification.read)).toEqual([
      false,
      true,
      false,
    ]);
    expect(ok(await read(who, {}))).toEqual({ unread: 0 });
    await send({ account: who.id }, '2126-11-21T12:00:01.000Z');
    expect(await listed(who)).toMatchObject({ total: 4, unread: 1 });
  });

  it('that are committed after all were marked as read are unread, whatever their time', async () => {
    const who = await reader();
    await send({ account: who.id }, '2126-11-20T09:00:00.000Z');
    expect(ok(await read(who, {}))).toEqual({ unread: 0 });
    await send({ account: who.id }, '2126-11-20T08:59:59.000Z', { fio: 'Late' });
    await send({ account: who.id }, '2126-09-20T08:00:00.000Z');
    expect(await listed(who)).toMatchObject({ total: 3, unread: 2 });
    expect(ok(await read(who, {}))).toEqual({ unread: 0 });
    expect(await listed(who)).toMatchObject({ total: 3, unread: 0 });
  });

  it('can be marked as read on each of the 90 days, and the marks expire with them', async () => {
    const who = await reader();
    const onDay = (back: number) => new Date(Date.parse(now) - back * 86_400_000).toISOString();
    for (let back = 0; back < 90; back++) await send({ account: who.id }, onDay(back));
    expect(ok(await read(who, {}))).toEqual({ unread: 0 });
    expect(await listed(who)).toMatchObject({ total: 90, unread: 0 });
    const marks = await queryTable(readMarksPartition(who.id));
    expect(marks).toHaveLength(90);
    for (const { sk, expires_at } of marks)
      expect(Number(expires_at) * 1000 - Date.parse(String(sk))).toBe(91 * 86_400_000);
  });

  it('of another account return not-found and stay unread; invalid ids are refused', async () => {
    const [who, other] = await Promise.all([reader(), reader()]);
    await send({ account: who.id }, now);
    await send({ account: other.id }, now);
    const [mine, theirs] = await Promise.all([listed(who), listed(other)]);
    expect(await read(who, { ids: [mine.data[0].id, theirs.data[0].id] })).toMatchObject({ status: 404 });
    expect(await listed(who)).toMatchObject({ unread: 1 });
    for (const body of [{ ids: [] }, { ids: [''] }, { ids: 'all' }, { all: true }])
      expect(await read(who, body)).toMatchObject({ status: 400 });
    expect(await invoke(listNotifications, who, { query: { page: 0 } })).toMatchObject({ status: 400 });
    expect(await invoke(listNotifications, null)).toMatchObject({ status: 401 });
  });
});

describe('both companies are notified', () => {
  const kindsOf = async (who: Account) =>
    (await invoke(listNotifications, who, { now: when.dayAfter })).body.data.map(({ kind }: { kind: string }) => kind);

  it('when the other side cancels, requests a change, or the worker leaves', async () => {
    const world = await createWorld();
    const give = shiftFixtures(world);
    const { buyer, buyerManager, storeManager, vendor, worker } = world.people;
    const lost = await give.confirmed();
    await give.act(cancelShift, lost.id, { who: vendor, body: { reason: 'Ill' }, now: when.justBeforeStart });
    for (const who of [buyer, buyerManager, storeManager])
      expect(await kindsOf(who)).toEqual(['shift-canceled-by-performer']);

    const { id } = await give.changeRequested({ starts_at: at(21, '06:00'), ends_at: at(21, '12:00') });
    expect(await kindsOf(vendor)).toEqual(['shift-change-requested']);
    await give.act(leaveShift, id, { who: worker, body: { reason: 'Ill' }, now: at(2, '10:00') });
    expect(await kindsOf(vendor)).toEqual(['shift-left', 'shift-change-requested']);
    expect(await kindsOf(storeManager)).toEqual(['shift-canceled-by-performer']);
  });
});

describe('a worker is notified', () => {
  const later = when.dayAfter;
  const notificationsOf = async (who: Account) =>
    (await invoke(listNotifications, who, { now: later })).body.data.map(
      ({ kind, about, params }: { kind: string; about: string; params: object }) => ({ kind, about, params }),
    );
  const worker = (fio: string) =>
    world.person(fio, 'ROLE_VENDOR_STAFF', world.companies.performer, { category_ids: [world.specialties.cashier] });

  it('when other people assign, move, take away or cancel their shift, and not about their own actions', async () => {
    const give = shiftFixtures(world);
    const { vendor } = world.people;
    const [one, other] = await Promise.all([worker('Told'), worker('Other')]);
    const { id } = await give.confirmed({}, one);
    const params = { store: 'own', starts_at: at(20, '06:00'), ends_at: at(20, '12:00'), time_zone: 'Europe/Prague' };
    expect(await notificationsOf(one)).toEqual([{ kind: 'shift-assigned', about: id, params }]);

    await give.act(replaceShift, id, { who: vendor, body: { staff_id: other.id }, now: at(1, '09:00') });
    expect((await notificationsOf(one))[0]).toEqual({ kind: 'shift-taken-away', about: id, params });
    await give.act(leaveShift, id, { who: other, body: { reason: 'Ill' }, now: at(1, '10:00') });
    expect(await notificationsOf(other)).toEqual([{ kind: 'shift-assigned', about: id, params }]);

    await give.act(assignShift, id, { who: vendor, body: { staff_id: other.id }, now: at(1, '11:00') });
    await give.act(cancelShift, id, { who: vendor, body: { reason: 'Closed' }, now: at(1, '12:00') });
    expect((await notificationsOf(other)).map(({ kind }: { kind: string }) => kind)).toEqual([
      'shift-canceled',
      'shift-assigned',
      'shift-assigned',
    ]);
  });

  it('of new times when they are confirmed, not when they are requested', async () => {
    const give = shiftFixtures(world);
    const one = await worker('Moved');
    const { id } = await give.changeRequested({}, one);
    expect(await notificationsOf(one)).toHaveLength(1);
    await give.act(confirmChange, id, { who: world.people.vendor, now: at(1, '09:00') });
    expect((await notificationsOf(one))[0]).toMatchObject({
      kind: 'shift-changed',
      about: id,
      params: { starts_at: at(20, '07:00'), ends_at: at(20, '13:00') },
    });
  });
});
