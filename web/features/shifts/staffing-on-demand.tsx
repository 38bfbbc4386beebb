import { lazy, Suspense, useState } from 'react';
import type { Shift } from '#shared/contracts/shifts.ts';

const AssignPopover = lazy(async () => ({ default: (await import('./staffing/assign-popover.tsx')).AssignPopover }));

/** "Who can come" beside what was pressed; its code comes with the first press. `shifts` are those in sight. */
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
