import { useEffect, useMemo } from 'react';
import * as z from 'zod/mini';
import { useStore } from '../../ui/store.ts';
import { type Changes, changesSince, extendSnapshot, removeShift, Snapshot, snapshotOf } from './changes.ts';
import type { MyShifts } from './my-shifts.ts';
import { stored } from './stored.ts';

const none: Changes = { marks: new Map(), gone: [] };

/**
 * Changes since the account's last visit on this phone, until `gotIt`. The first visit marks nothing. `left` are shifts
 * that the worker left, which are not news.
 */
export const useChanges = (account: string, loaded: MyShifts | undefined, now: string) => {
  const device = useMemo(() => stored(`smena.look.${account}`, z.nullable(Snapshot), null), [account]);
  const snapshot = useStore(device);

  useEffect(() => {
    // Kept shifts are those of an earlier visit, and do not reach as far as they would today.
    if (!loaded || loaded.kept_at) return;
    const { shifts, until } = loaded;
    const before = device.read();
    const at = new Date().toISOString();
    const next = before ? extendSnapshot(before, shifts, until, at) : snapshotOf(shifts, until, at);
    if (next !== before) device.write(next);
  }, [device, loaded]);

  return {
    changes: snapshot && loaded ? changesSince(snapshot, loaded.shifts, now) : none,
    gotIt: () => loaded && device.write(snapshotOf(loaded.shifts, loaded.until, now)),
    left: (id: string) => {
      const before = device.read();
      if (before) device.write(removeShift(before, id));
    },
  };
};
