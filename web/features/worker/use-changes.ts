import { useEffect, useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { Shift } from '#shared/contracts/shifts.ts';
import { changesSince, removeShift, Snapshot, snapshotOf, extendSnapshot } from './changes.ts';
import type { Changes } from './changes.ts';
import { addDays } from './clock.ts';
import { horizon } from './my-shifts.ts';
import { stored } from './stored.ts';

const none: Changes = { marks: new Map(), gone: [] };

/**
 * Changes since the account's last visit on this phone, until `gotIt`. The first visit marks nothing. `left` are shifts
 * that the worker left, which are not news.
 */
export const useChanges = (account: string, shifts: readonly Shift[] | undefined, today: string, now: string) => {
  const device = useMemo(() => stored(`smena.look.${account}`, z.nullable(Snapshot), null), [account]);
  const snapshot = useSyncExternalStore(device.subscribe, device.read);
  const until = addDays(today, horizon);

  useEffect(() => {
    if (!shifts) return;
    const before = device.read();
    const at = new Date().toISOString();
    const next = before ? extendSnapshot(before, shifts, until, at) : snapshotOf(shifts, until, at);
    if (next !== before) device.write(next);
  }, [device, shifts, until]);

  return {
    changes: snapshot && shifts ? changesSince(snapshot, shifts, now) : none,
    gotIt: () => shifts && device.write(snapshotOf(shifts, until, now)),
    left: (id: string) => {
      const before = device.read();
      if (before) device.write(removeShift(before, id));
    },
  };
};
