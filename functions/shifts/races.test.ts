import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { assignShift, createShift, listShifts } from '#shared/contracts/shifts.ts';
import { racing, whileHeld, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { at, shiftFixtures, ok, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';

let world: World;
let fixtures: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = shiftFixtures(world);
});

const assign = (id: string, staff_id: string) =>
  invoke(assignShift, world.people.vendor, { params: { id }, body: { staff_id }, now: when.ordered });
/** All of them decide on what is stored now, before any of them writes. */
const together = <T>(asks: readonly (() => Promise<T>)[]): Promise<T[]> => racing(writes('SHIFT#'), asks);
const codes = (answers: { status: number; body: { code?: string } }[]) =>
  Object.groupBy(answers, ({ status, body }) => (status === 200 ? 'ok' : (body.code ?? 'none')));

it('an assignment whose idempotency key was taken over as crashed writes nothing, and is not decided again', async () => {
  const { id } = await fixtures.create({ starts_at: at(9, '06:00'), ends_at: at(9, '12:00') });
  const headers = { 'idempotency-key': randomUUID() };
  const request = (now: string) =>
    invoke(assignShift, world.people.vendor, {
      params: { id },
      body: { staff_id: world.people.worker.id },
      now,
      headers,
    });
  const [slow, fast] = await whileHeld(
    writes('SHIFT#'),
    () => request(at(1, '08:00')),
    () => request(at(1, '08:02')),
  );
  expect(fast).toMatchObject({ status: 200 });
  expect(slow).toMatchObject({ status: 409, body: { code: 'request-in-progress' } });
  expect(await request(at(1, '08:03'))).toEqual(fast);
});

it('of 20 assignments of one worker to overlapping shifts, all decided before the first write, one succeeds', async () => {
  const shifts = ok(
    await invoke(createShift, world.people.buyer, {
      body: {
        store_id: world.stores.own.id,
        category_id: world.specialties.cashier,
        starts_at: at(5, '06:00'),
        ends_at: at(5, '12:00'),
        count: 20,
      },
      now: when.ordered,
    }),
  ) as { id: string }[];
  const answers = await together(
    shifts.map(
      ({ id }) =>
        () =>
          assign(id, world.people.worker.id),
    ),
  );
  expect(Object.fromEntries(Object.entries(codes(answers)).map(([code, all]) => [code, all?.length]))).toEqual({
    ok: 1,
    'staff-busy': 19,
  });
  const confirmed = ok(
    await invoke(listShifts, world.people.vendor, {
      query: {
        from: at(5, '00:00').slice(0, 10),
        to: at(5, '00:00').slice(0, 10),
        staff_id: world.people.worker.id,
        status: 'confirmed',
      },
    }),
  );
  expect(confirmed).toHaveLength(1);
});

it('when two performers claim an offered shift before either of them writes, one gets it and the other no longer sees it', async () => {
  const { rivalVendor, rivalWorker, worker } = world.people;
  const { id } = await fixtures.create({
    store_id: world.stores.shared.id,
    starts_at: at(7, '06:00'),
    ends_at: at(7, '12:00'),
  });
  const [ours, theirs] = await together([
    () => assign(id, worker.id),
    () => invoke(assignShift, rivalVendor, { params: { id }, body: { staff_id: rivalWorker.id }, now: when.ordered }),
  ]);
  expect([ours?.status, theirs?.status].toSorted()).toEqual([200, 404]);
});

it('assignments of one worker to shifts that do not overlap all succeed, although all were decided before the first write', async () => {
  const worker = await world.person('Busy bee', 'ROLE_VENDOR_STAFF', world.companies.performer, {
    category_ids: [world.specialties.cashier],
  });
  const shifts = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      fixtures.create({ starts_at: at(8 + n, '06:00'), ends_at: at(8 + n, '12:00') }),
    ),
  );
  const answers = await together(
    shifts.map(
      ({ id }: { id: string }) =>
        () =>
          assign(id, worker.id),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(shifts.map(() => 200));
});

secondRing.it('of 100 claims of one shift, all decided before the first write, one succeeds', async () => {
  const workers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      world.person(`Worker ${n}`, 'ROLE_VENDOR_STAFF', world.companies.performer, {
        category_ids: [world.specialties.cashier],
      }),
    ),
  );
  const { id } = await fixtures.create({ starts_at: at(6, '06:00'), ends_at: at(6, '12:00') });
  const answers = await together(Array.from({ length: 100 }, (_, n) => () => assign(id, workers[n % 10]?.id ?? '')));
  expect(codes(answers)['ok']).toHaveLength(1);
  expect(codes(answers)['shift-action-not-allowed']).toHaveLength(99);
});
