import * as contracts from '#shared/contracts/shifts.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { dueShards } from '../functions/data/keys.ts';
import { getShift } from '../functions/data/shifts.ts';
import { handler } from '../functions/jobs/close-shifts.ts';
import { at, shiftFixtures } from '../test/world/shift-fixtures.ts';
import { createWorld } from '../test/world/world.ts';
import { callsOf, roundTrips, units } from './calls.ts';
import { fill, shiftsLike } from './fill.ts';
import { withinLimit, table } from './markdown.ts';

const pending = [0, 2000, 20_000];
const due = 100;
const standBys = 10;
const bound = 5;

/** Table calls of the close-shifts job, besides its writes, with few and with many shifts that are not due. */
export const closing = async (): Promise<string> => {
  const rows = [];
  for (const [n, more] of pending.map((count, n) => [n, count - (pending[n - 1] ?? 0)] as const)) {
    const world = await createWorld();
    const fixtures = shiftFixtures(world);
    const { people, companies, specialties } = world;
    // Earlier than the due times left by earlier rounds and other worlds, so that nothing else is due.
    const times = { starts_at: at(9 - n, '06:00'), ends_at: at(9 - n, '12:00') };
    const createFreeWorker = () =>
      world.person('Spare', 'ROLE_VENDOR_STAFF', companies.performer, { category_ids: [specialties.cashier] });

    const admin: Actor = { ...people.admin, role: 'ROLE_ADMIN' };
    const later = await fixtures.confirmed({ starts_at: at(25, '06:00'), ends_at: at(25, '12:00') });
    await fill(shiftsLike(await getShift(admin, later.id), more));

    for (let count = 0; count < due - 2 * standBys; count += 20) await fixtures.create({ ...times, count: 20 });
    // Stand-by shifts whose backed worker did not start: the job calls them up half an hour after the start.
    for (let count = 0; count < standBys; count++) {
      const backed = await fixtures.confirmed(times, await createFreeWorker());
      const { id } = await fixtures.create(times);
      const body = { staff_id: (await createFreeWorker()).id, backs: [backed.id] };
      await fixtures.act(contracts.reserveShift, id, { who: people.vendor, body });
    }
    await fixtures.create({ ...times, count: standBys });
    const { result, calls } = await callsOf(() =>
      handler({ time: at(9 - n, '06:30') }, { getRemainingTimeInMillis: () => 60_000 }),
    );
    const reads = calls.filter(({ name }) => name !== 'TransactWrite');
    rows.push({
      pending: pending[n] ?? 0,
      closed: result.closed,
      writes: calls.length - reads.length,
      reads: reads.length,
      trips: roundTrips(reads),
      names: reads.map(({ name }) => name).join(', '),
      units: units(reads).read,
    });
  }
  const maxReads = Math.max(...rows.map(({ reads }) => reads));
  return `## Closing due shifts

\`npm run bench -- closing\`: the job's handler with ${due} due shifts and a growing number of shifts that are not due. ${standBys} of the due ones are
stand-by shifts whose backed shift was not started. One run each, counts only.

${table(
  ['pending:', 'closed:', 'calls without writes:', 'sequential:', 'operations', 'RCU:', 'writes:'],
  rows.map((row) => [row.pending, row.closed, row.reads, row.trips, row.names, row.units, row.writes]),
)}

At most ${bound}: ${withinLimit(maxReads <= bound)} (${maxReads}). 10⁶ pending shifts would cost the same: the index is read from its oldest entry up to the event's time, so
later entries are never read. ${dueShards} queries (one per shard) + 1 batch for up to 100 due shifts + 1 batch for the backed
shifts + 1 batch for the stand-by workers' bookings = ${dueShards + 3}. Each further 100 due shifts add a parallel batch.
`;
};
