import { listCandidates } from '#shared/contracts/shifts.ts';
import { workerScope } from '#shared/domain/people/scope.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { compareCandidates, judgeCandidate } from '#shared/domain/shifts/candidates.ts';
import { performersOf, performersWithoutRequest } from '#shared/domain/shifts/reach.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { companiesById } from '../data/companies/companies.ts';
import { slicePage } from '../data/list.ts';
import { maxCandidates, workersOf } from '../data/people/account-lists.ts';
import { readManyBookings } from '../data/shifts/bookings.ts';
import { law } from '../data/shifts/law.ts';
import { getShift } from '../data/shifts/shifts.ts';
import { readStaffHistory } from '../data/shifts/staff-history.ts';
import { serve } from '../http/serve.ts';
import { warningsIn } from '../http/to-reply-shift.ts';
import { toWorker } from './workers.ts';

export const handler = serve(listCandidates, async ({ params, query, actor, now, locale }) => {
  const shift = await getShift(actor, params.id);
  const wanted = { specialty_id: shift.category.id, name: query.name };
  const reached = performersFor(shift, actor).filter((company_id) => isInScope(workerScope, actor, { company_id }));
  const performers = await activeOf(reached);
  const { data: ids, ...page } = slicePage(performers, { page: query.page, per_page: performersPerPage }, (id) => id);
  const byPerformer = await Promise.all(ids.map((id) => workersOf(id, wanted)));
  const workers = byPerformer.flat();
  const { starts_at, ends_at } = shift;
  const [bookings, history] = await Promise.all([
    readManyBookings(workers.map(({ login_id }) => ({ login_id, starts_at, ends_at }))),
    readStaffHistory(shift, { performers: ids, workers: workers.map(({ id }) => id) }, now),
  ]);
  const busy = new Map(bookings.map((bookings) => [bookings.login_id, bookings.busy]));
  const judged = workers.map((worker) =>
    judgeCandidate(shift, toWorker(worker), busy.get(worker.login_id) ?? [], { now, law }, history.get(worker.id)),
  );
  return {
    ...page,
    more: byPerformer.some(({ length }) => length >= maxCandidates),
    data: judged
      .toSorted(compareCandidates)
      .map(({ reasons, warnings, notes, ...candidate }) => ({
        ...candidate,
        reasons: warningsIn(locale, shift, reasons),
        warnings: warningsIn(locale, shift, warnings),
        notes: warningsIn(locale, shift, notes),
      })),
  };
});

/** Performers whose workers are judged in one request; with their bookings, each costs up to 150 read units. */
const performersPerPage = 5;

/** Those of the performers that are active, in their order. */
const activeOf = async (ids: readonly string[]): Promise<string[]> => {
  const active = new Set((await companiesById(ids)).filter(({ active }) => active).map(({ id }) => id));
  return ids.filter((id) => active.has(id));
};

/**
 * The performers whose workers may take the shift. For the platform, without those whose open request prevents that, if
 * others remain.
 */
const performersFor = (shift: Shift, { role }: Actor): readonly string[] => {
  const free = shift.status === 'new' && sideOf(role) === 'platform' ? performersWithoutRequest(shift) : [];
  return free.length > 0 ? free : performersOf(shift);
};
