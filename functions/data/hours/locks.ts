import * as z from 'zod/mini';
import { id, person } from '#shared/contracts/fields.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { entity } from '../entity.ts';
import { type Key, monthOf, shardOf } from '../keys.ts';
import { part } from '../part.ts';
import { get, getMany, ifNotExists, type Item, queryTable, type Write } from '../table.ts';

/** The locked months of a performer. */
const locksPartition = (companyId: string) => `PERFORMER#${companyId}#LOCKS`;
const lockKey = (companyId: string, month: string): Key => ({ pk: locksPartition(companyId), sk: month });
/** Shifts of earlier, locked months, whose changes this month pays. */
const adjustedPartition = (companyId: string, month: string) => `PERFORMER#${companyId}#ADJUSTED#${month}`;
/** Counts the changes of a month's hours, and ends them. Sharded, because many workers end their shifts at once. */
const guardKey = (companyId: string, month: string, shard: number): Key => ({
  pk: `PERFORMER#${companyId}#HOURS#${month}`,
  sk: String(shard),
});
const guardShards = 8;

const HoursLock = z.object({ company_id: id, month: z.string(), locked_at: z.string(), by: person });
export type HoursLock = z.infer<typeof HoursLock>;
const locks = entity('hours-lock', HoursLock);

const readLock = (item: Item): HoursLock => locks.read(item);

export const lockOf = async (companyId: string, month: string): Promise<HoursLock | undefined> => {
  const item = await get(lockKey(companyId, month));
  return item && readLock(item);
};

/** Strongly consistent, the earliest first. */
export const lockedMonthsOf = async (companyId: string): Promise<string[]> =>
  (await queryTable(locksPartition(companyId))).map((item) => readLock(item).month);

/** The locked months of each performer. */
export const lockedMonthsOfEach = async (companyIds: Iterable<string>): Promise<Map<string, string[]>> => {
  const ids = [...new Set(companyIds)];
  return new Map(await Promise.all(ids.map(async (id) => [id, await lockedMonthsOf(id)] as const)));
};

/** The part of the writes that a lock of the month makes fail. */
const ofOpenMonth = part('hours-month');

/**
 * What a changed shift writes for the lock of its month, so that the month is not locked with hours that were not
 * approved. Hours that wait for an approval need nothing, because a month with them is not locked.
 */
export const hoursWrites = (before: Shift, after: Shift): Write[] => {
  const { vendor, hours } = after;
  if (!vendor || !hours || (hours === before.hours && after.pay === before.pay)) return [];
  const isMoved = before.hours?.month !== hours.month;
  const isLockable = isMoved || before.hours?.state === 'approved';
  const guard: Write = {
    part: ofOpenMonth,
    update: guardKey(vendor.id, hours.month, shardOf(after.id, guardShards)),
    set: 'ADD changes :one',
    values: { ':one': 1 },
    if: { expression: 'attribute_not_exists(locked_at)' },
  };
  const adjusted: Write = { part: 'adjusted', put: { pk: adjustedPartition(vendor.id, hours.month), sk: after.id } };
  return [...(isLockable ? [guard] : []), ...(isMoved && hours.month !== monthOf(after.day) ? [adjusted] : [])];
};

/** The changes of a month's hours until now, for `lockWrites`. */
export const readGuards = async (companyId: string, month: string): Promise<number[]> => {
  const keys = Array.from({ length: guardShards }, (_, shard) => guardKey(companyId, month, shard));
  const items = await getMany(keys, true);
  return keys.map(({ sk }) => Number(items.find((item) => item['sk'] === sk)?.['changes'] ?? 0));
};

/** Locks a month, unless its hours changed since `guards` were read (part `hours-month`), or it is locked (`lock`). */
export const lockWrites = (lock: HoursLock, guards: readonly number[]): Write[] => [
  { part: 'lock', put: { ...lockKey(lock.company_id, lock.month), ...locks.store(lock) }, if: ifNotExists },
  ...guards.map((changes, shard): Write => ({
    part: ofOpenMonth,
    update: guardKey(lock.company_id, lock.month, shard),
    set: 'SET locked_at = :at',
    values: { ':at': lock.locked_at },
    if:
      changes === 0
        ? { expression: 'attribute_not_exists(changes)' }
        : { expression: 'changes = :seen', values: { ':seen': changes } },
  })),
];

/** The shifts of earlier months whose changes a month pays. */
export const adjustedIn = async (companyId: string, month: string): Promise<string[]> =>
  (await queryTable(adjustedPartition(companyId, month))).map(({ sk }) => String(sk));
