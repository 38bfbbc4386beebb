import { beforeAll, describe, expect, it } from 'vitest';
import {
  type BoardShift,
  cancelShift,
  getCoverage,
  getDashboard,
  reserveShift,
  type Shift,
  startBreak,
  startShift,
} from '#shared/contracts/shifts.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, ok, shiftFixtures } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let made: Record<'missed' | 'running' | 'night' | 'open' | 'lost' | 'reserve' | 'foreign', Shift>;
/** 45 minutes after the start of a shift that nobody started. */
const now = at(20, '06:45');
/** 1:00 in Prague. */
const atNight = at(19, '23:00');
const dayOf = (n: number) => at(n, '12:00').slice(0, 10);
const on = (n: number, from: string, to: string) => ({ starts_at: at(n, from), ends_at: at(n, to) });
const withSeconds = (instant: string, seconds: string) => instant.replace('00.000Z', `${seconds}.000Z`);

beforeAll(async () => {
  world = await createWorld();
  const { people, stores, companies } = world;
  const give = shiftFixtures(world);
  const worker = (fio: string, phone: string | null = null) =>
    world.person(fio, 'ROLE_VENDOR_STAFF', companies.performer, { phone });
  const [ota, eva, dana, milan] = await Promise.all([
    worker('Ota Dlouhý', '+420777002003'),
    worker('Eva Malá'),
    worker('Dana Noční'),
    worker('Milan Záloha'),
  ]);
  const missed = await give.confirmed({}, ota);
  const { id: late } = await give.confirmed({ store_id: stores.shared.id }, eva);
  await give.act(startShift, late, { who: eva, now: withSeconds(at(20, '06:09'), '17') });
  const running = await give.act(startBreak, late, { who: eva, now: withSeconds(at(20, '06:40'), '52') });
  const { id: overnight } = await give.confirmed({ starts_at: at(19, '20:00'), ends_at: at(20, '04:00') }, dana);
  const night = await give.act(startShift, overnight, { who: dana, now: withSeconds(at(19, '19:58'), '31') });
  const open = await give.create(on(20, '14:00', '18:00'));
  const { id: leaving } = await give.confirmed(
    { ...on(20, '05:00', '09:00'), store_id: stores.large.id },
    people.colleague,
  );
  const lost = await give.act(cancelShift, leaving, { who: people.vendor, body: { reason: 'Ill' } });
  const { id: unneeded } = await give.create();
  await give.act(cancelShift, unneeded, { who: people.buyer, body: { reason: 'Closed' } });
  const { id: second } = await give.create();
  const reserve = await give.act(reserveShift, second, {
    who: people.vendor,
    body: { staff_id: milan.id, backs: [missed.id] },
  });
  const foreign = await give.create({ store_id: stores.foreign.id, ...on(20, '14:00', '18:00') }, people.foreignBuyer);
  made = { missed, running, night, open, lost, reserve, foreign };
});

type Query = Record<string, string | readonly string[]>;
const coverage = async (who: Account, { now: time = now, ...query }: Query & { now?: string } = {}) =>
  ok(await invoke(getCoverage, who, { query, now: time }));
type Board = { stores: { name: string; shifts: BoardShift[] }[] };
const rowsOf = ({ stores }: Board) => stores.flatMap(({ shifts }) => shifts);
const namesOf = (shifts: readonly { id: string }[]) =>
  shifts.map(({ id }) => Object.entries(made).find(([, shift]) => shift.id === id)?.[0]);

