import type { Context } from './command.ts';
import type { Occupied, Shift, Warning, Worker } from './shift.ts';
import { staffRefusals, staffWarnings } from './staffing.ts';
import type { StaffRule } from './staffing.ts';

export type CandidateEligibility = {
  id: string;
  fio: string;
  /** False exactly if `assign` would refuse this worker; warnings do not exclude. */
  eligible: boolean;
  reasons: { rule: StaffRule; params: Record<string, string | number> }[];
  warnings: Warning[];
};

/** Whether a worker can take a shift, and the reasons against it. */
export function judgeCandidate(
  shift: Shift,
  worker: Worker,
  busy: readonly Occupied[],
  ctx: Pick<Context, 'now' | 'law'>,
): CandidateEligibility {
  const reasons = staffRefusals(shift, worker, busy);
  const warnings = staffWarnings(shift, worker, busy, ctx);
  return { id: worker.id, fio: worker.fio, eligible: reasons.length === 0, reasons, warnings };
}

/** Candidates without warnings first, then those with warnings, then the ineligible; by name within each group. */
export const compareCandidates = (one: CandidateEligibility, other: CandidateEligibility): number =>
  rank(one) - rank(other) || one.fio.localeCompare(other.fio, 'cs');

const rank = ({ eligible, warnings }: CandidateEligibility): number => (eligible ? Math.min(1, warnings.length) : 2);
