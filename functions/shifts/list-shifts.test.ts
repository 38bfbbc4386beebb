import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  cancelShift,
  createComment,
  createShift,
  getShift,
  listCandidates,
  listComments,
  listHolidays,
  listShiftLog,
  listShifts,
  endShift,
  markUnfulfilled,
  startShift,
  updateShift,
} from '#shared/contracts/shifts.ts';
import holidays from '#shared/messages/en/holidays.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, shiftFixtures, ok, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { companyWrites } from '../data/companies/companies.ts';
import { newCompany } from '../data/companies/company.ts';
import type { Account } from '../data/people/accounts.ts';
import { findShifts, shiftInsertionWrites } from '../data/shifts/shifts.ts';
import { transact } from '../data/table.ts';

let world: World;
let made: Record<'own' | 'shared' | 'large' | 'foreign' | 'taken', { id: string }>;
const days = { from: at(10, '00:00').slice(0, 10), to: at(12, '00:00').slice(0, 10) };
beforeAll(async () => {
  world = await createWorld();
  const fixtures = shiftFixtures(world);
  const { stores, people, specialties } = world;
  const times = { starts_at: at(10, '08:00'), ends_at: at(10, '12:00') };
  made = {
    own: await fixtures.create(times),
    shared: await fixtures.create({ ...times, store_id: stores.shared.id, starts_at: at(10, '09:00') }),
    large: await fixtures.create({ ...times, store_id: stores.large.id, starts_at: at(10, '10:00') }),
    foreign: await fixtures.create(
      { ...times, store_id: stores.foreign.id, starts_at: at(10, '07:00') },
      people.foreignBuyer,
    ),
    taken: await fixtures.confirmed({
      store_id: stores.shared.id,
      starts_at: at(12, '08:00'),
      ends_at: at(12, '12:00'),
      category_id: specialties.baker,
    }),
  };
});

const list = (who: Account, query: Record<string, string | number | string[]> = {}) =>
  invoke(listShifts, who, { query: { ...days, ...query }, now: when.ordered });
const namesOf = (shifts: { id: string }[]) =>
  shifts.map(({ id }) => Object.entries(made).find(([, shift]) => shift.id === id)?.[0]);

