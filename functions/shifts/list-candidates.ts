import { listCandidates } from '#shared/contracts/shifts.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { compareCandidates, judgeCandidate } from '#shared/domain/shifts/candidates.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { workersOf } from '../data/accounts.ts';
import { readDiaries } from '../data/diaries.ts';
import { law } from '../data/law.ts';
import { getShift } from '../data/shifts.ts';
import { serve } from '../http/serve.ts';
import { lawIn } from './present.ts';
import { toWorker } from './workers.ts';

export const handler = serve(listCandidates, async ({ params, actor, now, locale }) => {
  const { shift, workers } = await shiftAndWorkers(actor, params.id);
  const diaries = await readDiaries(
    workers.map(({ id }) => id),
    shift,
  );
  const judged = workers.map((worker, n) =>
    judgeCandidate(shift, toWorker(worker), diaries[n]?.busy ?? [], { now, law }),
  );
  return {
    data: judged.toSorted(compareCandidates).map(({ reasons, warnings, ...candidate }) => ({
      ...candidate,
      reasons: lawIn(locale, shift, reasons),
      warnings: lawIn(locale, shift, warnings),
    })),
  };
});

/** A performer's own workers are read beside the shift; the platform sees those of all performers that may staff it. */
const shiftAndWorkers = async (actor: Actor, shiftId: string) => {
  if (sideOf(actor.role) === 'performer') {
    const [shift, workers] = await Promise.all([getShift(actor, shiftId), workersOf([actor.company?.id ?? ''])]);
    return { shift, workers };
  }
  const shift = await getShift(actor, shiftId);
  return { shift, workers: await workersOf(performersOf(shift)) };
};

const performersOf = (shift: Shift) => (shift.vendor ? [shift.vendor.id] : shift.offered_to);
