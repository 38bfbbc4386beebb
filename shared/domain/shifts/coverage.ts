import type { Shift } from './shift.ts';
import { isLate } from './timing.ts';

/** Why nobody works on an ordered shift, or nobody will. */
type ShiftGap = 'no_show' | 'not_started' | 'canceled_by_performer' | 'unfulfilled' | 'unfilled';
/** The gaps that lists can be filtered by, because people must act on them until the planned end. */
export const currentGaps = ['not_started', 'canceled_by_performer'] as const satisfies readonly ShiftGap[];
export type CurrentGap = (typeof currentGaps)[number];

type Judged = Pick<Shift, 'status' | 'flags' | 'canceled_by'>;

/**
 * Whether the customer needs the shift. A shift that the performer canceled was ordered; one that the customer canceled
 * no longer is, and a stand-by shift fills no order.
 */
export const isOrdered = ({ status, canceled_by }: Judged): boolean =>
  status === 'canceled' ? canceled_by === 'performer' : status !== 'reserve';

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
