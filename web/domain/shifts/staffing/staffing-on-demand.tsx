import { useState } from 'react';
import type { Shift } from '#shared/contracts/shifts.ts';
import { optional } from '../../../ui/optional.tsx';

const AssignPopover = optional(() => import('./assign-popover.tsx'), { failed: 'close' });

/** "Who can come", beside the pressed button. Its code is loaded on the first press. `shifts` are the visible ones. */
export const useStaffing = (shifts: readonly Shift[]) => {
  // The version that the user saw. A poll must not turn "Assign" into "Replace" under the pointer.
  const [open, setOpen] = useState<{ shift: Shift; anchor: Element } | null>(null);
  const isVisible = shifts.some(({ id }) => id === open?.shift.id);
  return {
    isOpen: open !== null,
    ask: (shift: Shift, anchor: Element) => setOpen({ shift, anchor }),
    popover: open && isVisible && (
      <AssignPopover key={open.shift.id} shift={open.shift} anchor={open.anchor} onClose={() => setOpen(null)} />
    ),
  };
};
