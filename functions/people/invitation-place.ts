import { scopeRequirements } from '#shared/domain/people/role-grants.ts';
import type { ProblemCode } from '#shared/domain/problem.ts';
import { Problem } from '#shared/domain/problem.ts';
import { requireActiveCompany } from '../data/companies/require-active.ts';
import type { Invitation } from '../data/people/invitations.ts';
import { storesById } from '../data/stores/stores.ts';

/**
 * The invitation without stores that were deleted after it was sent. Throws company-inactive, and `gone` if the company
 * was deleted or no store remains for a role that needs one.
 */
export const withExistingStores = async (invitation: Invitation, gone: ProblemCode): Promise<Invitation> => {
  const { role, company } = invitation;
  const [existing] = await Promise.all([
    storesById(invitation.stores.map(({ id }) => id)),
    company && requireActiveCompany(company.id, new Problem(gone)),
  ]);
  const stores = invitation.stores.filter(({ id }) => existing.some((store) => store.id === id));
  if (scopeRequirements(role).stores && stores.length === 0) throw new Problem(gone);
  return { ...invitation, stores };
};
