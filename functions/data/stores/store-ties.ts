import type { Key } from '../keys.ts';
import { part } from '../part.ts';
import { get, type Write } from '../table.ts';

/**
 * Two counters of a customer company: how often its stores were given to people, and how many were deleted. Each is
 * conditional on the other, so of two such requests at once one fails. A condition for each store does not fit, because
 * a person may have 100 stores and a transaction 100 writes.
 */
export const storeTiesKey = (companyId: string): Key => ({ pk: `COMPANY#${companyId}`, sk: 'STORE_TIES' });

type StoreTies = { tied: number; removed: number };

/** Read them before the stores that are given, or before the people and invitations of a store that is deleted. */
export const readStoreTies = async (companyId: string): Promise<StoreTies> => {
  const { tied = 0, removed = 0 } = (await get(storeTiesKey(companyId))) ?? {};
  return { tied: Number(tied), removed: Number(removed) };
};

/** The part of both writes. Name it in `retryOn`: deciding again, the request finds the store deleted, or in use. */
export const ofStoreTies = part('store-ties');

/** Gives stores of the company to a person or an invitation; fails if one of its stores was deleted since `seen`. */
export const storeTieWrite = (companyId: string, seen: StoreTies): Write =>
  tieCountWrite(companyId, 'tied', 'removed', seen);

/** Deletes a store of the company; fails if stores of it were given since `seen`. */
export const storeRemovalTieWrite = (companyId: string, seen: StoreTies): Write =>
  tieCountWrite(companyId, 'removed', 'tied', seen);

const tieCountWrite = (companyId: string, count: keyof StoreTies, other: keyof StoreTies, seen: StoreTies): Write => ({
  part: ofStoreTies,
  update: storeTiesKey(companyId),
  set: `ADD ${count} :one`,
  values: { ':one': 1, ...(seen[other] > 0 && { ':seen': seen[other] }) },
  if: { expression: seen[other] > 0 ? `${other} = :seen` : `attribute_not_exists(${other})` },
});
