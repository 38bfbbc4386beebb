import type { Shift } from '#shared/contracts/shifts.ts';
import { remember } from '../../ui/remember.ts';

/** The code of the poster at a store's door, scanned in this tab at `at` (epoch milliseconds). */
type Door = { at: number; store_id: string; code: string; shift_id: string | undefined };

const key = 'smena.door';
/** Milliseconds after the scan: a worker who has left the door does not carry its code through the day. */
const longestUse = 30 * 60_000;

const read = (): Door | null => {
  const [, at, store_id, code, shift_id] =
    /^(\d+) (\S+) (\S+)(?: (\S+))?$/.exec(sessionStorage.getItem(key) ?? '') ?? [];
  return store_id && code ? { at: Number(at), store_id, code, shift_id } : null;
};
const write = ({ at, store_id, code, shift_id }: Door): void =>
  remember(key, [at, store_id, code, shift_id].filter(Boolean).join(' '), () => sessionStorage);

/** `now` in epoch milliseconds. */
export const rememberDoor = (store_id: string, code: string, now: number): void =>
  write({ at: now, store_id, code, shift_id: undefined });

/**
 * The code that a punch of the shift carries: scanned at its store in the last 30 minutes. The first punch binds the code
 * to its shift, so that it is used for the punches of one shift. `now` in epoch milliseconds.
 */
export const takeDoorCode = ({ id, store }: Pick<Shift, 'id' | 'store'>, now: number): string | undefined => {
  const door = read();
  if (!door || door.store_id !== store.id || (door.shift_id ?? id) !== id) return undefined;
  if (now < door.at || now - door.at >= longestUse) return undefined;
  write({ ...door, shift_id: id });
  return door.code;
};

/** After the server refused a code. A newer scan stays. */
export const forgetDoor = (code: string): void => {
  if (read()?.code === code) sessionStorage.removeItem(key);
};
