import { lazy, Suspense, useState } from 'react';
import type { Shift } from '#shared/contracts/shifts.ts';

const AssignPopover = lazy(async () => ({ default: (await import('./staffing/assign-popover.tsx')).AssignPopover }));

/** "Who can come", beside the pressed button. Its code is loaded on the first press. `shifts` are the visible ones. */
export const useStaffing = (shifts: readonly Shift[]) => {
  const [open, setOpen] = useState<{ id: string; anchor: Element } | null>(null);
  const shift = shifts.find(({ id }) => id === open?.id);
  return {
    isOpen: open !== null,
    ask: ({ id }: Shift, anchor: Element) => setOpen({ id, anchor }),
    popover: open && shift && (
      <Suspense>
        <AssignPopover key={open.id} shift={shift} anchor={open.anchor} onClose={() => setOpen(null)} />
      </Suspense>
    ),
  };
};
