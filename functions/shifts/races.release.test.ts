import { beforeAll, expect, it } from 'vitest';
import { assignShift } from '#shared/contracts/shifts.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';

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

it('of 100 claims of one shift, all decided before the first write, one succeeds', async () => {
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
