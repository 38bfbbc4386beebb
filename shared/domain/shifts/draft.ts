import { pricesOn } from '../pay/prices.ts';
import { Problem } from '../problem.ts';
import { type Actor, sideOf } from '../roles.ts';
import type { Specialty } from './command.ts';
import { type HolidayCalendar, planWarnings, requireOverrideReason } from './law.ts';
import { checkTimes, defaultBreakMinutes, scheduled } from './plan.ts';
import { performersOf } from './reach.ts';
import { plannedTimes, stamp } from './revise.ts';
import type { Change, Shift } from './shift.ts';
import { transitions } from './transitions.ts';

type Named = { id: string; name: string };
export type Order = {
  starts_at: string;
  ends_at: string;
  planned_break_minutes?: number;
  comment?: string;
  /** The performer that should staff the shift, one of the store's. */
  vendor_id?: string;
  override_reason?: string;
};
export type OrderContext = {
  store: Shift['store'] & { company: Named; vendors: readonly Named[]; active: boolean };
  specialty: Specialty;
  actor: Actor;
  now: string;
  id: string;
  law: HolidayCalendar;
};

/**
 * A new shift and its first log entry. Throws `store-inactive`, the problems of its times, `not-found` for a performer
 * that does not serve the store, `legal-warning` for a violated law without a reason.
 */
export function draftShift(order: Order, ctx: OrderContext): Change {
  const shift = drafted(order, ctx);
  requireOverrideReason(shift.warnings, order.override_reason);
  const created = { kind: 'created', before: null, after: plannedTimes(shift) } as const;
  return { shift, log: [stamp(created, shift, ctx, { reason: order.override_reason })], others: [] };
}

/** The preview of an order: the shift with its warnings, the state holiday of its day. Throws like an order. */
export function previewShift(order: Order, ctx: OrderContext) {
  const shift = drafted(order, ctx);
  const [holiday = null] = ctx.law.holidays(shift.day, shift.day);
  return { shift, holiday };
}

function drafted(order: Order, { store, specialty, actor, now, id, law }: OrderContext): Shift {
  if (!store.active) throw new Problem('store-inactive', { params: { store: store.name } });
  checkTimes(order, actor, now);
  const vendor = chosenVendor(order, store.vendors, actor);
  const site = {
    id: store.id,
    name: store.name,
    address: store.address,
    time_zone: store.time_zone,
    sales_area_m2: store.sales_area_m2,
  };
  const offers = { vendor, offered_to: vendor ? [] : store.vendors.map((performer) => performer.id) };
  const schedule = scheduled({ store: site, flags: [] }, order, law);
  const shift: Shift = {
    id,
    version: 1,
    status: transitions.create.to,
    store: site,
    customer: { id: store.company.id, name: store.company.name },
    ordered_by: sideOf(actor.role) === 'customer' ? 'customer' : 'performer',
    ...offers,
    category: { id: specialty.id, names: specialty.names },
    auto_complete: specialty.auto_complete,
    staff: null,
    staff_version: null,
    ...schedule,
    planned_break_minutes: order.planned_break_minutes ?? defaultBreakMinutes(order),
    actual_start: null,
    actual_end: null,
    breaks: [],
    hourly_rate: specialty.hourly_rate,
    prices: pricesOn(specialty.prices, {
      category_id: specialty.id,
      day: schedule.day,
      performers: performersOf(offers),
    }),
    comment: order.comment ?? null,
    punched: { start: null, end: null },
    claims: [],
    warnings: [],
    pending_change: null,
    replacement_asked: null,
    backs: [],
    backed_by: [],
    stand_by_vendors: {},
    call_ups: [],
    counterpart_id: null,
    called_up: null,
    hours: null,
    pay: null,
    boss_premium: null,
    paid: [],
    change_counts: {},
    created_at: now,
  };
  return { ...shift, warnings: planWarnings(shift, law) };
}

/**
 * The named performer; the actor's own when a performer orders; otherwise null: the first performer to assign a worker.
 */
function chosenVendor({ vendor_id }: Order, vendors: readonly Named[], actor: Actor): Named | null {
  const vendorId = sideOf(actor.role) === 'performer' ? actor.company?.id : vendor_id;
  if (vendorId === undefined) return null;
  const vendor = vendors.find(({ id }) => id === vendorId);
  if (!vendor) throw new Problem('not-found');
  return { id: vendor.id, name: vendor.name };
}
