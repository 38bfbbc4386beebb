import { listCandidates } from '#shared/contracts/shifts.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { compareCandidates, judgeCandidate } from '#shared/domain/shifts/candidates.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { activeAccounts, workerIdsOf } from '../data/accounts.ts';
import { readDiaries } from '../data/diaries.ts';
import { law } from '../data/law.ts';
import { getShift } from '../data/shifts.ts';
import { serve } from '../http/serve.ts';
import { lawIn } from './present.ts';
import { toWorker } from './workers.ts';

export const handler = serve(listCandidates, async ({ params, actor, now, locale }) => {
  const { shift, ids } = await shiftAndWorkers(actor, params.id);
  const [workers, diaries] = await Promise.all([activeAccounts(ids), readDiaries(ids, shift)]);
  const busy = new Map(diaries.map((diary) => [diary.worker_id, diary.busy]));
  const judged = workers.map((worker) =>
    judgeCandidate(shift, toWorker(worker), busy.get(worker.id) ?? [], { now, law }),
  );
  return {
    data: judged.toSorted(compareCandidates).map(({ reasons, warnings, ...candidate }) => ({
      ...candidate,
      reasons: lawIn(locale, shift, reasons),
      warnings: lawIn(locale, shift, warnings),
    })),
  };
});

/** A performer's own workers are looked up beside the shift; the platform sees those of all performers that may staff it. */
const shiftAndWorkers = async (actor: Actor, shiftId: string) => {
  if (sideOf(actor.role) === 'performer') {
    const [shift, ids] = await Promise.all([getShift(actor, shiftId), workerIdsOf([actor.company?.id ?? ''])]);
    return { shift, ids };
  }
  const shift = await getShift(actor, shiftId);
  return { shift, ids: await workerIdsOf(performersOf(shift)) };
};

const performersOf = (shift: Shift) => (shift.vendor ? [shift.vendor.id] : shift.offered_to);