describe('the board of today', () => {
  const buyers = { planned: 4, on_site: 2, on_break: 1, late: 1, missing: 2, unfilled: 1, stand_by: 1 };
  it.for([
    ['buyer', buyers],
    ['buyerManager', { ...buyers, planned: 3, missing: 1 }],
    ['storeManager', { ...buyers, planned: 2, on_site: 1, on_break: 0, late: 0, missing: 1 }],
    ['vendor', { ...buyers, planned: 3, missing: 1 }],
    ['rivalVendor', { planned: 1, on_site: 0, late: 0, missing: 0, unfilled: 1, stand_by: 0 }],
    ['foreignBuyer', { planned: 1, on_site: 0, late: 0, missing: 0, unfilled: 1, stand_by: 0 }],
  ] as const)('counts for a %s what they see, as the dashboard does', async ([who, counts]) => {
    const board = await coverage(world.people[who]);
    expect(board).toMatchObject({ day: dayOf(20), ...counts });
    const { shifts } = ok(await invoke(getDashboard, world.people[who], { now }));
    expect(shifts.on_site).toEqual({ present: board.on_site, absent: board.missing });
    const urgent = (rows: Shift[]) => rows.map(({ id }) => id);
    expect(urgent(board.urgent)).toEqual(urgent(shifts.urgent));
  });

  it.for(['admin', 'manager'] as const)('shows the platform (%s) all stores', async (who) => {
    const store_id = Object.values(world.stores).map(({ id }) => id);
    expect(await coverage(world.people[who], { store_id })).toMatchObject({ ...buyers, planned: 5, unfilled: 2 });
  });

  it('has the stores that miss a worker first, each with its shifts by start', async () => {
    const board: Board = await coverage(world.people.buyer);
    expect(board.stores.map(({ name, shifts }) => [name, namesOf(shifts).toSorted()])).toEqual([
      ['large', ['lost']],
      ['own', ['missed', 'night', 'open', 'reserve']],
      ['shared', ['running']],
    ]);
    const [, own] = board.stores;
    const starts = own?.shifts.map(({ starts_at }) => starts_at);
    expect(starts).toEqual(starts?.toSorted());
  });

  it('shows a performer no shift that it canceled, and nobody one that the customer canceled', async () => {
    expect(namesOf(rowsOf(await coverage(world.people.vendor))).toSorted()).toEqual([
      'missed',
      'night',
      'open',
      'reserve',
      'running',
    ]);
  });

  it('says who came late, who is on a break, and who stands by for whom', async () => {
    const rows = rowsOf(await coverage(world.people.vendor));
    const row = (name: keyof typeof made) => rows.find(({ id }) => id === made[name].id);
    expect(row('running')).toMatchObject({
      presence: 'present',
      flags: ['late'],
      tardiness_minutes: 9,
      actual_start: withSeconds(at(20, '06:09'), '17'),
      break_since: withSeconds(at(20, '06:40'), '52'),
    });
    expect(row('missed')).toMatchObject({ presence: 'absent', break_since: null, backed_by: [made.reserve.id] });
    expect(row('reserve')).toMatchObject({ presence: null, backs: [made.missed.id] });
    expect(row('open')).toMatchObject({ presence: null, staff: null });
  });

  it('has the contacts of the shifts to act on, as the dashboard does', async () => {
    const { urgent } = await coverage(world.people.vendor);
    expect(urgent[0]).toMatchObject({
      id: made.missed.id,
      contacts: [{ who: 'worker', name: 'Ota Dlouhý', phone: '+420777002003' }],
    });
    expect(JSON.stringify(await coverage(world.people.buyer))).not.toContain('+420777002003');
  });

  it('has the night worker of the day before at 1:00, and again on the board of that day', async () => {
    const { storeManager } = world.people;
    const board = await coverage(storeManager, { now: atNight });
    expect(board).toMatchObject({ day: dayOf(20), planned: 2, on_site: 1, missing: 0 });
    expect(namesOf(rowsOf(board))).toContain('night');
    const before = await coverage(storeManager, { now: atNight, day: dayOf(19) });
    expect(before).toMatchObject({ day: dayOf(19), planned: 1, on_site: 1, urgent: [] });
    expect(namesOf(rowsOf(before))).toEqual(['night']);
  });

  it('says when time alone changes it: what the performer canceled is missing until its planned end', async () => {
    expect((await coverage(world.people.buyer)).changes_at).toBe(at(20, '09:00'));
    expect(await coverage(world.people.buyer, { now: at(20, '09:00') })).toMatchObject({ planned: 4, missing: 1 });
    expect((await coverage(world.people.foreignBuyer)).changes_at).toBe(at(20, '14:00'));
  });
});

it('a shift that nobody ended for hours is on site neither on the board nor on the dashboard', async () => {
  const { people, specialties, ...more } = await createWorld();
  const give = shiftFixtures({ people, specialties, ...more });
  const who = await world.person('Rita Pekařová', 'ROLE_VENDOR_STAFF', more.companies.performer, {
    category_ids: [specialties.baker],
  });
  await give.started({ ...on(18, '12:00', '19:00'), category_id: specialties.baker }, who);
  const numbersAt = async (moment: string) => {
    const [board, { shifts }] = await Promise.all([
      coverage(people.vendor, { now: moment }),
      invoke(getDashboard, people.vendor, { now: moment }).then(ok),
    ]);
    return [board.on_site, shifts.on_site.present, shifts.overdue.count];
  };
  expect(await numbersAt(at(19, '02:59'))).toEqual([1, 1, 0]);
  expect(await numbersAt(at(19, '03:00'))).toEqual([0, 0, 1]);
});

describe('the board of another day', () => {
  it('has exactly the shifts of the day, and none to act on', async () => {
    const { buyer } = world.people;
    expect(await coverage(buyer, { now: at(18, '08:00'), day: dayOf(20) })).toMatchObject({
      planned: 4,
      missing: 0,
      unfilled: 1,
      urgent: [],
    });
    expect(await coverage(buyer, { day: dayOf(25) })).toMatchObject({ planned: 0, stores: [], changes_at: null });
    expect(await coverage(buyer, { day: '9999-12-31' })).toMatchObject({ stores: [] });
  });
});

describe('the filter by store', () => {
  it('shows the chosen stores in the scope of the reader', async () => {
    const { stores, people } = world;
    const only = async (who: Account, ...store_id: string[]) =>
      (await coverage(who, { store_id })).stores.map(({ name }: { name: string }) => name);
    expect(await only(people.buyer, stores.shared.id)).toEqual(['shared']);
    expect(await only(people.vendor, stores.own.id, stores.shared.id)).toEqual(['own', 'shared']);
    expect(await only(people.storeManager, stores.shared.id)).toEqual([]);
    expect(await only(people.buyer, stores.foreign.id)).toEqual([]);
    const { urgent } = await coverage(people.buyer, { store_id: stores.shared.id });
    expect(urgent).toEqual([]);
  });
});

it.for<Query>([{ day: '2026-02-30' }, { day: 'today' }, { store_id: '' }, { surprise: '1' }])(
  'refuses %o',
  async (query) => {
    expect(await invoke(getCoverage, world.people.buyer, { query, now })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: expect.any(Object) },
    });
  },
);

it('is refused to workers and newcomers', async () => {
  for (const who of [world.people.worker, world.people.newcomer])
    expect(await invoke(getCoverage, who, { now })).toMatchObject({ status: 403 });
});
