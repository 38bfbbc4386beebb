import * as z from 'zod/mini';
import { id, idAndName, person } from '#shared/contracts/fields.ts';
import { HoursStep, Pay, PayLine, Price } from '#shared/contracts/pay-fields.ts';
import { sharedShiftFields, logEntryWith, pendingChangeWith } from '#shared/contracts/shifts.ts';
import { type StoredHoursState, storedHoursStates } from '#shared/domain/hours/hours.ts';
import { isOdd } from '#shared/domain/hours/odd.ts';
import { totalNames, type Totals } from '#shared/domain/pay/totals.ts';
import { coverageOf } from '#shared/domain/shifts/coverage.ts';
import { shiftSubject } from '#shared/domain/shifts/reach.ts';
import type { ShiftSubject } from '#shared/domain/shifts/scope.ts';
import { legalRules, type LogEntry, type Shift } from '#shared/domain/shifts/shift.ts';
import { dueAt, flagEdges } from '#shared/domain/shifts/timing.ts';
import { entity } from '../entity.ts';
import { type Key, monthOf, recordKeyOf, shardOf } from '../keys.ts';
import { Names } from '../specialties/specialties.ts';
import type { Item } from '../table.ts';
import { shiftSortKey } from './sort-key.ts';

export const shiftKey = recordKeyOf('SHIFT');
export const shiftLogKey = (shiftId: string, at: string, shiftVersion: number, n: number): Key => ({
  pk: `SHIFT#${shiftId}`,
  sk: `LOG#${at}#${String(shiftVersion).padStart(6, '0')}#${String(n).padStart(3, '0')}`,
});
// Partitions of lists of shifts are split by month.
export const allShiftsPartition = (month: string) => `SHIFTS#${month}`;
export const customerShiftsPartition = (companyId: string, month: string) => `CUSTOMER#${companyId}#SHIFTS#${month}`;
export const storeShiftsPartition = (storeId: string, month: string) => `STORE#${storeId}#SHIFTS#${month}`;
export const vendorShiftsPartition = (companyId: string, month: string) => `VENDOR#${companyId}#SHIFTS#${month}`;
export const workerShiftsPartition = (accountId: string, month: string) => `WORKER#${accountId}#SHIFTS#${month}`;
/** Sharded, because every open shift writes here. The scheduled job reads all shards in parallel. */
export const duePartition = (shard: number) => `DUE#${shard}`;

const StoredWarnings = z.array(
  z.object({ rule: z.enum(legalRules), params: z.record(z.string(), z.union([z.string(), z.number()])) }),
);
const Category = z.object({ id, names: Names });

const StoredHours = z.object({ state: z.enum(storedHoursStates), month: z.string(), record: z.array(HoursStep) });
const StoredPay = z.extend(Pay, {
  charge_lines: z.array(PayLine),
  charge: z.int(),
  hourly_rate: z.int(),
  hourly_premium: z.int(),
});
const StoredTotals = z.object(
  Object.fromEntries(totalNames.map((name) => [name, z.int()])) as Record<keyof Totals, z.ZodMiniNumberFormat>,
);

/** As `ShiftPrice`. */
const StoredPrices = z.array(z.extend(Price, { vendor_id: id }));

const ShiftSchema = z.object({
  ...sharedShiftFields,
  store: z.object({
    ...idAndName.shape,
    address: z.string(),
    time_zone: z.string(),
    sales_area_m2: z.nullable(z.int()),
  }),
  staff: z.nullable(z.extend(person, { login_id: id })),
  category: Category,
  staff_version: z.nullable(z.int()),
  pending_change: z.nullable(
    z.object({
      ...pendingChangeWith(Category, StoredWarnings).shape,
      prices: StoredPrices,
      auto_complete: z.boolean(),
      vendor_id: z.nullable(id),
    }),
  ),
  offered_to: z.array(id),
  prices: StoredPrices,
  auto_complete: z.boolean(),
  warnings: StoredWarnings,
  stand_by_vendors: z.record(z.string(), id),
  called_up: z.nullable(z.object({ shift_id: id, version: z.int(), store_id: id })),
  call_ups: z.array(z.object({ shift_id: id, at: z.string() })),
  hours: z.nullable(StoredHours),
  pay: z.nullable(StoredPay),
  boss_premium: z.nullable(z.object({ amount: z.int(), reason: z.string() })),
  paid: z.array(z.object({ month: z.string(), totals: StoredTotals })),
  change_counts: z.record(z.string(), z.int()),
});

const shifts = entity('shift', ShiftSchema, [
  (first) => ({ change_counts: {}, ...first }),
  (second) => ({ stand_by_vendors: standByVendorsOf(second), called_up: null, ...second }),
  (third) => ({ ...withoutPay, ...third, hours: hoursOf(third) }),
  (fourth) => ({ replacement_asked: null, ...fourth }),
  (fifth) => ({ punched: { start: null, end: null }, claims: [], ...fifth }),
  ({ pending_change, ...sixth }) => ({
    prices: [],
    ...sixth,
    pending_change: pending_change && { prices: [], ...(pending_change as Item) },
  }),
]);

