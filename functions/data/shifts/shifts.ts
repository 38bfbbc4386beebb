import { addDays } from '#shared/domain/days.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { type ListOf, listsOf } from '#shared/domain/scope/scope.ts';
import { hadShift } from '#shared/domain/shifts/claims.ts';
import { type Coverage, coverageOf, type CurrentGap } from '#shared/domain/shifts/coverage.ts';
import { readableLog } from '#shared/domain/shifts/log-visibility.ts';
import { reaches } from '#shared/domain/shifts/reach.ts';
import { shiftScope } from '#shared/domain/shifts/scope.ts';
import {
  type Change,
  type LogEntry,
  type Revision,
  type Shift,
  type ShiftStatus,
  shiftStatuses,
} from '#shared/domain/shifts/shift.ts';
import { isLate, lateMinutes } from '#shared/domain/shifts/timing.ts';
import { mustAnswerChange } from '#shared/domain/shifts/transitions.ts';
import { mapAtMost } from '../at-most.ts';
import { companyTieWrite } from '../companies/require-active.ts';
import { hoursWrites } from '../hours/locks.ts';
import type { IndexName } from '../indexes.ts';
import { dueShards, monthsBetween } from '../keys.ts';
import { inGivenOrder, type Page, pageOf, pageOfIds, paginateFromNewest, type Paging } from '../list.ts';
import { countAssignmentWrite } from '../people/accounts.ts';
import type { LimitUse } from '../rate-limits.ts';
import { readScope, type Source } from '../scope.ts';
import {
  atVersion,
  ConditionFailed,
  get,
  getMany,
  ifNotExists,
  type Item,
  queryIndex,
  queryTable,
  transact,
  type Write,
} from '../table.ts';
import { TooContended } from '../write-errors.ts';
import { pageOfAllShifts } from './all-shifts.ts';
import { type Bookings, bookingWrites, readAllBookings } from './bookings.ts';
import { offersPartition } from './offers.ts';
import { searchAmong } from './search.ts';
import { dayWrites } from './shift-days.ts';
import {
  allShiftsPartition,
  customerShiftsPartition,
  duePartition,
  isKnownLogItem,
  logItems,
  readLogEntry,
  readShift,
  shiftItem,
  shiftKey,
  type ShiftProjection,
  storeShiftsPartition,
  vendorShiftsPartition,
  workerShiftsPartition,
  projectionOf,
} from './shift-items.ts';
import { shiftNotificationWrites } from './shift-notifications.ts';
import { dayIn, startIn } from './sort-key.ts';

/** Throws not-found if it does not exist or is out of the actor's reach. */
export const getShift = async (actor: Actor, shiftId: string): Promise<Shift> =>
  reached(actor, await get(shiftKey(shiftId)));

const reached = (actor: Actor, item: Item | undefined): Shift => {
  const shift = item && readShift(item);
  if (!shift || !reaches(actor, shift)) throw new Problem('not-found');
  return shift;
};

