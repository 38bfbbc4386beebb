import * as z from 'zod/mini';
import type { Request } from '#shared/contracts/endpoint.ts';
import { clock, day, version } from '#shared/contracts/fields.ts';
import { createShift, headcount, type Shift, type updateShift } from '#shared/contracts/shifts.ts';
import type { Store } from '#shared/contracts/stores.ts';
import { addDays, daysBetween } from '#shared/domain/days.ts';
import { localTime } from '#shared/domain/local-time.ts';
import { isDay } from '../../../ui/days.ts';
import { clock as clockOf, dayOf } from '../../../ui/format.ts';

const order = createShift.body.shape;

/** The form values of a new or edited shift: a day and two local times of the store. */
export const Plan = z.object({
  store_id: order.store_id,
  category_id: order.category_id,
  day,
  from: clock,
  to: clock,
  planned_break_minutes: z.nullable(order.planned_break_minutes),
  count: headcount,
  /** Null: any of the store's performers. */
  vendor_id: z.nullable(z.string()),
  comment: z.nullable(order.comment),
  override_reason: z.nullable(order.override_reason),
});
export type Plan = z.infer<typeof Plan>;
/** With the version that the edit is based on. */
export const ChangedPlan = z.extend(Plan, { version });

/** The editable fields of an existing shift. */
export const editable = [
  'category_id',
  'day',
  'from',
  'to',
  'planned_break_minutes',
  'override_reason',
] as const satisfies readonly (keyof Plan)[];

type Times = { starts_at: string; ends_at: string };

const required = ['store_id', 'category_id', 'day', 'from', 'to', 'planned_break_minutes', 'count'] as const;

/** Fields that the preview requires and that are empty or invalid, in the order of the form. */
export const missingFields = (plan: Plan) =>
  required.filter((field) => !Plan.shape[field].safeParse(plan[field]).success);

/** The instants of a plan, or null while it is incomplete. An end that is not after the start is on the next day. */
export const timesOf = (plan: Pick<Plan, 'day' | 'from' | 'to'>, zone: string): Times | null => {
  if (!z.pick(Plan, { day: true, from: true, to: true }).safeParse(plan).success) return null;
  const lastDay = plan.to > plan.from ? plan.day : addDays(plan.day, 1);
  return { starts_at: localTime(plan.day, plan.from, zone), ends_at: localTime(lastDay, plan.to, zone) };
};

/** Whether a day is over at the store. Unfinished text is not a day yet. */
export const isOver = (typed: string, zone: string, now: string): boolean => isDay(typed) && typed < dayOf(now, zone);

export const emptyPlan: Plan = {
  store_id: '',
  category_id: '',
  day: '',
  from: '',
  to: '',
  planned_break_minutes: null,
  count: 1,
  vendor_id: null,
  comment: null,
  override_reason: null,
};

/**
 * Copies an existing shift into a new order: store, specialty, times, break, comment and performer. Uses the shift's
 * day, or the same weekday of the first week that `mayStart` allows. Values that are no longer available are left
 * empty.
 */
export const copyOf = (
  shift: Shift,
  { stores, specialties }: { stores: readonly Store[]; specialties: readonly { id: string }[] },
  today: string,
  mayStart: (times: Times) => boolean,
): Plan => {
  const { version: _, ...plan } = planOf(shift);
  const store = stores.find(({ id }) => id === shift.store.id);
  const weeksAgo = Math.max(0, Math.ceil(daysBetween(shift.day, today) / 7));
  const days = [0, 1, 2].map((week) => addDays(shift.day, 7 * (weeksAgo + week)));
  const fits = (day: string) => {
    const times = timesOf({ ...plan, day }, shift.store.time_zone);
    return times !== null && mayStart(times);
  };
  return {
    ...plan,
    store_id: store?.id ?? '',
    category_id: specialties.find(({ id }) => id === shift.category.id)?.id ?? '',
    day: days.find(fits) ?? '',
    vendor_id: store?.vendors.find(({ id }) => id === shift.vendor?.id)?.id ?? null,
    comment: shift.comment,
  };
};

export const planOf = (shift: Shift): z.infer<typeof ChangedPlan> => ({
  ...emptyPlan,
  version: shift.version,
  store_id: shift.store.id,
  category_id: shift.category.id,
  day: shift.day,
  from: clockOf(shift.starts_at, shift.store.time_zone),
  to: clockOf(shift.ends_at, shift.store.time_zone),
  planned_break_minutes: shift.planned_break_minutes,
});

export const orderOf = (plan: Plan, times: Times, store: Store): Request<typeof createShift>['body'] => ({
  store_id: store.id,
  category_id: plan.category_id,
  ...times,
  count: plan.count,
  planned_break_minutes: plan.planned_break_minutes ?? undefined,
  vendor_id: store.vendors.find(({ id }) => id === plan.vendor_id)?.id,
  comment: plan.comment ?? undefined,
  override_reason: plan.override_reason ?? undefined,
});

/** The order whose preview is shown: its texts change nothing of it. */
export const previewedOf = (plan: Plan, times: Times, store: Store) =>
  orderOf({ ...plan, comment: null, override_reason: null }, times, store);

/**
 * Only the changed fields. An untouched time keeps its instant, even if its local time occurs twice on an autumn night.
 */
export const changesOf = (plan: Plan, shift: Shift): Request<typeof updateShift>['body'] => {
  const before = planOf(shift);
  const moved = (['day', 'from', 'to'] as const).some((field) => plan[field] !== before[field]);
  return {
    version: shift.version,
    ...(moved && timesOf(plan, shift.store.time_zone)),
    ...(plan.category_id !== before.category_id && { category_id: plan.category_id }),
    ...(plan.planned_break_minutes !== before.planned_break_minutes && {
      planned_break_minutes: plan.planned_break_minutes ?? 0,
    }),
    override_reason: plan.override_reason ?? undefined,
  };
};