/** For items that do not store them: of a staffed shift its performer, of an offered one unknown. */
const standByVendorsOf = ({ vendor, backed_by }: Item): Record<string, unknown> =>
  vendor && Array.isArray(backed_by)
    ? Object.fromEntries(backed_by.map((id) => [String(id), (vendor as Item)['id']]))
    : {};

const withoutPay = { pay: null, boss_premium: null, paid: [] };
/** Shifts that were completed before hours were approved are submitted. Their pay is computed with the next change. */
const hoursOf = ({ status, day, hours }: Item): unknown =>
  hours ?? (status === 'completed' ? { state: 'submitted', month: monthOf(String(day)), record: [] } : null);

const StoredEntry = logEntryWith(Names);
const logKinds: ReadonlySet<unknown> = new Set(StoredEntry.def.options.flatMap(({ def }) => def.shape.kind.def.values));
const StoredLog = z.object({
  entry: StoredEntry,
  version: z.int(),
  vendor_id: z.nullable(id),
  prices: z.optional(z.object({ before: StoredPrices, after: StoredPrices })),
});
const logEntries = entity('shift-log', StoredLog, [
  // Kinds about hours and pay were added, then the request for a replacement, claimed punches, and prices.
  (first) => first,
  (second) => second,
  (third) => third,
  (fourth) => fourth,
]);

export const readShift = (item: Item): Shift => shifts.read(item);
/** False for a kind of entry that only a newer version of the app knows. */
export const isKnownLogItem = (item: Item): boolean => logKinds.has((item['entry'] as Item | undefined)?.['kind']);
export const readLogEntry = (item: Item): LogEntry => {
  const { entry, ...marks } = logEntries.read(item);
  return { ...entry, ...marks };
};

/** The fields by which shift lists are sorted and filtered, and by which a shift is in somebody's scope. */
export type ShiftProjection = ShiftSubject & {
  order: string;
  status: string;
  category_id: string;
  /** The side that requested a change which the other side has not answered. */
  change_by: 'customer' | 'performer' | null;
  /** The request of the customer for another worker. */
  replacement_asked?: true;
  /** For a shift that the performer canceled, or to which nobody came: its planned end. It is a gap until then. */
  lost_until?: string;
  /** For a running shift that only people end: from when it is overdue. */
  overdue_from?: string;
  /** For a completed shift: the approval of its hours, `month` is the one that pays them. */
  hours?: { state: StoredHoursState; month: string; odd: boolean };
};

export const projectionOf = (entry: Item) => entry['projection'] as ShiftProjection;

const overdueFrom = (shift: Shift) => {
  const [overdue] = shift.auto_complete ? [] : flagEdges(shift);
  return overdue && { overdue_from: overdue.at };
};

export const toProjection = (shift: Shift): ShiftProjection => ({
  ...shiftSubject(shift),
  order: shiftSortKey(shift),
  status: shift.status,
  category_id: shift.category.id,
  change_by: shift.pending_change?.by ?? null,
  ...(shift.replacement_asked && { replacement_asked: true }),
  ...(coverageOf(shift) === 'lost' && { lost_until: shift.ends_at }),
  ...overdueFrom(shift),
  ...(shift.hours && { hours: { state: shift.hours.state, month: shift.hours.month, odd: isOdd(shift) } }),
});

/** A shift with its index keys for every list that shows it. */
export const shiftItem = (shift: Shift): Item => {
  const month = monthOf(shift.day);
  const sortKey = shiftSortKey(shift);
  const due = dueAt(shift);
  return {
    ...shiftKey(shift.id),
    ...shifts.store(shift as z.input<typeof ShiftSchema>),
    projection: toProjection(shift),
    company_pk: customerShiftsPartition(shift.customer.id, month),
    company_sk: sortKey,
    store_pk: storeShiftsPartition(shift.store.id, month),
    store_sk: sortKey,
    all_pk: allShiftsPartition(month),
    all_sk: sortKey,
    ...(shift.vendor && { vendor_pk: vendorShiftsPartition(shift.vendor.id, month), vendor_sk: sortKey }),
    ...(shift.staff && { worker_pk: workerShiftsPartition(shift.staff.id, month), worker_sk: sortKey }),
    ...(due && { due_pk: duePartition(shardOf(shift.id)), due_sk: `${due}#${shift.id}` }),
  };
};

export const logItems = (shift: Shift, log: readonly LogEntry[]): Item[] =>
  log.map((entry, n) => {
    const { version, vendor_id, prices } = entry;
    const rates = prices && { prices: { before: [...prices.before], after: [...prices.after] } };
    return {
      ...shiftLogKey(shift.id, entry.at, shift.version, n),
      ...logEntries.store({ entry, version, vendor_id, ...rates }),
    };
  });
