import type { Shift } from './shift.ts';
import { isLate } from './timing.ts';

/** Why nobody works on an ordered shift, or nobody will, the most urgent first. */
export const shiftGaps = ['no_show', 'not_started', 'canceled_by_performer', 'unfulfilled', 'unfilled'] as const;
export type ShiftGap = (typeof shiftGaps)[number];
/**
 * What people must act on now, which lists can be filtered by, the most urgent first: gaps until the planned end
 * (`missing`: nobody came or was found), shifts that start within 24 hours without a worker, and running ones that
 * somebody should have ended.
 */
export const currentGaps = ['not_started', 'missing', 'canceled_by_performer', 'unfilled_soon', 'overdue'] as const;
export type CurrentGap = (typeof currentGaps)[number];

type Judged = Pick<Shift, 'status' | 'flags' | 'canceled_by'>;

/**
 * Whether the customer needs the shift. A shift that the performer canceled was ordered; one that the customer canceled
 * no longer is, and a stand-by shift fills no order.
 */
export const isOrdered = ({ status, canceled_by }: Pick<Judged, 'status' | 'canceled_by'>): boolean =>
  status === 'canceled' ? canceled_by === 'performer' : status !== 'reserve';

/** What became of an ordered shift, or will: nobody worked a `lost` one. */
export const coverages = ['worked', 'running', 'staffed', 'open', 'lost'] as const;
export type Coverage = (typeof coverages)[number];

/** Whether somebody worked, works or is assigned, also one that has not started yet: what every screen counts as filled. */
export const isFilled = (coverage: Coverage): boolean => coverage !== 'open' && coverage !== 'lost';

/** Null if the shift is not ordered. */
export function coverageOf(shift: Pick<Judged, 'status' | 'canceled_by'>): Coverage | null {
  if (!isOrdered(shift)) return null;
  switch (shift.status) {
    case 'completed':
      return 'worked';
    case 'in_progress':
      return 'running';
    case 'confirmed':
      return 'staffed';
    case 'new':
      return 'open';
    default:
      return 'lost';
  }
}

/** Whether an ordered shift is still to be worked, or goes on. */
export const isAhead = (shift: Pick<Judged, 'status' | 'canceled_by'>): boolean => {
  const coverage = coverageOf(shift);
  return coverage === 'open' || coverage === 'staffed' || coverage === 'running';
};

/** The gap that an ordered shift leaves at `now`, ISO 8601 UTC; null if it is covered or not ordered. */
export function gapOf(shift: Judged & Pick<Shift, 'starts_at'>, now: string): ShiftGap | null {
  switch (shift.status) {
    case 'new':
      return 'unfilled';
    case 'confirmed':
      return isLate(shift.starts_at, now) ? 'not_started' : null;
    case 'unfulfilled':
      return shift.flags.includes('no_show') ? 'no_show' : 'unfulfilled';
    case 'canceled':
      return isOrdered(shift) ? 'canceled_by_performer' : null;
    default:
      return null;
  }
}
