import { beforeAll, expect, it } from 'vitest';
import { type Client, signedIn } from '../world/client.ts';
import { at, ok } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

let world: World;
let vendor: Client;
let buyer: Client;
beforeAll(async () => {
  world = await createWorld();
  vendor = await signedIn(world.people.vendor);
  buyer = await signedIn(world.people.buyer);
});

const order = (count: number, day: number) => ({
  store_id: world.stores.own.id,
  category_id: world.specialties.cashier,
  starts_at: at(day, '06:00'),
  ends_at: at(day, '12:00'),
  count,
});
const tally = (answers: { status: number; body: { code?: string } }[]) =>
  Object.fromEntries(
    Object.entries(
      Object.groupBy(answers, ({ status, body }) => (status === 200 ? 'ok' : `${status} ${body.code}`)),
    ).map(([outcome, all]) => [outcome, all?.length]),
  );

// No barrier reaches the deployed functions, so how these requests interleave is left to chance. The same
// races in functions/shifts/races.test.ts hold every write until all requests have decided.
it('of 20 assignments of one worker to overlapping shifts, sent at once over HTTP, one succeeds in any order', async () => {
  const shifts = ok(await buyer.post('/api/shifts', order(20, 30))) as { id: string }[];
  const answers = await Promise.all(
    shifts.map(({ id }) => vendor.post(`/api/shift/${id}/assign`, { staff_id: world.people.worker.id })),
  );
  expect(tally(answers)).toEqual({ ok: 1, '409 staff-busy': 19 });
});

// Each claim is a cold start, so there are only 50.
it('of 50 claims of one shift, sent at once over HTTP, one succeeds in any order', async () => {
  const { id } = ok(await buyer.post('/api/shifts', order(1, 31)));
  const staff = [world.people.worker.id, world.people.colleague.id];
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => vendor.post(`/api/shift/${id}/assign`, { staff_id: staff[n % 2] })),
  );
  expect(tally(answers)).toEqual({ ok: 1, '409 shift-action-not-allowed': 49 });
});
