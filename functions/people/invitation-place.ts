import { scopeRequirements } from '#shared/domain/people/role-grants.ts';
import { Problem, type ProblemCode } from '#shared/domain/problem.ts';
import { ownCompanyChecks, requireActiveCompany } from '../data/companies/require-active.ts';
import type { Invitation } from '../data/people/invitations.ts';
import { readStoreTies, storeTieWrite } from '../data/stores/store-ties.ts';
import { storesById } from '../data/stores/stores.ts';
import type { Write } from '../data/table.ts';

/**
 * The invitation without stores that were deleted after it was sent, and the conditions of its transaction that the
 * company and the stores stay (parts `ofActiveCompany` and `ofStoreTies`). Throws company-inactive, and `gone` if the
 * company was deleted or no store remains for a role that needs one.
 */
export const requireInvitationPlace = async (
  invitation: Invitation,
  gone: ProblemCode,
): Promise<{ invitation: Invitation; conditions: Write[] }> => {
  const { role, company } = invitation;
  const needsStores = scopeRequirements(role).stores;
  const tied = company && needsStores ? [storeTieWrite(company.id, await readStoreTies(company.id))] : [];
  const [existing] = await Promise.all([
    storesById(invitation.stores.map(({ id }) => id)),
    company && requireActiveCompany(company.id, new Problem(gone)),
  ]);
  const stores = invitation.stores.filter(({ id }) => existing.some((store) => store.id === id));
  if (needsStores && stores.length === 0) throw new Problem(gone);
  return { invitation: { ...invitation, stores }, conditions: [...ownCompanyChecks(company), ...tied] };
};
