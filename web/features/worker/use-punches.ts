import type { Shift } from '#shared/contracts/shifts.ts';
import { useUnsent } from '../../api/unsent/use-unsent.ts';
import { useOnline } from '../../ui/online.ts';
import punchBox from './punch-box.ts';
import { outcomeOf, type PunchAction, punchOf } from './punches.ts';

/** The account's punches on this phone: unsent ones, results of others until `dismiss`, and `punch` to make one. */
export const usePunches = () => {
  const online = useOnline();
  // One queue, because a shift may start only after the end of another.
  const { items, add, drop } = useUnsent(punchBox, 'all');
  return {
    online,
    waiting: items.flatMap((entry) => punchOf(entry) ?? []),
    outcomes: items.flatMap((entry) => outcomeOf(entry) ?? []),
    dismiss: () => {
      for (const entry of items) if (outcomeOf(entry)) drop(entry);
    },
    punch: ({ id, store }: Shift, action: PunchAction) =>
      void add({ shift_id: id, action, store: store.name, time_zone: store.time_zone }),
  };
};
