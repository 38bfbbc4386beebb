import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { CurrentGap } from '#shared/domain/shifts/coverage.ts';
import { readableLog } from '#shared/domain/shifts/log-visibility.ts';
import { reaches } from '#shared/domain/shifts/reach.ts';
import type { Change, LogEntry, Revision, Shift } from '#shared/domain/shifts/shift.ts';
import { isLate } from '#shared/domain/shifts/timing.ts';
import { mustAnswerChange } from '#shared/domain/shifts/transitions.ts';
import { countAssignmentWrite } from './accounts.ts';
import type { Bookings } from './bookings.ts';
import { bookingWrites, readAllBookings } from './bookings.ts';
import { clientsOf } from './companies.ts';
import type { IndexName } from './indexes.ts';
import { dueShards, keys, monthsBetween, partitions, startIn } from './keys.ts';
import type { Page, Paging } from './list.ts';
import { paginateFromNewest, pageOf } from './list.ts';
import { consumeWith } from './rate-limits.ts';
import type { ShiftProjection } from './shift-items.ts';
import { logItems, readLogEntry, readShift, shiftItem } from './shift-items.ts';
import { shiftNotifications } from './shift-notifications.ts';
import type { Item, Write } from './table.ts';
import { ifNotExists, atVersion, get, getMany, queryIndex, queryTable, transact, ConditionFailed } from './table.ts';
import { TooContended } from './write-errors.ts';

/** Throws not-found if it does not exist or is out of the actor's reach. */
export const getShift = async (actor: Actor, shiftId: string): Promise<Shift> =>
  reached(actor, await get(keys.shift(shiftId)));

const reached = (actor: Actor, item: Item | undefined): Shift => {
  const shift = item && readShift(item);
  if (!shift || !reaches(actor, shift)) throw new Problem('not-found');
  return shift;
};

/**
 * Several shifts, strongly consistent, for a decision. Throws not-found, naming the field, unless the actor reaches
 * all.
 */
export const getShifts = async (actor: Actor, ids: readonly string[], field: string): Promise<Shift[]> => {
  const found = await findShifts(ids);
  if (found.length < new Set(ids).size || !found.every((shift) => reaches(actor, shift)))
    throw new Problem('not-found', { fields: { [field]: { key: 'not-found' } } });
  return found;
};

/** The existing ones of the given shifts, without an access check: for shifts linked to a reachable one. */
export const findShifts = async (ids: readonly string[]): Promise<Shift[]> =>
  (await findShiftItems(ids)).map(readShift);

/**
 * For a decision that changes several linked shifts: the shifts, and the stand-by shifts that back one of them, each
 * once, so that the decision uses one version of each.
 */
export const withStandBys = async (shifts: readonly Shift[]): Promise<Shift[]> => {
  const known = new Set(shifts.map(({ id }) => id));
  const standBys = shifts.flatMap(({ backed_by }) => backed_by).filter((id) => !known.has(id));
  return [...shifts, ...(await findShifts(standBys))];
};

/** Stored items, unparsed: the scheduled job parses each on its own, so one unreadable item does not stop the others. */
export const findShiftItems = (ids: readonly string[]): Promise<Item[]> =>
  getMany([...new Set(ids)].map(keys.shift), true);

/**
 * A page of the log that the actor may read, oldest entry first. Page 1 has the newest entries. `total` counts only
 * readable entries.
 */
export const getShiftLog = async (actor: Actor, shiftId: string, paging: Paging): Promise<Page<LogEntry>> => {
  const { shift, items } = await withHistory(actor, shiftId, 'LOG#');
  return paginateFromNewest(readableLog(items.map(readLogEntry), shift, actor), paging);
};

/** A shift together with its items under a sort-key prefix, in one call. Throws not-found like getShift. */
export const withHistory = async (
  actor: Actor,
  shiftId: string,
  prefix: 'LOG#' | 'COMMENT#',
): Promise<{ shift: Shift; items: Item[] }> => {
  const { pk, sk } = keys.shift(shiftId);
  const items = await queryTable(pk, { from: prefix, to: sk });
  const shift = reached(
    actor,
    items.find((item) => item['sk'] === sk),
  );
  return { shift, items: items.filter((item) => String(item['sk']).startsWith(prefix)) };
};

