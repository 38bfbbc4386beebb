import { endsAt } from '#shared/domain/clients/cooperation.ts';
import { Problem } from '#shared/domain/problem.ts';
import { cooperationWrites, isWidened, limitOf } from '../data/clients/cooperations.ts';
import type { Cooperation } from '../data/companies/companies.ts';
import { ofActiveCompany, requireActiveCompanies } from '../data/companies/require-active.ts';
import { countStaffedAhead } from '../data/shifts/cooperation-shifts.ts';
import type { RequestContext } from '../http/context.ts';

/** A new cooperation has no `before`, an ended one no `next`. */
type Change = { before?: Cooperation; next?: Cooperation };
type Chosen = { version: number; shifts?: 'keep' | 'release' | undefined };

/**
 * Decides a change of what a performer serves. Throws `confirmed-shifts-ahead` with their number if it has such shifts where it no
 * longer serves, until the request says what becomes of them, and `company-inactive` for more service by or for an
 * inactive company. An admin's change also sets the limit for later changes by others.
 */
export const cooperationsChange = async (
  { actor, now }: Pick<RequestContext, 'actor' | 'now'>,
  { vendorId, changes }: { vendorId: string; changes: readonly Change[] },
  { version, shifts }: Chosen,
) => {
  const widened = changes.flatMap(({ before, next }) => (next && isWidened(before, next) ? [next.customer.id] : []));
  if (widened.length > 0) await requireActiveCompanies(vendorId, ...widened);
  const counted = await Promise.all(
    changes.map(async (change) => ({
      ...change,
      staffed: await staffedAhead(vendorId, change, now),
      ...(actor.role === 'ROLE_ADMIN' && { limit: await limitAt(vendorId, change) }),
    })),
  );
  const count = counted.reduce((sum, { staffed }) => sum + staffed, 0);
  if (count > 0 && !shifts) throw new Problem('confirmed-shifts-ahead', { params: { count } });
  const by = { actor, now, releases: shifts === 'release' };
  return {
    reply: { data: { version: version + 1 } },
    writes: cooperationWrites(counted, { vendorId, version }, by),
    retryOn: [ofActiveCompany],
  };
};

const limitAt = (vendorId: string, { before, next = before }: Change) =>
  next ? limitOf(vendorId, next.customer.id) : null;

const staffedAhead = async (vendorId: string, { before, next }: Change, now: string): Promise<number> =>
  before
    ? countStaffedAhead({ vendorId, customerId: before.customer.id }, (storeId) => endsAt(before, next, storeId), now)
    : 0;
