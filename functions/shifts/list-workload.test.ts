import { beforeAll, expect, it } from 'vitest';
import { endShift, listWorkload } from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import { createWorld } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: Awaited<ReturnType<typeof createWorld>>;
let give: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  give = shiftFixtures(world);
});

const workload = async (who: Account | null, ids: string[], now: string) =>
  ok(await invoke(listWorkload, who, { query: { id: ids }, now })) as unknown;

it('is the time worked without breaks this month, and the next shift of the worker', async () => {
  const { people, stores } = world;
  const done = await give.act(endShift, (await give.onBreak()).id, { who: people.worker, now: when.ended });
  const ended = done.actual_end ?? '';
  const planned = { starts_at: addMinutes(ended, 60 * 48), ends_at: addMinutes(ended, 60 * 54) };
  const next = await give.confirmed(planned);
  const inMonth = addMinutes(ended, 1);
  const of = [people.worker.id, people.rivalWorker.id, people.vendor.id, 'nobody'];
  const expected = {
    id: people.worker.id,
    minutes: done.minutes_worked,
    next: { shift_id: next.id, store: stores.own.name, starts_at: next.starts_at, kind: 'planned' },
  };
  expect(done.minutes_worked).toBeGreaterThan(0);
  expect(await workload(people.vendor, of, inMonth)).toEqual([expected]);
  expect(await workload(people.admin, of, inMonth)).toEqual([
    expected,
    { id: people.rivalWorker.id, minutes: 0, next: null },
  ]);
  const muchLater = addMinutes(ended, 60 * 24 * 62);
  expect(await workload(people.vendor, of, muchLater)).toEqual([{ id: people.worker.id, minutes: 0, next: null }]);
});

it('of the workers of another performer is nothing, and customers may not ask', async () => {
  const { people } = world;
  const now = new Date().toISOString();
  expect(await workload(people.rivalVendor, [people.worker.id], now)).toEqual([]);
  expect(await workload(people.manager, [people.worker.id], now)).toEqual([]);
  for (const who of [people.buyer, people.storeManager, people.worker])
    expect(await invoke(listWorkload, who, { query: { id: people.worker.id } })).toMatchObject({ status: 403 });
  const many = Array.from({ length: 101 }, (_, n) => `worker-${n}`);
  expect(await invoke(listWorkload, people.vendor, { query: { id: many } })).toMatchObject({ status: 400 });
  expect(await invoke(listWorkload, people.vendor, { query: {} })).toMatchObject({ status: 400 });
});