/** A shift that the worker has, or once had; undefined for others. */
export const findShiftOfWorker = async (actor: Actor, shiftId: string): Promise<Shift | undefined> => {
  const { pk, sk } = shiftKey(shiftId);
  const items = await queryTable(pk, { from: 'LOG#', to: sk });
  const item = items.find((one) => one['sk'] === sk);
  const shift = item && readShift(item);
  if (!shift || reaches(actor, shift)) return shift;
  const log = items.filter((one) => String(one['sk']).startsWith('LOG#') && isKnownLogItem(one)).map(readLogEntry);
  return hadShift(log, actor.id) ? shift : undefined;
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

/**
 * Stored items, unparsed: the scheduled job parses each on its own, so one unreadable item does not stop the others.
 */
export const findShiftItems = (ids: readonly string[]): Promise<Item[]> =>
  getMany([...new Set(ids)].map(shiftKey), true);

/**
 * A page of the log that the actor may read, oldest entry first. Page 1 has the newest entries. `total` counts only
 * readable entries.
 */
export const getShiftLog = async (actor: Actor, shiftId: string, paging: Paging): Promise<Page<LogEntry>> => {
  const { shift, items } = await withHistory(actor, shiftId, 'LOG#');
  return paginateFromNewest(readableLog(items.filter(isKnownLogItem).map(readLogEntry), shift, actor), paging);
};

/** A shift together with its items under a sort-key prefix, in one call. Throws not-found like getShift. */
export const withHistory = async (
  actor: Actor,
  shiftId: string,
  prefix: 'LOG#' | 'COMMENT#',
): Promise<{ shift: Shift; items: Item[] }> => {
  const { pk, sk } = shiftKey(shiftId);
  const items = await queryTable(pk, { from: prefix, to: sk });
  const shift = reached(
    actor,
    items.find((item) => item['sk'] === sk),
  );
  return { shift, items: items.filter((item) => String(item['sk']).startsWith(prefix)) };
};

type Filter = Paging<'starts_at' | 'status'> & {
  id?: string[] | undefined;
  /** Days at the store, YYYY-MM-DD, both included. */
  from: string;
  to: string;
  status?: string[] | undefined;
  store_id?: string[] | undefined;
  category_id?: string[] | undefined;
  staff_id?: string | undefined;
  /** A typed text, see shared/domain/shifts/search.ts. */
  search?: string | undefined;
  /** Only shifts with a pending change that the actor may answer at this time, ISO 8601 UTC. */
  answerable_at?: string | undefined;
  /** Only shifts with this gap at this time, ISO 8601 UTC. */
  gap_at?: { gap: CurrentGap; now: string } | undefined;
};

/**
 * The index entries of the actor's shifts with a day between two dates, in any order. A status that only a newer
 * version of the app knows is left out.
 */
export const entriesBetween = async (
  actor: Actor,
  { from, to, store_id }: Pick<Filter, 'from' | 'to' | 'store_id'>,
): Promise<Item[]> => {
  const entries = await readScope(shiftScope, actor, {
    sources: sourcesIn(actor, monthsBetween(from, to), store_id),
    subject: projectionOf,
    range: { from, to: `${to}#~` },
    bound: { narrowBy: 'to', refusal: 'too-many-in-days' },
  });
  // For some milliseconds a shift may be both offered and staffed.
  const distinct = new Map(entries.map((entry) => [String(entry['id']), entry]));
  return [...distinct.values()].filter((entry) => statuses.includes(projectionOf(entry).status));
};

/**
 * The actor's shifts between two days by start, at most `most`: if there are more, those from yesterday on. Too many to
 * be read are narrowed to the days around today, YYYY-MM-DD.
 */
export const nearestShifts = async (
  actor: Actor,
  { from, to, today, most }: { from: string; to: string; today: string; most: number },
): Promise<Shift[]> => {
  const near = { from: addDays(today, -1), to: addDays(today, 7) };
  const entries = await entriesBetween(actor, { from, to }).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'invalid-input') return entriesBetween(actor, near);
    throw error;
  });
  const sorted = entries.toSorted((a, b) => (projectionOf(a).order < projectionOf(b).order ? -1 : 1));
  const nearest = sorted.length <= most ? sorted : sorted.filter((entry) => projectionOf(entry).order >= near.from);
  const shifts = await findShifts(nearest.slice(0, most).map(({ id }) => String(id)));
  return shifts
    .filter((shift) => reaches(actor, shift))
    .toSorted((one, other) => (one.starts_at < other.starts_at ? -1 : 1));
};

/**
 * How many ordered shifts of the actor each day has, YYYY-MM-DD, by what became of them. Days without any are missing.
 */
export const countShifts = async (
  actor: Actor,
  range: { from: string; to: string },
): Promise<Map<string, Record<Coverage, number>>> => {
  const entries = await entriesBetween(actor, range);
  return coverageByDay(entries.map(projectionOf));
};

/** How many of the ordered shifts each day has. */
export const coverageByDay = (shifts: readonly ShiftProjection[]): Map<string, Record<Coverage, number>> => {
  const counts = new Map<string, Record<Coverage, number>>();
  for (const { status, lost_until, order } of shifts) {
    const coverage = coverageOf({
      status: status as ShiftStatus,
      ...(status === 'canceled' && { canceled_by: lost_until === undefined ? 'customer' : 'performer' }),
    });
    if (coverage === null) continue;
    const day = dayIn(order);
    const ofDay = counts.get(day) ?? { worked: 0, running: 0, staffed: 0, open: 0, lost: 0 };
    counts.set(day, { ...ofDay, [coverage]: ofDay[coverage] + 1 });
  }
  return counts;
};

const isUnfiltered = ({ status, store_id, category_id, staff_id, search, answerable_at, gap_at }: Filter) =>
  [status, store_id, category_id, staff_id, search, answerable_at, gap_at].every((each) => each === undefined);

