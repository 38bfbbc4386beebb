import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { type Account, getPerson } from '../data/people/accounts.ts';

/** A worker of a performer whom the actor may see. Throws not-found. */
export const workerFor = async (
  actor: Actor,
  accountId: string,
): Promise<Account & { company: NonNullable<Account['company']> }> => {
  const person = await getPerson(actor, accountId);
  const { company, roles } = person;
  if (!company || !roles.includes('ROLE_VENDOR_STAFF')) throw new Problem('not-found');
  return { ...person, company };
};
