import { listCandidates } from '#shared/contracts/shifts.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { compareCandidates, judgeCandidate } from '#shared/domain/shifts/candidates.ts';
import { performersWithoutRequest } from '#shared/domain/shifts/reach.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { activeAccounts, workersFor } from '../data/accounts.ts';
import { readManyBookings } from '../data/bookings.ts';
import { law } from '../data/law.ts';
import { getShift } from '../data/shifts.ts';
import { serve } from '../http/serve.ts';
import { warningsIn } from './present.ts';
import { toWorker } from './workers.ts';

export const handler = serve(listCandidates, async ({ params, actor, now, locale }) => {
  const [shift, everyone] = await Promise.all([getShift(actor, params.id), workersFor(actor)]);
  const performers = performersOf(shift, actor);
  const candidates = everyone.filter(({ company_id }) => performers.includes(company_id ?? ''));
  const [workers, bookings] = await Promise.all([
    activeAccounts(candidates.map(({ id }) => id)),
    readManyBookings(
      candidates.map(({ login_id }) => ({ login_id, starts_at: shift.starts_at, ends_at: shift.ends_at })),
    ),
  ]);
  const busy = new Map(bookings.map((bookings) => [bookings.login_id, bookings.busy]));
  const judged = workers.map((worker) =>
    judgeCandidate(shift, toWorker(worker), busy.get(worker.login_id) ?? [], { now, law }),
  );
  return {
    data: judged.toSorted(compareCandidates).map(({ reasons, warnings, ...candidate }) => ({
      ...candidate,
      reasons: warningsIn(locale, shift, reasons),
      warnings: warningsIn(locale, shift, warnings),
    })),
  };
});

/**
 * The performers whose workers may take the shift. For the platform, without those whose open request prevents that, if
 * others remain.
 */
const performersOf = (shift: Shift, { role }: Actor): readonly string[] => {
  const all = shift.vendor ? [shift.vendor.id] : shift.offered_to;
  const free = shift.status === 'new' && sideOf(role) === 'platform' ? performersWithoutRequest(shift) : [];
  return free.length > 0 ? free : all;
};