type Filter = Paging & {
  /** Days at the store, YYYY-MM-DD, both included. */
  from: string;
  to: string;
  status?: string[] | undefined;
  store_id?: string[] | undefined;
  category_id?: string[] | undefined;
  staff_id?: string | undefined;
  /** Only shifts with a pending change that the actor may answer at this time, ISO 8601 UTC. */
  answerable_at?: string | undefined;
  /** Only shifts with this gap at this time, ISO 8601 UTC. */
  gap_at?: { gap: CurrentGap; now: string } | undefined;
};

/** One page of the actor's shifts with a day between two dates, by day at the store and start. */
export const listShifts = async (actor: Actor, filter: Filter) => {
  const clients = actor.role === 'ROLE_VENDOR' && actor.company ? await clientsOf(actor.company.id) : [];
  const entries = await Promise.all(
    monthsBetween(filter.from, filter.to).flatMap((month) => partitionsFor(actor, clients, filter, month)),
  );
  return pageOf<ShiftProjection, Shift>({
    entries: entries.flat().toSorted((a, b) => (projectionOf(a).order < projectionOf(b).order ? -1 : 1)),
    paging: filter,
    keep: (projection) =>
      (!filter.status || filter.status.includes(projection.status)) &&
      (!filter.store_id || filter.store_id.includes(projection.store_id)) &&
      (!filter.category_id || filter.category_id.includes(projection.category_id)) &&
      (!filter.staff_id || projection.staff_id === filter.staff_id) &&
      (!filter.answerable_at || isAnswerable(actor, projection, filter.answerable_at)) &&
      (!filter.gap_at || hasGap(projection, filter.gap_at)),
    key: keys.shift,
    read: readShift,
  });
};

/**
 * Who may answer a change, and until when, as for `confirm_change` in the transition table. The partitions contain only
 * shifts within reach, and a change of the status ends the pending change.
 */
const isAnswerable = ({ role }: Actor, { change_by, order }: ShiftProjection, now: string): boolean =>
  change_by !== null && mustAnswerChange(role, change_by) && now < startIn(order);

/** Mirrors `gapOf`, until the planned end. The scheduled job ends a shift that nobody started. */
const hasGap = ({ status, order, lost_until }: ShiftProjection, { gap, now }: { gap: CurrentGap; now: string }) =>
  gap === 'not_started'
    ? status === 'confirmed' && isLate(startIn(order), now)
    : lost_until !== undefined && now < lost_until;

const projectionOf = (entry: Item) => entry['projection'] as ShiftProjection;

/** The partitions of a month with shifts that the actor may see. They are read in parallel. */
const partitionsFor = (actor: Actor, clients: readonly string[], filter: Filter, month: string): Promise<Item[]>[] => {
  const range = { from: filter.from, to: `${filter.to}#~` };
  const index = (name: IndexName, pk: string) => queryIndex(name, pk, range);
  const company = actor.company?.id ?? '';
  const ofStores = (ids: readonly string[]) =>
    ids.map((store) => index('by-store', partitions.storeShifts(store, month)));
  switch (actor.role) {
    case 'ROLE_ADMIN':
    case 'ROLE_MANAGER':
      return filter.store_id ? ofStores(filter.store_id) : [index('all', partitions.allShifts(month))];
    case 'ROLE_BUYER':
      return [index('by-company', partitions.customerShifts(company, month))];
    case 'ROLE_BUYER_MANAGER':
    case 'ROLE_STORE_MANAGER':
      return ofStores(actor.store_ids).map(async (entries) =>
        // Entries of older items have no customer.
        (await entries).filter((entry) => (projectionOf(entry).customer_id ?? company) === company),
      );
    case 'ROLE_VENDOR':
      return [
        index('by-vendor', partitions.vendorShifts(company, month)),
        ...clients.map(async (customer) =>
          (await index('by-vendor', partitions.openShifts(customer, month))).filter((entry) =>
            projectionOf(entry).offered_to?.includes(company),
          ),
        ),
      ];
    case 'ROLE_VENDOR_STAFF':
      return [index('by-worker', partitions.workerShifts(actor.id, month))];
    case 'ROLE_USER':
      return [];
  }
};

/** Milliseconds. */
const day = 86_400_000;

/**
 * A worker's shifts from the month (UTC) of `since` on, all coming ones included, by day and start; empty for other
 * roles.
 */
export const everyShiftOf = async (actor: Actor, since: string, now: string): Promise<Shift[]> => {
  if (actor.role !== 'ROLE_VENDOR_STAFF') return [];
  const ends = (await readAllBookings(actor.login_id)).map(({ to }) => Date.parse(to));
  const last = Math.max(Date.parse(now) + 365 * day, ...ends);
  // The day of a shift at its store may be one later than in UTC.
  const months = monthsBetween(since, new Date(last + day).toISOString());
  const entries = await Promise.all(
    months.map((month) => queryIndex('by-worker', partitions.workerShifts(actor.id, month))),
  );
  return findShifts(entries.flat().map((entry) => String(entry['id'])));
};

