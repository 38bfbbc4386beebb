import type { Endpoint } from '#shared/contracts/endpoint.ts';
import * as shifts from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { localDay, localTime } from '#shared/domain/local-time.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { invoke } from './invoke.ts';
import { ok } from './shift-fixtures.ts';
import type { World } from './world.ts';

/** Browser tests use the real clock: days count from today, and a shift may start at once. */
export const zone = 'Europe/Prague';
type Times = { starts_at: string; ends_at: string };

/** YYYY-MM-DD, a number of days from today. */
export const day = (days: number): string => localDay(new Date(Date.now() + days * 86_400_000).toISOString(), zone);
/** HH:mm in the stores' time zone. */
export const clock = (instant: string): string =>
  new Date(instant).toLocaleTimeString('sv-SE', { timeZone: zone, timeStyle: 'short' });
export const clocks = (from: string, to: string): string => `${clock(from)}–${clock(to)}`;

/** A moment some days from today in the stores' time zone. */
export const on = (days: number, from: string, to: string): Times => ({
  starts_at: localTime(day(days), from, zone),
  ends_at: localTime(day(to > from ? days : days + 1), to, zone),
});

const quarter = 15 * 60_000;
/** A shift from the next quarter of an hour on: its worker may start it at once. */
export const soon = (hours = 6): Times => {
  const starts_at = new Date(Math.ceil((Date.now() + 1000) / quarter) * quarter).toISOString();
  return { starts_at, ends_at: addMinutes(starts_at, hours * 60) };
};

export const today = ({ people, stores, specialties }: World) => {
  const act = async (contract: Endpoint, who: Account, id: string, body: object = {}) =>
    ok(await invoke(contract, who, { params: { id }, body }));
  /** Ordered by the performer, who needs no notice. */
  const ordered = async (times: Times, more: object = {}) =>
    ok(
      await invoke(shifts.createShift, people.vendor, {
        body: { store_id: stores.own.id, category_id: specialties.cashier, ...times, ...more },
      }),
    );
  const staffed = async (times: Times, staff: Account, more: object = {}) => {
    const { id } = await ordered(times, more);
    return act(shifts.assignShift, people.vendor, id, { staff_id: staff.id, override_reason: 'Agreed' });
  };
  /** The worker started yesterday's shift of 08:00 to 16:00 23 minutes late. */
  const lateYesterday = async (who: Account): Promise<string> => {
    const times = on(-1, '08:00', '16:00');
    const at = (minutes: number) => addMinutes(times.starts_at, minutes);
    const order = { store_id: stores.own.id, category_id: specialties.cashier, ...times };
    const { id } = ok(await invoke(shifts.createShift, people.vendor, { body: order, now: at(-4000) }));
    const params = { id };
    const staff = { staff_id: who.id, override_reason: 'Agreed' };
    ok(await invoke(shifts.assignShift, people.vendor, { params, body: staff, now: at(-3900) }));
    ok(await invoke(shifts.startShift, who, { params, body: {}, now: at(23) }));
    ok(await invoke(shifts.endShift, who, { params, body: {}, now: at(480) }));
    return id;
  };
  /** A shift of 6 hours that began 45 to 60 minutes ago, and its worker did not come. */
  const missed = async (who: Account, more: object = {}): Promise<string> => {
    const starts_at = new Date(Math.floor(Date.now() / quarter) * quarter - 3 * quarter).toISOString();
    const times = { starts_at, ends_at: addMinutes(starts_at, 6 * 60) };
    const order = { store_id: stores.own.id, category_id: specialties.cashier, ...times, ...more };
    const body = { ...order, override_reason: 'Agreed' };
    const { id } = ok(await invoke(shifts.createShift, people.vendor, { body, now: addMinutes(starts_at, -4000) }));
    const staff = { staff_id: who.id, override_reason: 'Agreed' };
    const now = addMinutes(starts_at, -3900);
    ok(await invoke(shifts.assignShift, people.vendor, { params: { id }, body: staff, now }));
    return id;
  };
  return { act, ordered, staffed, lateYesterday, missed };
};
