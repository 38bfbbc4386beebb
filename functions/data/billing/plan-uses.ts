import type { Key } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, get, ifNotExists, type Write } from '../table.ts';

/**
 * How many workers or stores a company had after the last one that its plan allowed, with a version: of two requests
 * that add one at once, each is conditional on the version that it read, so that one fails. Who removes one leaves it.
 */
export const planUsesKey = (companyId: string): Key => ({ pk: `COMPANY#${companyId}`, sk: 'PLAN_USES' });

/** The version before the first addition is 0. Read it before the list that is counted. */
export const planUsesVersion = async (companyId: string): Promise<number> =>
  Number((await get(planUsesKey(companyId)))?.['version'] ?? 0);

/** The part of what takes a place of a plan. Name it in `retryOn`: deciding again, the request finds the place taken. */
export const ofPlanUses = part('plan-uses');

/** Takes places of a plan; fails if others were taken since the version `seen`. `uses` are those with the new ones. */
export const planUseWrite = (companyId: string, uses: Record<string, number>, seen: number): Write => ({
  part: ofPlanUses,
  put: { ...planUsesKey(companyId), ...uses, version: seen + 1 },
  if: seen === 0 ? ifNotExists : atVersion(seen),
});
