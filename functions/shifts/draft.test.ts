import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { createShift, listShifts, reserveShift } from '#shared/contracts/shifts.ts';
import { aroundTransactions, withEachFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, shiftFixtures, ok, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { insertStore } from '../data/stores/stores.ts';

let world: World;
let store_id: string;
beforeAll(async () => {
  world = await createWorld();
  const { performer, rival } = world.companies;
  const more = Array.from({ length: 30 }, (_, n) => ({ id: `${performer.id}-${n}`, name: `Performer ${n}` }));
  store_id = `${world.stores.own.id}-popular`;
  await insertStore({ ...world.stores.own, id: store_id, vendors: [performer, rival, ...more] });
});

const order = (day: number, comment = 'Till 3', store = store_id) => ({
  store_id: store,
  category_id: world.specialties.cashier,
  starts_at: at(day, '06:00'),
  ends_at: at(day, '12:00'),
  count: 20,
  comment,
});
const send = (body: object, key: string, now = when.ordered) =>
  invoke(createShift, world.people.buyer, { body, now, headers: { 'idempotency-key': key } });
const listed = async (day: number, who = world.people.vendor, store = store_id) => {
  const on = at(day, '00:00').slice(0, 10);
  const query = { from: on, to: on, store_id: store, per_page: 100 };
  return ok(await invoke(listShifts, who, { query })) as { id: string }[];
};

it('an order of 20 at a store with 32 performers is one transaction, and every performer sees all of it', async () => {
  const sizes: number[] = [];
  const answered = await aroundTransactions(
    async ({ input }, transact) => {
      sizes.push(input.TransactItems?.length ?? 0);
      return transact();
    },
    () => send(order(21), randomUUID()),
  );
  expect(answered.status).toBe(201);
  // The key's claim; then the check of the store, the company, the shifts, their log entries, the limit of the company and the key's record.
  expect(sizes.slice(0, 2)).toEqual([1, 45]);
  // After the commit, the offers of three shifts each, with the checks of these shifts.
  expect(sizes.slice(2)).toEqual([99, 99, 99, 99, 99, 99, 66]);
  expect(await listed(21)).toHaveLength(20);
  expect(await listed(21, world.people.rivalVendor)).toHaveLength(20);
});

it('an order is created completely or not at all, and after any fault the repeated request completes it once', async () => {
  let day = 22;
  await withEachFault(async (faulty) => {
    day += 1;
    const key = randomUUID();
    const body = order(day, undefined, world.stores.own.id);
    const stored = () => listed(day, world.people.buyer, world.stores.own.id);
    await faulty(() => send(body, key));
    expect([0, 20]).toContain((await stored()).length);
    const again = await send(body, key);
    const { body: reply, status } = again.status === 409 ? await send(body, key, at(1, '08:02')) : again;
    expect(status).toBe(201);
    const ids = (reply.data as { id: string }[]).map(({ id }) => id);
    expect((await stored()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });
});

it('an order of 20 with the longest comment can be stored and returned for a repeated key', async () => {
  const key = randomUUID();
  const body = order(32, '🛒'.repeat(1000));
  const first = await send(body, key);
  expect(first.status).toBe(201);
  expect((await send(body, key)).body).toEqual(first.body);
});

it('a stand-by worker backs 20 shifts that 32 performers may staff, in one transaction', async () => {
  const backed = ok(await send(order(34), randomUUID())) as { id: string }[];
  const { id } = await shiftFixtures(world).create({ starts_at: at(34, '06:00'), ends_at: at(34, '12:00') });
  const reserved = await invoke(reserveShift, world.people.vendor, {
    params: { id },
    body: { staff_id: world.people.worker.id, backs: backed.map((each) => each.id) },
    now: when.ordered,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(ok(reserved)).toMatchObject({ status: 'reserve', backs: backed.map((each) => each.id) });
});
