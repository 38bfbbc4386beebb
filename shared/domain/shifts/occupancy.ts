import type { Occupied, Shift } from './shift.ts';
import { minutesWorked } from './timing.ts';

/**
 * The time that a shift occupies of its worker: the planned time if confirmed or on stand-by, from the actual start to
 * the planned end if running, the actual time if completed, otherwise none. docs/rules.md, "assign".
 */
export function occupiedBy(shift: Shift): Occupied | null {
  const { staff } = shift;
  if (!staff) return null;
  const taken = (kind: Occupied['kind'], from: string, to: string): Occupied => ({
    shift_id: shift.id,
    staff_id: staff.id,
    store: shift.store.name,
    from,
    to,
    kind,
  });
  switch (shift.status) {
    case 'confirmed':
      return taken('planned', shift.starts_at, shift.ends_at);
    case 'reserve':
      return taken('reserve', shift.starts_at, shift.ends_at);
    case 'in_progress': {
      const from = shift.actual_start ?? shift.starts_at;
      return taken('in_progress', from, from > shift.ends_at ? from : shift.ends_at);
    }
    case 'completed':
      return {
        ...taken('actual', shift.actual_start ?? shift.starts_at, shift.actual_end ?? shift.ends_at),
        minutes: minutesWorked(shift, shift.ends_at),
      };
    case 'new':
    case 'canceled':
    case 'unfulfilled':
      return null;
  }
}
