import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { codeLogin } from '#shared/contracts/auth.ts';
import { getCompany } from '#shared/contracts/companies.ts';
import { readNotifications } from '#shared/contracts/notifications.ts';
import { invite } from '#shared/contracts/people.ts';
import { getMe, updateMe } from '#shared/contracts/settings.ts';
import {
  createComment,
  createShift,
  leaveShift,
  listComments,
  listShifts,
  reserveShift,
} from '#shared/contracts/shifts.ts';
import { createStore, listStores } from '#shared/contracts/stores.ts';
import { boundedDays } from '#shared/domain/bounded-days.ts';
import { Problem } from '#shared/domain/problem.ts';
import { invoke, invokeAs } from '../../test/world/invoke.ts';
import { at, shiftFixtures, ok, plan, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';
import { serve } from './serve.ts';

let world: World;
let fixtures: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = shiftFixtures(world);
});

const badInput = (...fields: string[]) => ({
  status: 400,
  body: { code: 'invalid-input', fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])) },
});
const createFreeWorker = () =>
  world.person('Spare', 'ROLE_VENDOR_STAFF', world.companies.performer, { category_ids: [world.specialties.cashier] });
const malformed = { status: 400, body: { code: 'malformed-json' } };
const listed = ({ id }: { id: string }) => id;

describe('a repeated parameter', () => {
  it('counts once when its values are equal', async () => {
    const { id } = await fixtures.create();
    const day = plan.starts_at.slice(0, 10);
    const store = world.stores.own.id;
    const query = { from: day, to: day, store_id: [store, store], page: ['1', '1'] };
    for (const who of [world.people.admin, world.people.manager, world.people.vendor, world.people.buyer]) {
      const answered = await invoke(listShifts, who, { query });
      expect(answered.body.data.map(listed)).toContain(id);
    }
  });

  it('with different values is refused when one value is expected', async () => {
    const query = { page: ['1', '2'] };
    expect(await invoke(listStores, world.people.admin, { query })).toMatchObject(badInput('page'));
  });
});

describe('a record that is named twice in a list', () => {
  it('is changed once', async () => {
    const [standing, backed] = [await fixtures.create(), await fixtures.confirmed({}, await createFreeWorker())];
    const body = { staff_id: world.people.colleague.id, backs: [backed.id, backed.id] };
    const reserved = await invoke(reserveShift, world.people.vendor, {
      params: { id: standing.id },
      body,
      now: when.ordered,
    });
    expect(ok(reserved).backs).toEqual([backed.id]);
  });

  it('is returned once', async () => {
    const { specialties, people } = world;
    const body = {
      role: 'ROLE_VENDOR_STAFF',
      email: `${randomUUID()}@smena.test`,
      categories_ids: [specialties.cashier, specialties.cashier],
    };
    expect(ok(await invoke(invite, people.vendor, { body })).categories).toMatchObject([{ id: specialties.cashier }]);
  });

  it('and does not exist is reported as not found', async () => {
    const body = { ids: ['nothing', 'nothing'] };
    expect(await invoke(readNotifications, world.people.vendor, { body })).toMatchObject({ status: 404 });
  });
});

