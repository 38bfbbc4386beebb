import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { countShifts, getDashboard, listShifts } from '#shared/contracts/shifts.ts';
import { newCooperation } from '#shared/domain/clients/cooperation.ts';
import { withFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import { createWorld } from '../../test/world/world.ts';
import { cooperationItem } from '../data/companies/companies.ts';
import { bounds } from '../data/scope.ts';
import { transact } from '../data/table.ts';

const usual = { ...bounds };
afterEach(() => void Object.assign(bounds, usual));
const days = { from: at(10, '00:00').slice(0, 10), to: at(380, '00:00').slice(0, 10) };

it('a list that would read too many partitions is refused at its days', async () => {
  const { people, stores } = await createWorld();
  bounds.partitions = 12;
  const refused = { status: 400, body: { code: 'invalid-input', fields: { to: expect.any(String) } } };
  const request = { query: days, now: when.ordered };
  for (const contract of [listShifts, countShifts])
    expect(await invoke(contract, people.vendor, request)).toMatchObject(refused);
  const query = { ...days, store_id: [stores.own.id] };
  expect(await invoke(listShifts, people.admin, { ...request, query })).toMatchObject(refused);
  const month = { ...request, query: { ...query, to: days.from } };
  expect(await invoke(listShifts, people.admin, month)).toMatchObject({ status: 200 });
});

it('a performer of a hundred customers counts and lists its shifts with at most 20 queries', async () => {
  const world = await createWorld();
  const vendor = world.companies.performer;
  const cooperations = Array.from({ length: 100 }, () =>
    cooperationItem(newCooperation({ vendor, customer: { id: randomUUID(), name: 'Customer' }, store_ids: null })),
  );
  await transact(cooperations.map((put) => ({ part: 'service', put })));
  const fixtures = shiftFixtures(world);
  const times = { starts_at: at(10, '08:00'), ends_at: at(10, '12:00') };
  const open = await fixtures.create(times);
  await fixtures.confirmed(times);
  const longest = { from: days.from, to: at(410, '00:00').slice(0, 10) };
  const requests = [
    { contract: listShifts, query: longest, body: { total: 2 } },
    { contract: listShifts, query: { ...longest, store_id: [open.store.id] }, body: { total: 2 } },
    { contract: countShifts, query: longest, body: {} },
    { contract: getDashboard, query: {}, body: { data: { shifts: { unfilled: { count: 1 } } } } },
  ];
  for (const { contract, query, body } of requests) {
    const { result, calls } = await withFault({ nth: Infinity, kind: 'unread', of: /^Query/ }, () =>
      invoke(contract, world.people.vendor, { query, now: when.ordered }),
    );
    expect(result).toMatchObject({ status: 200, body });
    expect(calls.reads).toBeLessThanOrEqual(20);
  }
});

it('a manager of many stores counts and lists the shifts of these stores only, with at most 20 queries', async () => {
  const world = await createWorld();
  const { companies, stores } = world;
  const others = Array.from({ length: 24 }, () => randomUUID());
  const manager = await world.person('Manager of many', 'ROLE_BUYER_MANAGER', companies.customer, {
    store_ids: [stores.own.id, ...others],
  });
  const times = { starts_at: at(10, '08:00'), ends_at: at(10, '12:00') };
  const own = await shiftFixtures(world).create(times);
  await shiftFixtures(world).create({ ...times, store_id: stores.shared.id });
  const query = { from: days.from, to: at(410, '00:00').slice(0, 10) };
  const requests = [query, { ...query, store_id: [stores.own.id] }];
  for (const each of requests) {
    const { result, calls } = await withFault({ nth: Infinity, kind: 'unread', of: /^Query/ }, () =>
      invoke(listShifts, manager, { query: each, now: when.ordered }),
    );
    expect(result).toMatchObject({ status: 200, body: { total: 1, data: [{ id: own.id }] } });
    expect(calls.reads).toBeLessThanOrEqual(20);
  }
});

it('days with too many shifts are refused with a sentence that says to choose fewer days', async () => {
  const world = await createWorld();
  const order = (hour: number, day = 10) => ({ starts_at: at(day, `0${hour}:00`), ends_at: at(day, '12:00') });
  for (const each of [order(6), order(7), order(6, 12)]) await shiftFixtures(world).create(each);
  bounds.entries = 2;
  const list = (to: string) =>
    invoke(listShifts, world.people.buyer, {
      query: { from: at(10, '00:00').slice(0, 10), to },
      now: when.ordered,
      headers: { 'accept-language': 'en' },
    });
  expect(await list(at(12, '00:00').slice(0, 10))).toMatchObject({
    status: 400,
    body: { fields: { to: expect.stringMatching(/2 .*days/) } },
  });
  expect(await list(at(11, '00:00').slice(0, 10))).toMatchObject({ status: 200, body: { total: 2 } });
});
