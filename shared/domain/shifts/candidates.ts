import type { Context } from './command.ts';
import type { LegalRule, Occupied, Shift, Warning, Worker } from './shift.ts';
import { staffRefusals, type StaffRule, staffWarnings } from './staffing.ts';
import { isLate } from './timing.ts';

type Params = Record<string, string | number>;

/** What a worker's other shifts say. It changes the order of the candidates, not who is eligible. */
export type StaffHistory = {
  /** Today's shift to which the worker did not come. */
  missed?: Pick<Shift, 'store' | 'starts_at' | 'ends_at'> | undefined;
  /** The last day on which the worker worked at this store, YYYY-MM-DD. */
  worked_here?: string | undefined;
};
type NoteRule = 'did-not-come' | 'worked-here';

export type CandidateEligibility = {
  id: string;
  fio: string;
  /** False exactly if `assign` would refuse this worker; warnings do not exclude. */
  eligible: boolean;
  reasons: { rule: StaffRule; params: Params }[];
  warnings: Warning[];
  notes: { rule: NoteRule; params: Params }[];
};

/** Whether a worker can take a shift, the reasons against it, and what their other shifts say. */
export function judgeCandidate(
  shift: Shift,
  worker: Worker,
  busy: readonly Occupied[],
  ctx: Pick<Context, 'now' | 'law'>,
  history: StaffHistory = {},
): CandidateEligibility {
  const reasons = staffRefusals(shift, worker, busy);
  const warnings = staffWarnings(shift, worker, busy, ctx);
  const notes = notesOf(history);
  return { id: worker.id, fio: worker.fio, eligible: reasons.length === 0, reasons, warnings, notes };
}

const notesOf = ({ missed, worked_here }: StaffHistory): CandidateEligibility['notes'] => [
  ...(missed
    ? [
        {
          rule: 'did-not-come',
          params: { store: missed.store.name, from: missed.starts_at, to: missed.ends_at },
        } as const,
      ]
    : []),
  ...(worked_here === undefined ? [] : [{ rule: 'worked-here', params: { date: worked_here } } as const]),
];

/** Whether the worker of a staffed shift did not come, or is more than 5 minutes late at `now`. */
export const isMissed = ({ status, starts_at }: Pick<Shift, 'status' | 'starts_at'>, now: string): boolean =>
  status === 'unfulfilled' || (status === 'confirmed' && isLate(starts_at, now));

type Ranked = Pick<CandidateEligibility, 'fio' | 'eligible'> &
  Record<'warnings' | 'notes', readonly { rule: string }[]>;

/** Warnings about the worker. The others are about the shift, so every candidate has them. */
const warningsOfWorker: readonly string[] = ['rest', 'notice'] satisfies LegalRule[];

/**
 * Candidates without warnings first, then those with warnings about the shift only, those with warnings about
 * themselves, those who did not come today, and the ineligible. Within each group those who worked at the store come
 * first, then by name.
 */
export const compareCandidates = (one: Ranked, other: Ranked): number =>
  rank(one) - rank(other) ||
  Number(hasNote(other, 'worked-here')) - Number(hasNote(one, 'worked-here')) ||
  one.fio.localeCompare(other.fio, 'cs');

const hasNote = ({ notes }: Ranked, rule: NoteRule): boolean => notes.some((note) => note.rule === rule);

const rank = (candidate: Ranked): number => {
  if (!candidate.eligible) return 4;
  if (hasNote(candidate, 'did-not-come')) return 3;
  if (candidate.warnings.some(({ rule }) => warningsOfWorker.includes(rule))) return 2;
  return Math.min(1, candidate.warnings.length);
};