describe('the header X-Account-Id', () => {
  it.each([65, 2049, 100_000])('of %s characters names no account', async (length) => {
    const headers = { 'x-account-id': 'x'.repeat(length) };
    expect(await invoke(getMe, world.people.vendor, { headers })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  it('that is empty selects no account', async () => {
    const headers = { 'x-account-id': '' };
    expect(await invoke(getMe, world.people.vendor, { headers })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });
});

it('an empty attempt of a sign-in is refused', async () => {
  const body = { phoneNumbers: '+420777000001', code: '1234', attempt: '' };
  expect(await invoke(codeLogin, null, { body })).toMatchObject(badInput('attempt'));
});

describe('a location', () => {
  const locationOf = async (location: unknown) =>
    ok(await invoke(createStore, world.people.buyer, { body: { name: 'Brno', address: 'Brno', location } })).location;

  it('is rounded to a centimetre, so that no number is too small for the table', async () => {
    expect(await locationOf({ lat: 1e-200, lng: -1e-200 })).toEqual({ lat: 0, lng: 0 });
    expect(await locationOf({ lat: 50.087_451_234_567, lng: -14.420_671_2 })).toEqual({
      lat: 50.087_451_2,
      lng: -14.420_671_2,
    });
    expect(await locationOf({ lat: 90, lng: -180 })).toEqual({ lat: 90, lng: -180 });
  });

  it.each(['1e308', '-1e308', '1e999', '90.0001', 'null', '"50"'])('with the latitude %s is refused', async (lat) => {
    const body = `{"name":"Brno","address":"Brno","location":{"lat":${lat},"lng":14}}`;
    expect(await invoke(createStore, world.people.buyer, { body })).toMatchObject(badInput('location.lat'));
  });
});

describe('text shown to other people', () => {
  const dirty = ' \u200BJan\0\u202E \r\n Novák\u2066 ';

  it('is cleaned in a profile', async () => {
    const me = await world.person('Eva', 'ROLE_VENDOR_STAFF', world.companies.performer);
    expect(ok(await invoke(updateMe, me, { body: { version: 1, fio: dirty } })).fio).toBe('Jan Novák');
  });

  it('is cleaned in a store', async () => {
    const body = { name: dirty, address: dirty, location: { lat: 49, lng: 16 } };
    expect(ok(await invoke(createStore, world.people.buyer, { body }))).toMatchObject({
      name: 'Jan Novák',
      address: 'Jan Novák',
    });
  });

  it('is cleaned in an order, a comment and a reason, and keeps its line breaks', async () => {
    const text = 'One\u202E\r\n\0two\r\n';
    const { buyer, vendor } = world.people;
    const shift = await fixtures.create({ comment: text });
    expect(shift.comment).toBe('One\ntwo');
    const said = await invoke(createComment, buyer, { params: { id: shift.id }, body: { text }, now: when.ordered });
    expect(ok(said).text).toBe('One\ntwo');
    const confirmed = await fixtures.confirmed({}, await createFreeWorker());
    const left = { params: { id: confirmed.id }, body: { reason: '\u200B\0' }, now: when.ordered };
    expect(await invoke(leaveShift, vendor, left)).toMatchObject(badInput('reason'));
  });

  it.each(['\\ud800', '\\udc00\\ud800', 'a\\uDFFFb'])(
    'with the lone surrogate %s is refused everywhere',
    async (text) => {
      const { buyer, vendor } = world.people;
      const { id } = await fixtures.create();
      const bodies: [Parameters<typeof invoke>[0], Account | null, string][] = [
        [createComment, buyer, `{"text":"${text}"}`],
        [createShift, buyer, `{"store_id":"${text}"}`],
        [updateMe, vendor, `{"version":1,"fio":"${text}"}`],
        [codeLogin, null, `{"phoneNumbers":"+420777000001","code":"1234","attempt":"${text}"}`],
        [createComment, buyer, `{"${text}":"name"}`],
      ];
      for (const [contract, who, body] of bodies)
        expect(await invoke(contract, who, { params: { id }, body })).toMatchObject(malformed);
      expect(ok(await invoke(listComments, buyer, { params: { id } }))).toEqual([]);
    },
  );

  it('may contain a complete surrogate pair', async () => {
    const { id } = await fixtures.create();
    const answered = await invoke(createComment, world.people.buyer, {
      params: { id },
      body: '{"text":"\\ud83d\\ude00"}',
    });
    expect(ok(answered).text).toBe('😀');
  });

  it('with a lone surrogate in a path gives 404', async () => {
    expect(await invoke(getCompany, world.people.buyer, { params: { id: '\ud800' } })).toMatchObject({ status: 404 });
  });
});

describe('a body', () => {
  const ofLength = (length: number) =>
    JSON.stringify({ name: 'A', address: 'B', location: { lat: 49, lng: 16 } }).padEnd(length);
  const send = (body: string) => invoke(createStore, world.people.buyer, { body });

  it('is measured in bytes, not in characters', async () => {
    expect(await send(ofLength(256 * 1024 - 1).replace('B', 'č'))).toMatchObject({ status: 201 });
    expect(await send(ofLength(256 * 1024).replace('B', 'č'))).toMatchObject({ status: 413 });
  });

  it('of 256 kB is accepted, and one character more is refused', async () => {
    expect(await send(ofLength(256 * 1024))).toMatchObject({ status: 201 });
    expect(await send(ofLength(256 * 1024 + 1))).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
  });

  it('in base64 is measured by its decoded length', async () => {
    const encoded = (length: number) => Buffer.from(ofLength(length)).toString('base64');
    const sendEncoded = (length: number) =>
      invokeAs(createStore, world.people.buyer, { body: encoded(length) }, { isBase64Encoded: true });
    expect(await sendEncoded(256 * 1024)).toMatchObject({ status: 201 });
    expect(await sendEncoded(256 * 1024 + 1)).toMatchObject({ status: 413 });
  });

  it('that is empty or blank has no fields; a malformed one is refused', async () => {
    for (const body of ['', ' \n']) expect(await send(body)).toMatchObject(badInput('name', 'address', 'location'));
    for (const body of ['{', 'null]', '[1,', `${'['.repeat(100_000)}`])
      expect(await send(body)).toMatchObject(malformed);
    for (const body of ['null', '[]', '1', '"text"', 'true']) expect(await send(body)).toMatchObject({ status: 400 });
  });

  it('with 20,000 unknown fields gets a short response', async () => {
    const body = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`f${n}`, 1]));
    const answered = await invoke(createStore, world.people.buyer, { body });
    expect(Object.keys(answered.body.fields).length).toBe(13);
    expect(JSON.stringify(answered.body).length).toBeLessThan(2000);
  });
});

describe('a problem that the contract does not list', () => {
  const refusing = (code: 'not-found' | 'staff-busy') =>
    serve(getCompany, () => {
      throw new Problem(code, { params: { secret: 'of a defect' } });
    });

  it('is returned as an internal error without details', async () => {
    const asking = { params: { id: 'some' } };
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    expect(await invokeAs(getCompany, world.people.buyer, asking, {}, refusing('not-found'))).toMatchObject({
      status: 404,
    });
    expect(log).not.toHaveBeenCalled();
    const answered = await invokeAs(getCompany, world.people.buyer, asking, {}, refusing('staff-busy'));
    expect(answered).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(JSON.stringify(answered.body)).not.toMatch(/busy|secret|defect/);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/"endpoint":"get-company".*staff-busy/));
  });
});

describe('a range of days', () => {
  it('covers at most 400 days after its first day', () => {
    expect(boundedDays({ from: '2026-01-01', to: '2027-02-05' }, at(1, '08:00'))).toEqual({
      from: '2026-01-01',
      to: '2027-02-05',
    });
    expect(() => boundedDays({ from: '2026-01-01', to: '2027-02-06' }, at(1, '08:00'))).toThrow(Problem);
  });
});
