import { endsAt } from '#shared/domain/clients/cooperation.ts';
import { Problem } from '#shared/domain/problem.ts';
import { cooperationWrites } from '../data/clients/cooperations.ts';
import type { Cooperation } from '../data/companies/companies.ts';
import { countStaffedAhead } from '../data/shifts/service-shifts.ts';
import type { RequestContext } from '../http/context.ts';

/** A new cooperation has no `before`, an ended one no `next`. */
type Change = { before?: Cooperation; next?: Cooperation };
type Chosen = { version: number; shifts?: 'keep' | 'release' | undefined };

/**
 * Decides a change of what a performer serves. Throws `confirmed-shifts-ahead` with their number if it has such shifts where it no
 * longer serves, until the request says what becomes of them.
 */
export const changeCooperations = async (
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
  { vendorId, changes }: { vendorId: string; changes: readonly Change[] },
  { version, shifts }: Chosen,
) => {
  const counted = await Promise.all(
    changes.map(async (change) => ({ ...change, staffed: await staffedAhead(vendorId, change, now) })),
  );
  const count = counted.reduce((sum, { staffed }) => sum + staffed, 0);
  if (count > 0 && !shifts) throw new Problem('confirmed-shifts-ahead', { params: { count } });
  const by = { actor, now, releases: shifts === 'release' };
  return { reply: { data: { version: version + 1 } }, writes: cooperationWrites(counted, { vendorId, version }, by) };
};

const staffedAhead = async (vendorId: string, { before, next }: Change, now: string): Promise<number> =>
  before
    ? countStaffedAhead({ vendorId, customerId: before.customer.id }, (storeId) => endsAt(before, next, storeId), now)
    : 0;