describe('the list of shifts', () => {
  it.for([
    ['buyer', ['own', 'shared', 'large', 'taken']],
    ['buyerManager', ['own', 'shared', 'taken']],
    ['storeManager', ['own']],
    ['vendor', ['own', 'shared', 'large', 'taken']],
    ['rivalVendor', ['foreign', 'shared']],
    ['worker', ['taken']],
    ['colleague', []],
    ['foreignBuyer', ['foreign']],
  ] as const)('shows a %s exactly the shifts that they may see, by start', async ([who, expected]) => {
    const { body } = await list(world.people[who]);
    expect(namesOf(body.data)).toEqual(expected);
    expect(body).toMatchObject({ page: 1, per_page: 20, total: expected.length });
  });

  it.for(['ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'] as const)(
    "shows a %s no shift of another company's store, even of one that the account names",
    async (role) => {
      const { companies, stores } = world;
      const store_ids = [stores.own.id, stores.foreign.id];
      const keeper = await world.person('Keeper', role, companies.customer, { store_ids });
      const { body } = await list(keeper);
      expect([body.total, namesOf(body.data)]).toEqual([1, ['own']]);
      expect(await invoke(getShift, keeper, { params: { id: made.foreign.id } })).toMatchObject({ status: 404 });
    },
  );

  it('shows the platform all shifts', async () => {
    // The specialties of this world keep out the shifts of earlier tests on the same table.
    const { cashier, baker } = world.specialties;
    const { body } = await list(world.people.admin, { category_id: [cashier, baker] });
    expect(namesOf(body.data)).toEqual(['foreign', 'own', 'shared', 'large', 'taken']);
  });

  it('is refused to people without access', async () => {
    expect(await list(world.people.newcomer)).toMatchObject({ status: 403 });
  });

  it('is filtered by days, status, store, specialty and worker, with the total of the matches', async () => {
    const { buyer, worker } = world.people;
    const filtered = async (query: Record<string, string | string[]>) => namesOf((await list(buyer, query)).body.data);
    expect(await filtered({ to: days.from })).toEqual(['own', 'shared', 'large']);
    expect(await filtered({ status: 'confirmed' })).toEqual(['taken']);
    expect(await filtered({ status: ['confirmed', 'new'] })).toEqual(['own', 'shared', 'large', 'taken']);
    expect(await filtered({ store_id: world.stores.large.id })).toEqual(['large']);
    expect(await filtered({ category_id: world.specialties.baker })).toEqual(['taken']);
    expect(await filtered({ staff_id: worker.id })).toEqual(['taken']);
    expect(await filtered({ store_id: world.stores.foreign.id })).toEqual([]);
  });

  it('is searched by worker, store, specialty and number, together with other filters', async () => {
    const { buyer, worker, foreignBuyer } = world.people;
    const found = async (search: string, query = {}) => namesOf((await list(buyer, { search, ...query })).body.data);
    expect(await found(worker.fio.slice(0, 4))).toEqual(['taken']);
    expect(await found('LAR')).toEqual(['large']);
    expect(await found(made.own.id.slice(0, 8))).toEqual(['own']);
    expect(await found(made.own.id.slice(0, 8), { status: 'confirmed' })).toEqual([]);
    expect(await found(`${worker.fio} large`)).toEqual([]);
    expect(await found(made.foreign.id.slice(0, 8))).toEqual([]);
    expect(namesOf((await list(foreignBuyer, { search: made.foreign.id.slice(0, 8) })).body.data)).toEqual(['foreign']);
    expect(await list(buyer, { search: 'x'.repeat(101) })).toMatchObject({ status: 400 });
  });

  it('is sorted by start or by status, in both orders', async () => {
    const { buyer } = world.people;
    const sorted = async (query: Record<string, string>) => namesOf((await list(buyer, query)).body.data);
    expect(await sorted({ order: 'desc' })).toEqual(['taken', 'large', 'shared', 'own']);
    const fixtures = shiftFixtures(world);
    const on = (hour: string) => ({ starts_at: at(14, `${hour}:00`), ends_at: at(14, `${hour}:30`) });
    const confirmed = await fixtures.confirmed(on('08'));
    const later = [await fixtures.create(on('09')), await fixtures.create(on('10'))];
    const day = at(14, '00:00').slice(0, 10);
    const idsOf = async (query: Record<string, string>) =>
      (await list(buyer, { from: day, to: day, ...query })).body.data.map(({ id }: { id: string }) => id);
    const byStatus = [...later, confirmed].map(({ id }) => id);
    expect(await idsOf({ sort: 'status' })).toEqual(byStatus);
    expect(await idsOf({ sort: 'status', order: 'desc' })).toEqual(byStatus.toReversed());
  });

  it('comes in pages with an exact total', async () => {
    const page = async (number: number) => (await list(world.people.buyer, { page: number, per_page: 3 })).body;
    expect(await page(1)).toMatchObject({ page: 1, per_page: 3, total: 4 });
    expect(namesOf((await page(2)).data)).toEqual(['taken']);
    expect(await page(3)).toMatchObject({ total: 4, data: [] });
  });

  it.for<Record<string, string | number>>([
    { page: 0 },
    { page: -1 },
    { page: 1.5 },
    { page: 'two' },
    { per_page: 0 },
    { per_page: 1001 },
    { status: 'gone' },
    { from: '2026-02-30' },
    { from: 'today' },
    { to: '2020-01-01' },
    { to: '2099-01-01' },
    { surprise: '1' },
  ])('refuses %o', async (query) => {
    expect(await list(world.people.buyer, query)).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: expect.any(Object) },
    });
  });

  it('ends at the last supported day', async () => {
    const { body } = await list(world.people.buyer, { from: '9999-12-01', to: '9999-12-31' });
    expect(body).toMatchObject({ total: 0, data: [] });
  });

  it('covers the current month by default', async () => {
    const { body } = await invoke(listShifts, world.people.buyer, { now: at(10, '12:00') });
    const month = at(10, '12:00').slice(0, 7);
    expect(new Set(body.data.map(({ day }: { day: string }) => day.slice(0, 7)))).toEqual(new Set([month]));
  });
});

