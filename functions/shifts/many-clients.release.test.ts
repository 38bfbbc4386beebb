import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { countShifts, listShifts } from '#shared/contracts/shifts.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import { createWorld } from '../../test/world/world.ts';
import { cooperationItem } from '../data/companies/companies.ts';
import { bounds } from '../data/scope.ts';
import { transact } from '../data/table.ts';

const usual = { ...bounds };
afterEach(() => void Object.assign(bounds, usual));
const days = { from: at(10, '00:00').slice(0, 10), to: at(380, '00:00').slice(0, 10) };

it('a performer of 120 customers reads the shifts of a year', async () => {
  const world = await createWorld();
  const vendor = world.companies.performer;
  const cooperations = Array.from({ length: 120 }, () =>
    cooperationItem({ vendor, customer: { id: randomUUID(), name: 'Customer' }, store_ids: null }),
  );
  for (let from = 0; from < cooperations.length; from += 60)
    await transact(cooperations.slice(from, from + 60).map((put) => ({ part: 'service', put })));
  const { id } = await shiftFixtures(world).create({ starts_at: at(10, '08:00'), ends_at: at(10, '12:00') });
  const request = { query: days, now: when.ordered };
  expect(await invoke(listShifts, world.people.vendor, request)).toMatchObject({
    status: 200,
    body: { total: 1, data: [{ id }] },
  });
  expect(await invoke(countShifts, world.people.vendor, request)).toMatchObject({ status: 200 });
});

describe('a performer with more customers than a request may read partitions', () => {
  const aMonth = { from: at(10, '00:00').slice(0, 10), to: at(25, '00:00').slice(0, 10) };

  it('lists and counts its open and staffed shifts, and no others', async () => {
    const world = await createWorld();
    const fixtures = shiftFixtures(world);
    const times = { starts_at: at(10, '08:00'), ends_at: at(10, '12:00') };
    const open = await fixtures.create(times);
    const staffed = await fixtures.confirmed(times);
    const { vendor, rivalVendor: rival } = world.people;
    const request = { query: aMonth, now: when.ordered };
    const idsFor = async (who: typeof vendor) => {
      const { status, body } = await invoke(listShifts, who, request);
      return { status, total: body.total, ids: body.data.map(({ id }: { id: string }) => id).toSorted() };
    };
    const usually = [await idsFor(vendor), await idsFor(rival)];
    expect(usually[0]).toEqual({ status: 200, total: 2, ids: [open.id, staffed.id].toSorted() });
    const counts = await invoke(countShifts, vendor, request);
    bounds.partitions = 1;
    expect([await idsFor(vendor), await idsFor(rival)]).toEqual(usually);
    expect((await invoke(countShifts, vendor, request)).body).toEqual(counts.body);
  });

  it('reads the days over the end of a month, too', async () => {
    const world = await createWorld();
    const fixtures = shiftFixtures(world);
    const query = { from: at(10, '00:00').slice(0, 10), to: at(45, '00:00').slice(0, 10) };
    const shift = await fixtures.create({ starts_at: at(40, '08:00'), ends_at: at(40, '12:00') });
    // Enough for one month, and for three of the index of all shifts.
    bounds.partitions = 3;
    const request = { query, now: when.ordered };
    expect(await invoke(listShifts, world.people.vendor, request)).toMatchObject({
      status: 200,
      body: { total: 1, data: [{ id: shift.id }] },
    });
    expect(await invoke(countShifts, world.people.vendor, request)).toMatchObject({ status: 200 });
  });

  it('lists the shifts of a store, without the partitions of its customers', async () => {
    const world = await createWorld();
    const fixtures = shiftFixtures(world);
    const times = { starts_at: at(10, '08:00'), ends_at: at(10, '12:00') };
    const shift = await fixtures.create(times);
    const query = { from: days.from, to: at(100, '00:00').slice(0, 10), store_id: [shift.store.id] };
    bounds.partitions = 5;
    expect(await invoke(listShifts, world.people.vendor, { query, now: when.ordered })).toMatchObject({
      status: 200,
      body: { total: 1, data: [{ id: shift.id }] },
    });
  });
});
