import { addMinutes } from '#shared/domain/instants.ts';
import { mapAtMost } from '../data/at-most.ts';
import { monthsBetween } from '../data/keys.ts';
import { settleShifts } from '../data/pay/settle-shifts.ts';
import { law } from '../data/shifts/law.ts';
import { vendorShiftsPartition, workerShiftsPartition } from '../data/shifts/shift-items.ts';
import { findShifts } from '../data/shifts/shifts.ts';
import { queryIndex } from '../data/table.ts';
import { serveQueue } from '../events/serve-queue.ts';

/** Shifts that are read and computed at once. */
const pageSize = 200;

/**
 * Computes the pay of completed shifts again after a change of a performer's coefficients, of a rate that it agreed with
 * a worker, or of a worker's deduction. Everything is derived from the rates of the moment, so entries may run in any
 * order, and again. Shifts of locked months stay as they are. A shift that changed meanwhile fails the run, which is
 * repeated.
 */
export const handler = serveQueue('settle-pay', async ({ company_id, from, staff_id }, _, now) => {
  const months = monthsBetween(from, addMinutes(now(), 24 * 60));
  const entries = await mapAtMost(months, (month) =>
    staff_id === null
      ? queryIndex('by-vendor', vendorShiftsPartition(company_id, month), { from })
      : queryIndex('by-worker', workerShiftsPartition(staff_id, month), { from }),
  );
  const completed = entries
    .flat()
    .filter(({ projection }) => (projection as { status: string }).status === 'completed');
  const ids = completed.map(({ id }) => String(id));
  for (let at = 0; at < ids.length; at += pageSize)
    await settleShifts(await findShifts(ids.slice(at, at + pageSize)), { now: now(), law });
});