describe('the list of all shifts', () => {
  // A week of which no other test has shifts.
  const start = new Date(Date.UTC(3000 + randomInt(1000), 0, 29)).toISOString().slice(0, 10);
  const dayAfter = (n: number) => new Date(Date.parse(start) + n * 86_400_000).toISOString().slice(0, 10);
  const range = { from: start, to: dayAfter(6) };
  /** The shifts of six days in two months. */
  const perDay = [3, 0, 5, 1, 4, 2];
  let all: string[];
  /** Two shifts of a third month, after the week. */
  const later = 40;
  let beyond: string[];
  beforeAll(async () => {
    const like = await findShift(made.own.id);
    const days = [...perDay, ...Array.from({ length: later - perDay.length }, () => 0), 2];
    const shifts = days.flatMap((count, n) =>
      Array.from({ length: count }, (_, nth) => {
        const starts_at = `${dayAfter(n)}T0${nth}:00:00.000Z`;
        return { ...like, id: randomUUID(), day: dayAfter(n), starts_at, ends_at: `${dayAfter(n)}T10:00:00.000Z` };
      }),
    );
    await transact(shiftInsertionWrites(shifts.map((shift) => ({ shift, log: [] }))));
    all = shifts.map(({ id }) => id);
    beyond = all.splice(-2);
  });
  const findShift = async (id: string) => {
    const [shift] = await findShifts([id]);
    if (!shift) throw new Error('It exists');
    return shift;
  };
  const page = async (query: Record<string, string | number>) =>
    (await invoke(listShifts, world.people.manager, { query: { ...range, ...query }, now: when.ordered })).body;
  const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

  const inOrder = (order: string) => (order === 'desc' ? all.toReversed() : all);

  it.for(['asc', 'desc'])('has every page by number, with the exact total (%s)', async (order) => {
    for (const per_page of [4, 15, 20])
      for (let number = 1; number <= Math.ceil(15 / per_page) + 1; number++) {
        const shown = await page({ page: number, per_page, order });
        expect([shown.total, ids(shown)]).toEqual([
          15,
          inOrder(order).slice((number - 1) * per_page, number * per_page),
        ]);
      }
  });

  it.for(['asc', 'desc'])(
    'shows every shift once when it is paged by cursors, forwards and backwards (%s)',
    async (order) => {
      let shown = await page({ per_page: 4, order });
      const found = ids(shown);
      expect(shown.prev_cursor).toBeNull();
      while (shown.next_cursor !== null) {
        shown = await page({ per_page: 4, order, cursor: shown.next_cursor });
        found.push(...ids(shown));
      }
      expect(found).toEqual(inOrder(order));
      expect(shown).toMatchObject({ page: 4, total: 15 });
      for (let number = 3; number >= 1; number--) {
        shown = await page({ per_page: 4, order, cursor: shown.prev_cursor });
        expect([shown.page, ids(shown)]).toEqual([number, inOrder(order).slice((number - 1) * 4, number * 4)]);
      }
      expect(shown.prev_cursor).toBeNull();
    },
  );

  it.for(['asc', 'desc'])('has a page of three months at a cursor (%s)', async (order) => {
    const months = { to: dayAfter(later), order };
    const { next_cursor: cursor } = await page({ ...months, per_page: 1 });
    const found = [...all, ...beyond];
    if (order === 'desc') found.reverse();
    expect(ids(await page({ ...months, per_page: 20, cursor }))).toEqual(found.slice(1));
  });

  it('has a full first page where the shifts before a cursor are fewer', async () => {
    const { prev_cursor: cursor } = await page({ page: 2, per_page: 4 });
    const shown = await page({ from: dayAfter(2), per_page: 4, cursor });
    expect([shown.page, ids(shown), shown.prev_cursor]).toEqual([1, all.slice(3, 7), null]);
  });

  it('agrees with the same list under a filter, and reads a part of a month by its days', async () => {
    const { id } = world.stores.own;
    expect(ids(await page({ store_id: id, per_page: 20 }))).toEqual(all);
    expect(ids(await page({ from: dayAfter(2), to: dayAfter(3), per_page: 20 }))).toEqual(all.slice(3, 9));
    const filtered = await page({ store_id: id, per_page: 4 });
    expect(ids(await page({ per_page: 4, cursor: filtered.next_cursor }))).toEqual(all.slice(4, 8));
  });

  it('refuses a cursor of a day or an order that is not asked for', async () => {
    const middle = { from: dayAfter(2), to: dayAfter(3) };
    const { next_cursor: after } = await page({ ...middle, per_page: 5 });
    const { prev_cursor: before } = await page({ ...middle, per_page: 5, page: 2 });
    const refused = { code: 'invalid-input', fields: { cursor: expect.any(String) } };
    for (const cursor of [after, before]) {
      expect(await page({ ...middle, cursor })).toMatchObject({ total: 6 });
      for (const days of [
        { from: dayAfter(-40), to: dayAfter(-30) },
        { from: dayAfter(-2), to: dayAfter(1) },
        { from: dayAfter(4), to: dayAfter(5) },
        { from: dayAfter(30), to: dayAfter(40) },
      ])
        for (const order of ['asc', 'desc']) expect(await page({ ...days, cursor, order })).toMatchObject(refused);
      expect(await page({ ...middle, cursor, order: 'desc' })).toMatchObject(refused);
      expect(await page({ ...middle, cursor, sort: 'status' })).toMatchObject(refused);
    }
  });

  it('counts a shift on its new day when its times change, once, also after a refused change', async () => {
    const { own } = world.stores;
    const { buyer, vendor } = world.people;
    // In a year that requests accept.
    const first = Date.UTC(2060 + randomInt(39), randomInt(12), 1 + randomInt(28));
    const onDay = (n: number) => new Date(first + n * 86_400_000).toISOString().slice(0, 10);
    const now = `${onDay(-30)}T08:00:00.000Z`;
    const days = { from: onDay(0), to: onDay(1) };
    const order = { store_id: own.id, category_id: world.specialties.cashier };
    const times = (n: number) => ({ starts_at: `${onDay(n)}T08:00:00.000Z`, ends_at: `${onDay(n)}T12:00:00.000Z` });
    const { id } = ok(await invoke(createShift, buyer, { body: { ...order, ...times(0) }, now }));
    const body = { version: 1, ...times(1) };
    const change = () => invoke(updateShift, buyer, { params: { id }, body, now });
    const totals = async () => [
      (await page({ ...days, to: days.from })).total,
      (await page({ ...days, from: days.to })).total,
    ];
    expect(await totals()).toEqual([1, 0]);
    const answers = await Promise.all([change(), change(), change()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await totals()).toEqual([0, 1]);
    expect(await invoke(getShift, vendor, { params: { id } })).toMatchObject({ status: 200 });
  });
});

describe('one shift', () => {
  it('returns 404 to everyone who may not access it, also for its log and comments', async () => {
    const { rivalVendor, foreignBuyer, colleague, storeManager } = world.people;
    for (const who of [rivalVendor, foreignBuyer, colleague, storeManager])
      for (const contract of [getShift, listShiftLog, listComments])
        expect(await invoke(contract, who, { params: { id: made.large.id } })).toMatchObject({ status: 404 });
    expect(await invoke(getShift, rivalVendor, { params: { id: 'nothing' } })).toMatchObject({ status: 404 });
  });

  it('that one performer took is hidden from the others', async () => {
    expect(await invoke(getShift, world.people.rivalVendor, { params: { id: made.taken.id } })).toMatchObject({
      status: 404,
    });
    expect(await invoke(getShift, world.people.rivalVendor, { params: { id: made.shared.id } })).toMatchObject({
      status: 200,
    });
  });

  it('lists the actions that the reader may take now', async () => {
    const actionsOf = async (who: Account, now: string) =>
      ok(await invoke(getShift, who, { params: { id: made.taken.id }, now })).actions as string[];
    const { vendor, buyer, worker, admin } = world.people;
    expect(await actionsOf(worker, when.ordered)).toEqual(['leave']);
    expect(await actionsOf(worker, at(12, '07:50'))).toEqual(['start']);
    expect((await actionsOf(vendor, when.ordered)).toSorted()).toEqual(['cancel', 'edit', 'leave', 'replace']);
    expect((await actionsOf(buyer, when.ordered)).toSorted()).toEqual(['ask_replacement', 'cancel', 'edit']);
    expect(await actionsOf(buyer, at(12, '08:30'))).toEqual(['ask_replacement', 'start', 'mark_unfulfilled']);
    expect(await actionsOf(admin, at(13, '08:30'))).toEqual([]);
  });

  it('can be commented by everyone who may access it, and the log records it', async () => {
    const { buyer, vendor, rivalVendor } = world.people;
    const { id, version } = made.large as { id: string; version?: number };
    const say = (who: Account, text: unknown) =>
      invoke(createComment, who, { params: { id }, body: { text }, now: when.ordered });
    expect(await say(buyer, 'Gate B 🚪')).toMatchObject({
      status: 201,
      body: { data: { text: 'Gate B 🚪', by: { id: buyer.id } } },
    });
    expect(await say(rivalVendor, 'Hello')).toMatchObject({ status: 404 });
    expect(await say(buyer, '  ')).toMatchObject({ status: 400 });
    const comments = ok(await invoke(listComments, vendor, { params: { id } }));
    expect(comments).toMatchObject([{ text: 'Gate B 🚪' }]);
    const log = ok(await invoke(listShiftLog, vendor, { params: { id } }));
    expect(log.at(-1)).toMatchObject({ kind: 'comment', after: 'Gate B 🚪', by: { id: buyer.id } });
    expect(ok(await invoke(getShift, vendor, { params: { id } }))).toMatchObject({ version });
  });
});

describe('the candidates for a shift', () => {
  const candidates = async (who: Account, id: string) =>
    ok(await invoke(listCandidates, who, { params: { id }, now: when.ordered })) as {
      id: string;
      eligible: boolean;
      reasons: { rule: string; text: string }[];
      warnings: { rule: string }[];
    }[];

  it('are all workers of the performer, available ones first, with the reasons against the others', async () => {
    const { vendor, worker, colleague } = world.people;
    const baker = await world.person('Adam', 'ROLE_VENDOR_STAFF', world.companies.performer, {
      category_ids: [world.specialties.baker],
    });
    const fixtures = shiftFixtures(world);
    const { id } = await fixtures.create({ starts_at: at(12, '10:00'), ends_at: at(12, '16:00') });
    const found = await candidates(vendor, id);
    expect(found.map(({ id: each, eligible }) => [each, eligible])).toEqual([
      [colleague.id, true],
      [baker.id, false],
      [worker.id, false],
    ]);
    expect(found[1]?.reasons).toMatchObject([{ rule: 'no-specialty' }]);
    expect(found[2]?.reasons).toMatchObject([{ rule: 'busy', text: expect.stringContaining('Works elsewhere') }]);
  });

  it('carry the legal warnings against them', async () => {
    const fixtures = shiftFixtures(world);
    const { id } = await fixtures.create({ starts_at: at(12, '18:00'), ends_at: at(12, '22:00') });
    const worker = (await candidates(world.people.vendor, id)).find((each) => each.id === world.people.worker.id);
    expect(worker).toMatchObject({ eligible: true, warnings: [{ rule: 'rest' }] });
  });

  it('start with those who worked at the store, and end with those who did not come today', async () => {
    const world = await createWorld();
    const { people, companies, specialties } = world;
    const fixtures = shiftFixtures(world);
    const newcomer = await world.person('Adam', 'ROLE_VENDOR_STAFF', companies.performer, {
      category_ids: [specialties.cashier],
    });
    await fixtures.completed({}, people.colleague);
    const missed = await fixtures.confirmed({ starts_at: at(21, '06:00'), ends_at: at(21, '12:00') });
    const { id } = await fixtures.create({ starts_at: at(22, '14:00'), ends_at: at(22, '18:00') });
    const seen = async (now: string) =>
      ok(await invoke(listCandidates, people.vendor, { params: { id }, now })).map(
        (one: { id: string; eligible: boolean; notes: { rule: string }[] }) => [
          one.id,
          one.eligible,
          one.notes.map(({ rule }) => rule),
        ],
      );
    const [knowing, unknown] = [
      [people.colleague.id, true, ['worked-here']],
      [newcomer.id, true, []],
    ];
    const [present, absent] = [
      [people.worker.id, true, []],
      [people.worker.id, true, ['did-not-come']],
    ];
    expect(await seen(at(21, '06:05'))).toEqual([knowing, unknown, present]);
    expect(await seen(at(21, '06:06'))).toEqual([knowing, unknown, absent]);
    await fixtures.act(markUnfulfilled, missed.id, { who: people.vendor, now: at(21, '06:30') });
    expect(await seen(at(21, '18:00'))).toEqual([knowing, unknown, absent]);
    expect(await seen(at(22, '06:00'))).toEqual([knowing, unknown, present]);
    const [, , worker] = ok(await invoke(listCandidates, people.admin, { params: { id }, now: at(21, '18:00') }));
    expect(worker.notes).toMatchObject([{ text: expect.stringContaining(world.stores.own.name) }]);
  });

  it('are the same for the platform and the performer', async () => {
    const { id } = await shiftFixtures(world).confirmed({ starts_at: at(13, '10:00'), ends_at: at(13, '16:00') });
    const listed = await candidates(world.people.vendor, id);
    expect(listed).not.toEqual([]);
    expect(await candidates(world.people.admin, id)).toEqual(listed);
    expect(await candidates(world.people.manager, id)).toEqual(listed);
  });

  it('of a shift that names its performer are the workers of that performer only', async () => {
    const { companies, people, stores } = world;
    const order = { store_id: stores.shared.id, starts_at: at(11, '08:00'), ends_at: at(11, '12:00') };
    const { id } = await shiftFixtures(world).create({ ...order, vendor_id: companies.rival.id });
    const ids = (await candidates(people.admin, id)).map((candidate) => candidate.id);
    expect(ids).toContain(people.rivalWorker.id);
    expect(ids).not.toContain(people.worker.id);
  });

  it('of more than five performers come in pages, by name too, and nobody is left out', async () => {
    const performers = Array.from({ length: 6 }, (_, n) => ({ id: `p${n}-${randomUUID()}`, name: `Performer ${n}` }));
    for (const performer of performers) {
      const record = {
        ...performer,
        role: 'vendor',
        inn: randomUUID(),
        created_at: '2026-01-01T00:00:00.000Z',
      } as const;
      await transact(companyWrites(newCompany(record)));
    }
    const store = await world.store('many', world.companies.customer, performers);
    const category_ids = [world.specialties.cashier];
    const workers = await Promise.all(
      performers.map((performer) => world.person('Jan Nový', 'ROLE_VENDOR_STAFF', performer, { category_ids })),
    );
    const order = { store_id: store.id, starts_at: at(11, '08:00'), ends_at: at(11, '12:00') };
    const { id } = await shiftFixtures(world).create(order);
    const page = async (query: Record<string, string | number>) =>
      (await invoke(listCandidates, world.people.admin, { params: { id }, query, now: when.ordered })).body;
    const queries: Record<string, string>[] = [{}, { name: 'Nový' }];
    for (const query of queries) {
      const [first, second] = [await page(query), await page({ ...query, page: 2 })];
      expect(first).toMatchObject({ page: 1, per_page: 5, total: 6, more: false });
      expect(second).toMatchObject({ page: 2, per_page: 5, total: 6 });
      expect([first.data.length, second.data.length]).toEqual([5, 1]);
      const ids = [...first.data, ...second.data].map((candidate: { id: string }) => candidate.id);
      expect(ids.toSorted()).toEqual(workers.map((worker) => worker.id).toSorted());
    }
    expect(await page({ page: 3 })).toMatchObject({ page: 3, total: 6, data: [] });
  });

  it('of all eligible performers are shown to the platform, and refused to customers', async () => {
    const ids = (await candidates(world.people.admin, made.shared.id)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([world.people.worker.id, world.people.rivalWorker.id]));
    expect(await invoke(listCandidates, world.people.buyer, { params: { id: made.shared.id } })).toMatchObject({
      status: 403,
    });
  });
});

describe('the shifts that wait for an answer', () => {
  const requestChange = async () => {
    const world = await createWorld();
    const fixtures = shiftFixtures(world);
    const { id } = await fixtures.changeRequested();
    await fixtures.confirmed({}, world.people.colleague);
    const waiting = async (who: Account, now = when.ordered) => {
      const query = { from: at(0, '00:00').slice(0, 10), to: at(30, '00:00').slice(0, 10), waiting_for_me: 'true' };
      // The specialty of this world keeps out the shifts of earlier tests on the same table.
      const ofWorld = { ...query, category_id: world.specialties.cashier };
      const { body } = await invoke(listShifts, who, { query: ofWorld, now });
      return (body.data as { id: string }[]).map((shift) => shift.id);
    };
    return { id, people: world.people, waiting };
  };

  it('are those with a change that the other side requested', async () => {
    const { id, people, waiting } = await requestChange();
    for (const who of [people.vendor, people.manager, people.admin]) expect(await waiting(who)).toEqual([id]);
    for (const who of [people.buyer, people.storeManager, people.worker, people.rivalVendor])
      expect(await waiting(who)).toEqual([]);
  });

  it('are listed as long as an answer is among the actions: until the start', async () => {
    const { id, people, waiting } = await requestChange();
    const actionsAt = async (now: string) =>
      ok(await invoke(getShift, people.vendor, { params: { id }, now })).actions as string[];
    expect(await waiting(people.vendor, when.justBeforeStart)).toEqual([id]);
    expect(await actionsAt(when.justBeforeStart)).toContain('confirm_change');
    expect(await waiting(people.vendor, when.started)).toEqual([]);
    expect(await actionsAt(when.started)).not.toContain('confirm_change');
  });
});

describe('the shifts with a gap that needs attention', () => {
  const dayOf = (instant: string) => instant.slice(0, 10);
  const listed = async (
    world: World,
    who: Account,
    gap: string,
    now: string,
    category_id = world.specialties.cashier,
  ) => {
    // The specialty of this world keeps out the shifts of earlier tests on the same table.
    const query = { from: dayOf(at(0, '00:00')), to: dayOf(at(30, '00:00')), category_id };
    const { body } = await invoke(listShifts, who, { query: { ...query, gap }, now });
    return (body.data as { id: string }[]).map((shift) => shift.id);
  };

  it('are listed as not started from five minutes after the start until someone starts them', async () => {
    const world = await createWorld();
    const fixtures = shiftFixtures(world);
    const { buyer, storeManager, vendor, worker, colleague, foreignBuyer } = world.people;
    const { id } = await fixtures.confirmed();
    await fixtures.confirmed({ starts_at: at(21, '06:00'), ends_at: at(21, '12:00') });
    await fixtures.create();
    await fixtures.started({}, colleague);
    expect(await listed(world, buyer, 'not_started', at(20, '06:05'))).toEqual([]);
    const late = at(20, '06:06');
    for (const who of [buyer, storeManager, vendor, worker])
      expect(await listed(world, who, 'not_started', late)).toEqual([id]);
    expect(await listed(world, foreignBuyer, 'not_started', late)).toEqual([]);
    await fixtures.act(startShift, id, { who: worker, now: late });
    expect(await listed(world, buyer, 'not_started', late)).toEqual([]);
  });

  it('are listed as unfilled soon for the 24 hours before the start', async () => {
    const world = await createWorld();
    const { buyer, vendor, foreignBuyer } = world.people;
    const { id } = await shiftFixtures(world).create();
    for (const [now, expected] of [
      [at(19, '06:00'), []],
      [at(19, '06:01'), [id]],
      [when.started, [id]],
      [at(20, '06:01'), []],
    ] as const)
      for (const who of [buyer, vendor]) expect(await listed(world, who, 'unfilled_soon', now)).toEqual(expected);
    expect(await listed(world, foreignBuyer, 'unfilled_soon', at(19, '06:01'))).toEqual([]);
  });

  it('are listed as overdue when only people can end them, and nobody does', async () => {
    const world = await createWorld();
    const fixtures = shiftFixtures(world);
    const { buyer, vendor, colleague } = world.people;
    const byPeople = await world.person('Baker', 'ROLE_VENDOR_STAFF', world.companies.performer, {
      category_ids: [world.specialties.baker],
    });
    const { id } = await fixtures.started({ category_id: world.specialties.baker }, byPeople);
    await fixtures.started({}, colleague);
    for (const who of [buyer, vendor]) {
      expect(await listed(world, who, 'overdue', at(20, '19:59'), world.specialties.baker)).toEqual([]);
      expect(await listed(world, who, 'overdue', at(20, '20:00'), world.specialties.baker)).toEqual([id]);
      expect(await listed(world, who, 'overdue', at(20, '20:00'))).toEqual([]);
    }
    await fixtures.act(endShift, id, { who: vendor, now: at(20, '20:00') });
    expect(await listed(world, buyer, 'overdue', at(20, '20:00'), world.specialties.baker)).toEqual([]);
  });

  it('are listed as canceled by the performer until their planned end', async () => {
    const world = await createWorld();
    const fixtures = shiftFixtures(world);
    const { buyer, storeManager, vendor, colleague } = world.people;
    const cancel = { body: { reason: 'Ill' } };
    const [lost, own] = await Promise.all([fixtures.confirmed(), fixtures.confirmed({}, colleague)]);
    await fixtures.act(cancelShift, own.id, { who: buyer, ...cancel });
    const canceled = await fixtures.act(cancelShift, lost.id, { who: vendor, now: when.justBeforeStart, ...cancel });
    expect(canceled).toMatchObject({ flags: ['late_cancel'], canceled_by: 'performer' });
    for (const who of [buyer, storeManager])
      expect(await listed(world, who, 'canceled_by_performer', when.atWork)).toEqual([lost.id]);
    expect(await listed(world, buyer, 'canceled_by_performer', when.ended)).toEqual([]);
  });
});

it('the state holidays of a range are listed by date, with their names in the language of the reader', async () => {
  const query = { from: '2026-10-01', to: '2026-12-24' };
  const { body } = await invoke(listHolidays, world.people.buyer, { query });
  expect(body.data).toEqual([
    { date: '2026-10-28', name: holidays['10-28'] },
    { date: '2026-11-17', name: holidays['11-17'] },
    { date: '2026-12-24', name: holidays['12-24'] },
  ]);
});
