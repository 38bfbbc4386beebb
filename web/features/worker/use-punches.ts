import type { Shift } from '#shared/contracts/shifts.ts';
import type { PunchAction } from '#shared/domain/shifts/shift.ts';
import { useMe } from '../../api/me.ts';
import { serverTime } from '../../api/server-clock.ts';
import { useUnsent } from '../../api/unsent/use-unsent.ts';
import { takeDoorCode } from '../../domain/stores/door-code.ts';
import { useOnline } from '../../ui/online.ts';
import { locate, positionChoice } from './position.ts';
import punchBox from './punch-box.ts';
import { isRefusedByCode, outcomeOf, punchesOf } from './punches.ts';

/**
 * The account's punches on this phone: unsent ones, results of others until `dismiss`, and `punch` to make one.
 * `sendWithoutCode` sends those that were refused for the code of the store again, with their times.
 */
export const usePunches = () => {
  const account = useMe().id;
  const online = useOnline();
  // One queue, because a shift may start only after the end of another.
  const { items, add, replace, drop } = useUnsent(punchBox, 'all');
  return {
    online,
    waiting: punchesOf(items),
    outcomes: items.flatMap((entry) => outcomeOf(entry) ?? []),
    dismiss: () => {
      for (const entry of items) if (outcomeOf(entry)) drop(entry);
    },
    sendWithoutCode: () => {
      for (const entry of items)
        if (isRefusedByCode(entry)) replace(entry, { ...entry.content, store_code: undefined });
    },
    punch: (shift: Shift, action: PunchAction) => {
      const now = Date.now();
      const { id, store } = shift;
      const pressed = { at: serverTime(now), store_code: takeDoorCode(shift, now) };
      // The entry is stored at once, and waits a moment for the position: a page that dies meanwhile loses no punch.
      const rest = positionChoice(account).read()
        ? locate(navigator.geolocation).then((position) => ({ position }))
        : undefined;
      add({ shift_id: id, action, store: store.name, time_zone: store.time_zone, ...pressed }, rest);
    },
  };
};