/** One page of the actor's shifts with a day between two dates, by default by day at the store and start. */
export const listShifts = async (actor: Actor, filter: Filter): Promise<Page<Shift>> => {
  if (filter.id)
    return pageOfIds(filter.id, { key: shiftKey, read: readShift, isShown: (shift) => reaches(actor, shift) });
  if (isUnfiltered(filter) && filter.sort !== 'status' && listsOf(shiftScope, actor).some(({ list }) => list === 'all'))
    return pageOfAllShifts(filter);
  const inDays = await entriesBetween(actor, filter);
  const entries = filter.search ? inDays.filter(await searchAmong(inDays, filter.search)) : inDays;
  const page = await pageOf<ShiftProjection, Shift>({
    entries: entries.toSorted((a, b) => (projectionOf(a).order < projectionOf(b).order ? -1 : 1)),
    paging: filter,
    sorting: {
      language: 'cs',
      columns: {
        starts_at: inGivenOrder,
        /** In the order of a shift's life. */
        status: ({ status }) => String(statuses.indexOf(status)),
      },
    },
    keep: (projection) =>
      (!filter.status || filter.status.includes(projection.status)) &&
      (!filter.store_id || filter.store_id.includes(projection.store_id)) &&
      (!filter.category_id || filter.category_id.includes(projection.category_id)) &&
      (!filter.staff_id || projection.staff_id === filter.staff_id) &&
      (!filter.answerable_at || isAnswerable(actor, projection, filter.answerable_at)) &&
      (!filter.gap_at || hasGap(projection, filter.gap_at)),
    key: shiftKey,
    read: readShift,
  });
  // The entries follow the shifts, those of offers by a projection.
  return { ...page, data: page.data.filter((shift) => reaches(actor, shift)) };
};

/**
 * Who may answer a change, and until when, as for `confirm_change` in the transition table. The partitions contain only
 * shifts within reach, and a change of the status ends the pending change.
 */
export const isAnswerable = ({ role }: Actor, { change_by, order }: ShiftProjection, now: string): boolean =>
  change_by !== null && mustAnswerChange(role, change_by) && now < startIn(order);

/** Mirrors `gapOf`, until the planned end. The scheduled job ends a shift that nobody started. */
export const hasGap = (
  { status, order, lost_until, overdue_from }: ShiftProjection,
  { gap, now }: { gap: CurrentGap; now: string },
): boolean => {
  switch (gap) {
    case 'not_started':
      return status === 'confirmed' && isLate(startIn(order), now);
    case 'missing':
      return status === 'unfulfilled' && lost_until !== undefined && now < lost_until;
    case 'canceled_by_performer':
      return status === 'canceled' && lost_until !== undefined && now < lost_until;
    case 'unfilled_soon':
      return status === 'new' && now <= startIn(order) && startIn(order) < addMinutes(now, 24 * 60);
    case 'overdue':
      return overdue_from !== undefined && now >= overdue_from;
  }
};

/**
 * Whether somebody works on the shift at `now`, or should: it has begun, is not over by the plan, and nobody came yet.
 * Null for others, and for a shift that somebody should have ended hours ago: its worker has gone.
 */
export const presenceIn = (shift: ShiftProjection, now: string): 'present' | 'absent' | null => {
  if (shift.status === 'in_progress')
    return shift.overdue_from !== undefined && shift.overdue_from <= now ? null : 'present';
  const isExpected = shift.status === 'confirmed' || shift.lost_until !== undefined;
  const hasBegun = startIn(shift.order) <= now && (shift.lost_until === undefined || now < shift.lost_until);
  return isExpected && hasBegun ? 'absent' : null;
};

/** The instants at which `hasGap`, `presenceIn` and `isAnswerable` change by time alone. */
export const gapEdges = ({ status, order, change_by, lost_until, overdue_from }: ShiftProjection): string[] => {
  const start = startIn(order);
  return [
    ...(status === 'new' ? [addMinutes(start, -24 * 60), start] : []),
    ...(status === 'confirmed' ? [start, addMinutes(start, lateMinutes)] : []),
    ...(change_by === null ? [] : [start]),
    ...[lost_until, overdue_from].filter((at) => at !== undefined),
  ];
};

const statuses: readonly string[] = shiftStatuses;

/**
 * A manager of more stores reads the shifts of the company, which the scope narrows. Up to then each store and month is
 * a small query; the shifts of a chain may be thousands.
 */
const maxStores = 20;

/** Where the shifts of a list in some months are. A filter by store replaces the partition of all shifts. */
const sourcesIn = (actor: Actor, months: readonly string[], stores: readonly string[] | undefined) => {
  const given = actor.store_ids.filter((id) => !stores || stores.includes(id));
  const inEach = (index: IndexName, partitionOf: (month: string) => string) =>
    months.map((month): Source => ({ index, pk: partitionOf(month) }));
  const atStore = (store: string) => inEach('by-store', (month) => storeShiftsPartition(store, month));
  const ofCompany = (company: string) => inEach('by-company', (month) => customerShiftsPartition(company, month));
  return (list: ShiftList): readonly Source[] => {
    switch (list.list) {
      case 'all':
        return stores ? stores.flatMap(atStore) : inEach('all', allShiftsPartition);
      case 'company':
        return ofCompany(list.company);
      case 'store':
        if (given.length > maxStores) return ofCompany(list.company);
        return given.includes(list.store) ? atStore(list.store) : [];
      case 'performer':
        return [
          ...inEach('by-vendor', (month) => vendorShiftsPartition(list.company, month)),
          { index: 'table', pk: offersPartition(list.company) },
        ];
      case 'account':
        return inEach('by-worker', (month) => workerShiftsPartition(list.account, month));
    }
  };
};
type ShiftList = ListOf<'all' | 'company' | 'store' | 'performer' | 'account'>;

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
  const entries = await mapAtMost(months, (month) => queryIndex('by-worker', workerShiftsPartition(actor.id, month)));
  return findShifts(entries.flat().map((entry) => String(entry['id'])));
};

