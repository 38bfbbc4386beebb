import type { Endpoint } from '#shared/contracts/endpoint.ts';
import * as shifts from '#shared/contracts/shifts.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { type HandlerResponse, invoke } from './invoke.ts';
import type { World } from './world.ts';

/**
 * The first of a June or an August at least 40 days ahead, and less than a year: the real clock of the local cloud
 * never meets these days, and for five weeks there is no state holiday that closes shops and no change of the clocks.
 */
const firstDay = (() => {
  const soonest = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const year = Number(soonest.slice(0, 4));
  const days = [`${year}-06-01`, `${year}-08-01`];
  return days.find((day) => day >= soonest) ?? `${year + 1}-06-01`;
})();

/** A moment of the test period, UTC: `at(1, '06:00')` is the second day at 06:00. */
export const at = (day: number, clock: string): string =>
  new Date(Date.parse(`${firstDay}T${clock}:00.000Z`) + day * 86_400_000).toISOString();

/** The default plan of a test's shifts, and moments around it. */
export const plan = { starts_at: at(20, '06:00'), ends_at: at(20, '12:00') };
export const when = {
  ordered: at(1, '08:00'),
  justBeforeStart: at(20, '05:50'),
  started: at(20, '06:00'),
  halfPastStart: at(20, '06:30'),
  atWork: at(20, '09:00'),
  ended: at(20, '12:00'),
  dayAfter: at(21, '08:00'),
};

/** The shift in a response. Throws with the response when it is a refusal. */
export const ok = (answered: HandlerResponse) => {
  if (answered.status >= 300) throw new Error(`${answered.status} ${JSON.stringify(answered.body)}`);
  return answered.body.data;
};

type Step = { who: Account; now?: string; body?: Record<string, unknown> };

export const shiftFixtures = (world: World) => {
  const { people, stores, specialties } = world;
  const act = async (contract: Endpoint, id: string, { who, now = when.ordered, body = {} }: Step) =>
    ok(await invoke(contract, who, { params: { id }, body, now }));
  const create = async (order: Record<string, unknown> = {}, who: Account = people.buyer) =>
    ok(
      await invoke(shifts.createShift, who, {
        body: { store_id: stores.own.id, category_id: specialties.cashier, ...plan, ...order },
        now: when.ordered,
      }),
    );
  const confirmed = async (order: Record<string, unknown> = {}, staff: Account = people.worker) => {
    const { id } = await create(order);
    return act(shifts.assignShift, id, { who: people.vendor, body: { staff_id: staff.id } });
  };
  const started = async (order: Record<string, unknown> = {}, staff: Account = people.worker) => {
    const { id, starts_at } = await confirmed(order, staff);
    return act(shifts.startShift, id, { who: staff, now: starts_at });
  };
  const onBreak = async (order: Record<string, unknown> = {}, staff: Account = people.worker) => {
    const { id } = await started(order, staff);
    return act(shifts.startBreak, id, { who: staff, now: when.atWork });
  };
  const completed = async (order: Record<string, unknown> = {}, staff: Account = people.worker) => {
    const { id, ends_at } = await started(order, staff);
    return act(shifts.endShift, id, { who: staff, now: ends_at });
  };
  /** A stand-by shift, and the confirmed shift of another worker that it backs. */
  const standBy = async (order: Record<string, unknown> = {}, staff: Account = people.worker) => {
    const backed = await confirmed(order, people.colleague);
    const { id } = await create(order);
    const standing = await act(shifts.reserveShift, id, {
      who: people.vendor,
      body: { staff_id: staff.id, backs: [backed.id] },
    });
    return { standing, backed };
  };
  /** A confirmed shift with a pending change: the customer asks for one hour later. */
  const changeRequested = async (order: Record<string, unknown> = {}, staff: Account = people.worker) => {
    const { id, version } = await confirmed(order, staff);
    const times = { starts_at: at(20, '07:00'), ends_at: at(20, '13:00') };
    const answered = await invoke(shifts.updateShift, people.buyer, {
      params: { id },
      body: { version, ...times },
      now: when.ordered,
    });
    return ok(answered);
  };
  return { act, create, confirmed, started, onBreak, completed, standBy, changeRequested };
};
