import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCalendar, getCalendar, readCalendar, removeCalendar } from '#shared/contracts/calendars.ts';
import { cancelShift, replaceShift, updateShift } from '#shared/contracts/shifts.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, ok, plan, shiftFixtures } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let give: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  give = shiftFixtures(world);
});

/** Within the days of a calendar. */
const now = at(10, '08:00');
const addressOf = async (who: Account): Promise<string> => ok(await invoke(createCalendar, who, { body: {}, now })).url;
const tokenIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);
const read = (url: string, headers: Record<string, string> = {}) =>
  invoke(readCalendar, null, { params: { token: tokenIn(url) }, headers, now });
/** The events as an independent parser reads them. */
const eventsAt = async (url: string) => {
  const { status, body } = await read(url);
  expect(status).toBe(200);
  const calendar = new ICAL.Component(ICAL.parse(String(body)) as unknown[]);
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      location: event.location,
      status: String(component.getFirstPropertyValue('status')),
      zone: String(component.getFirstProperty('dtstart')?.getParameter('tzid')),
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
    };
  });
};

describe('the calendar of an account', () => {
  it('shows the worker their shifts, in the time of the store, with the version and the state of each', async () => {
    const { worker, vendor, buyer } = world.people;
    const { id } = await give.confirmed({}, worker);
    const url = await addressOf(worker);
    expect(url).toMatch(/^https?:\/\/[^/]+\/api\/calendar\/[\w-]{43}\.ics$/);
    const [before] = await eventsAt(url);
    expect(before).toMatchObject({
      uid: `${id}@smena`,
      status: 'CONFIRMED',
      zone: 'Europe/Prague',
      starts: plan.starts_at,
      ends: plan.ends_at,
    });
    expect(before?.summary).toContain('own');
    // By the calendar of the store, not of this machine: a shift of June is in summer time.
    const { body } = await read(url);
    expect(body).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Prague');

    const requested = ok(
      await invoke(updateShift, buyer, {
        params: { id },
        body: { version: before?.sequence, starts_at: at(20, '07:00'), ends_at: at(20, '13:00') },
        now: at(1, '09:00'),
      }),
    );
    await give.act(cancelShift, id, { who: vendor, body: { version: requested.version, reason: 'Closed' }, now });
    const [after] = await eventsAt(url);
    expect(after).toMatchObject({ uid: before?.uid, status: 'CANCELLED' });
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  });

  it('answers 304 while nothing has changed', async () => {
    const url = await addressOf(world.people.colleague);
    const first = await read(url);
    expect(first.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8' });
    const etag = String(first.headers?.['etag']);
    expect(await read(url, { 'if-none-match': etag })).toMatchObject({ status: 304 });
    await give.confirmed({ starts_at: at(22, '06:00'), ends_at: at(22, '12:00') }, world.people.colleague);
    expect(await read(url, { 'if-none-match': etag })).toMatchObject({ status: 200 });
  });

  it('shows each side its own shifts only, and a worker no more that is another one’s now', async () => {
    const { companies, specialties, people, stores } = world;
    const hire = (fio: string) =>
      world.person(fio, 'ROLE_VENDOR_STAFF', companies.performer, { category_ids: [specialties.cashier] });
    const [one, other] = await Promise.all([hire('Jana Nováková'), hire('Petr Svoboda')]);
    const night = { starts_at: at(24, '20:00'), ends_at: at(25, '04:00'), store_id: stores.shared.id };
    const { id } = await give.confirmed(night, one);
    await give.act(replaceShift, id, { who: people.vendor, body: { staff_id: other.id } });
    const uidsOf = async (who: Account) => (await eventsAt(await addressOf(who))).map(({ uid }) => uid);
    expect(await uidsOf(one)).toEqual([]);
    expect(await uidsOf(other)).toEqual([`${id}@smena`]);
    expect(await uidsOf(people.buyer)).toContain(`${id}@smena`);
    expect(await uidsOf(people.foreignBuyer)).not.toContain(`${id}@smena`);
    expect((await eventsAt(await addressOf(people.vendor))).find(({ uid }) => uid === `${id}@smena`)).toMatchObject({
      starts: night.starts_at,
      ends: night.ends_at,
      summary: expect.stringContaining('Petr Svoboda'),
    });
  });

  it('is at one address: a new one ends the former, and nobody reads a removed or a guessed one', async () => {
    const { storeManager } = world.people;
    expect(ok(await invoke(getCalendar, storeManager))).toEqual({ url: null });
    const former = await addressOf(storeManager);
    expect(ok(await invoke(getCalendar, storeManager))).toEqual({ url: former });
    const present = await addressOf(storeManager);
    expect(await read(former)).toMatchObject({ status: 404 });
    expect(await read(present)).toMatchObject({ status: 200 });
    expect(ok(await invoke(removeCalendar, storeManager))).toEqual({ url: null });
    expect(ok(await invoke(removeCalendar, storeManager))).toEqual({ url: null });
    expect(await read(present)).toMatchObject({ status: 404 });
    expect(await read(`/${'A'.repeat(43)}`)).toMatchObject({ status: 404 });
    expect((await read('/short')).status).toBeGreaterThanOrEqual(400);
    expect(await invoke(createCalendar, null, { body: {} })).toMatchObject({ status: 401 });
  });

  it('made twice at once is one', async () => {
    const { buyerManager } = world.people;
    const urls = await Promise.all([addressOf(buyerManager), addressOf(buyerManager)]);
    const statuses = await Promise.all(urls.map(async (url) => (await read(url)).status));
    expect(statuses.toSorted()).toEqual([200, 404]);
  });
});