/** Index entries of due shifts that one run reads per shard, far more than a run can close. */
const maxDueEntries = 10_000;

/** The shifts that the scheduled job must process at `now`, oldest first: ids only, one index query per shard. */
export const dueShifts = async (now: string): Promise<{ id: string; customer_id: string }[]> => {
  const range = { to: upTo(now), limit: maxDueEntries };
  const entries = await Promise.all(
    Array.from({ length: dueShards }, (_, shard) => queryIndex('due', partitions.due(shard), range)),
  );
  return entries
    .flat()
    .toSorted((one, other) => (String(one['due_sk']) < String(other['due_sk']) ? -1 : 1))
    .map((entry) => ({
      id: String(entry['id']),
      customer_id: String((entry['customer'] as Item | undefined)?.['id']),
    }));
};
const upTo = (now: string) => `${now}~`;

/** Whether the scheduled job must process a stored shift at `now`. */
export const isDue = ({ due_sk }: Item, now: string): boolean => typeof due_sk === 'string' && due_sk <= upTo(now);

/**
 * New shifts, each with its first log entry, in one transaction. Two items each, so an order of 20 shifts fits. They
 * count towards the limit of the company that orders, or of the platform's account. Throws `order-limit`.
 */
export const insertShifts = (ordered: readonly Revision[], { id, company }: Actor, now: string): Promise<void> =>
  consumeWith(
    [{ limit: 'ordered-shifts', subject: company?.id ?? id, uses: ordered.length }],
    now,
    ordered.flatMap(({ shift, log }) => [
      { part: 'shift', put: shiftItem(shift), if: ifNotExists },
      ...logItems(shift, log).map((put) => ({ part: 'log', put })),
    ]),
  );

/**
 * Nothing was written: a version, the bookings or the worker's account changed since the decision, or too many requests
 * wrote at once. A request decides again on the new state, the scheduled job in its next run.
 */
export class VersionConflict extends Error {}

/**
 * Saves a decision in one transaction: the changed shifts, each conditional on its version, with their logs,
 * notifications and workers' bookings. The account of a worker who is assigned or called up must be active. Throws
 * VersionConflict, with nothing written.
 */
export const saveChange = async (
  change: Change,
  before: readonly Shift[],
  decidedOn: Bookings | undefined,
): Promise<void> => {
  const steps = [change, ...change.others].flatMap((revision) => {
    const { id, version } = revision.shift;
    const old = before.find((shift) => shift.id === id);
    if (!old) throw new Error(`Shift ${id} was changed without being read`);
    if (revision.shift === old) return [];
    // The condition of the write is the version of `old`, so the decision must have used the same copy.
    if (version !== old.version + 1)
      throw new Error(`Version ${version} of shift ${id} does not follow ${old.version}`);
    return [{ old, revision }];
  });
  const writes = [
    ...steps.flatMap(({ old, revision }) => revisionWrites(old, revision)),
    ...bookingWrites(
      steps.map(({ old, revision }) => ({ before: old, after: revision.shift })),
      decidedOn,
    ),
    ...steps.flatMap(({ old, revision }) => assigneeWrites(old, revision.shift)),
  ];
  try {
    // No retries here: after a conflict the caller decides again, and most often there is nothing left to write.
    await transact(writes, 1);
  } catch (error) {
    throw error instanceof ConditionFailed || error instanceof TooContended ? new VersionConflict() : error;
  }
};

/**
 * The account of a worker who is assigned or called up must be active. Its counter of assignments is increased, so that a
 * concurrent closing of the account fails.
 */
const assigneeWrites = (old: Shift, { staff, status }: Shift): Write[] => {
  const isToCome = status === 'confirmed' || status === 'reserve';
  return staff && isToCome && (staff.id !== old.staff?.id || status !== old.status)
    ? [countAssignmentWrite(staff.id)]
    : [];
};

const revisionWrites = (old: Shift, revision: Revision): Write[] => {
  const { shift, log } = revision;
  return [
    { part: 'shift', put: shiftItem(shift), if: atVersion(old.version) },
    ...logItems(shift, log).map((put) => ({ part: 'log', put })),
    ...shiftNotifications(old, revision),
  ];
};
