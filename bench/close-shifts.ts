import * as contracts from '#shared/contracts/shifts.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { dueShards } from '../functions/data/keys.ts';
import { getShift } from '../functions/data/shifts/shifts.ts';
import { handler } from '../functions/jobs/close-shifts.ts';
import { at, shiftFixtures } from '../test/world/shift-fixtures.ts';
import { createWorld } from '../test/world/world.ts';
import { callsOf, roundTrips, units } from './calls.ts';
import { fill, shiftsLike } from './fill.ts';
import { withinLimit, table } from './markdown.ts';

const notYetDueCounts = [0, 2000, 20_000];
const due = 100;
const standBys = 10;
const maxReadCalls = 5;

/**
 * Counts the table calls of the close-shifts job, excluding its writes, with few and with many shifts that are not due.
 */
export const benchmarkCloseShifts = async (): Promise<string> => {
  const rows = [];
  for (const [round, notYetDue] of notYetDueCounts.entries()) {
    const toAdd = notYetDue - (notYetDueCounts[round - 1] ?? 0);
    const world = await createWorld();
    const fixtures = shiftFixtures(world);
    const { people, companies, specialties } = world;
    // Each round uses an earlier day, so that shifts of previous rounds are not due yet.
    const times = { starts_at: at(9 - round, '06:00'), ends_at: at(9 - round, '12:00') };
    const createFreeWorker = () =>
      world.person('Spare', 'ROLE_VENDOR_STAFF', companies.performer, { category_ids: [specialties.cashier] });

    const admin: Actor = { ...people.admin, role: 'ROLE_ADMIN' };
    const later = await fixtures.confirmed({ starts_at: at(25, '06:00'), ends_at: at(25, '12:00') });
    await fill(shiftsLike(await getShift(admin, later.id), toAdd));

    for (let count = 0; count < due - 2 * standBys; count += 20) await fixtures.create({ ...times, count: 20 });
    // The workers of the backed shifts do not start, so the job calls up the stand-by workers 30 minutes after the
    // start.
    for (let count = 0; count < standBys; count++) {
      const backed = await fixtures.confirmed(times, await createFreeWorker());
      const { id } = await fixtures.create(times);
      const body = { staff_id: (await createFreeWorker()).id, backs: [backed.id] };
      await fixtures.act(contracts.reserveShift, id, { who: people.vendor, body });
    }
    // The rest, so that exactly `due` shifts are due.
    await fixtures.create({ ...times, count: standBys });
    const { result, calls } = await callsOf(() =>
      handler({ time: at(9 - round, '06:30') }, { getRemainingTimeInMillis: () => 60_000 }),
    );
    const reads = calls.filter(({ name }) => name !== 'TransactWrite');
    rows.push({
      notYetDue,
      closed: result.closed,
      writes: calls.length - reads.length,
      reads: reads.length,
      trips: roundTrips(reads),
      names: reads.map(({ name }) => name).join(', '),
      units: units(reads).read,
    });
  }
  const maxReads = Math.max(...rows.map(({ reads }) => reads));
  return `## The scheduled job close-shifts

\`npm run bench -- close-shifts\`: the job's handler with ${due} due shifts and a growing number of shifts that are not due. ${standBys} of the due ones are
stand-by shifts whose backed shift was not started. One run per size, because counts do not vary.

${table(
  ['shifts not due:', 'shifts closed:', 'read calls:', 'sequential:', 'operations', 'RCU:', 'write calls:'],
  rows.map((row) => [row.notYetDue, row.closed, row.reads, row.trips, row.names, row.units, row.writes]),
)}

Limit: ${maxReadCalls} read calls. Measured: ${maxReads}. Within the limit: ${withinLimit(maxReads <= maxReadCalls)}. 10⁶ shifts that are not due would cost the same: the index is read from its oldest entry up to the event's time, so
later entries are never read. ${dueShards} queries (one per shard) + 1 batch for up to 100 due shifts + 1 batch for the backed
shifts + 1 batch for the stand-by workers' bookings = ${dueShards + 3}. Each further 100 due shifts add a parallel batch.
`;
};