/** Index entries of due shifts that one run reads per shard, far more than a run can close. */
const maxDueEntries = 10_000;

/** The shifts that the scheduled job must process at `now`, oldest first: ids only, one index query per shard. */
export const dueShifts = async (now: string): Promise<{ id: string; customer_id: string }[]> => {
  const range = { to: upTo(now), limit: maxDueEntries };
  const entries = await Promise.all(
    Array.from({ length: dueShards }, (_, shard) => queryIndex('due', duePartition(shard), range)),
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

/** The writes of new shifts, each with its first log entry. Two items each, so an order of 20 shifts fits. */
export const shiftInsertionWrites = (ordered: readonly Revision[]): Write[] => [
  ...ordered.flatMap(({ shift, log }) => [
    { part: 'shift', put: shiftItem(shift), if: ifNotExists },
    ...logItems(shift, log).map((put) => ({ part: 'log', put })),
  ]),
  ...dayWrites(ordered.map(({ shift }) => ({ after: shift }))),
];

/** So many new shifts count towards the limit of the company that orders, or of the platform's account. */
export const shiftLimits = ({ id, company }: Actor, uses: number): LimitUse[] => [
  { limit: 'ordered-shifts', subject: company?.id ?? id, uses },
];

/**
 * The writes of a decision: the changed shifts, each conditional on its version, with their logs, notifications and
 * workers' bookings. The account of a worker who is assigned or called up must be active, and the performer of one who
 * gets a shift (part `active-company`). If a condition fails, a
 * version, the bookings or the account changed since the decision: a request decides again on the new state, a
 * scheduled job in its next run.
 */
export const changeWrites = (change: Change, before: readonly Shift[], decidedOn: Bookings | undefined): Write[] => {
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
  return [
    ...steps.flatMap(({ old, revision }) => revisionWrites(old, revision)),
    ...dayWrites(steps.map(({ old, revision }) => ({ before: old, after: revision.shift }))),
    ...bookingWrites(
      steps.map(({ old, revision }) => ({ before: old, after: revision.shift })),
      decidedOn,
    ),
    ...steps.flatMap(({ old, revision }) => assigneeWrites(old, revision.shift)),
    ...[...new Set(steps.flatMap(({ old, revision }) => newPerformer(old, revision.shift)))].map(companyTieWrite),
  ];
};

/** Nothing was written, because something changed since the decision, or too many requests wrote at once. */
export class VersionConflict extends Error {}

/** Writes a decision that no request made, in one transaction. Throws VersionConflict, with nothing written. */
export const saveChange = async (writes: readonly Write[]): Promise<void> => {
  try {
    // No retries here: after a conflict the caller decides again, and most often there is nothing left to write.
    await transact(writes, 1);
  } catch (error) {
    throw error instanceof ConditionFailed || error instanceof TooContended ? new VersionConflict() : error;
  }
};

/**
 * The account of a worker who is assigned or called up must be active. Its counter of assignments is increased, so that
 * a concurrent closing of the account fails.
 */
const assigneeWrites = (old: Shift, { staff, status }: Shift): Write[] => {
  const isToCome = status === 'confirmed' || status === 'reserve';
  return staff && isToCome && (staff.id !== old.staff?.id || status !== old.status)
    ? [countAssignmentWrite(staff.id)]
    : [];
};

/** The performer of a worker who gets the shift. A stand-by worker who is called up had a shift before. */
const newPerformer = (old: Shift, { staff, vendor }: Shift): string[] =>
  staff && vendor && staff.id !== old.staff?.id ? [vendor.id] : [];

const revisionWrites = (old: Shift, revision: Revision): Write[] => {
  const { shift, log } = revision;
  return [
    { part: 'shift', put: shiftItem(shift), if: atVersion(old.version) },
    ...logItems(shift, log).map((put) => ({ part: 'log', put })),
    ...shiftNotificationWrites(old, revision),
    ...hoursWrites(old, shift),
  ];
};
