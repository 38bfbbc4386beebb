import { randomUUID } from 'node:crypto';
import { createOwnCompany } from '#shared/contracts/companies.ts';
import { changesOf, companyAudit } from '#shared/domain/audit/changes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { record } from '../data/audit.ts';
import { commit } from '../data/commit.ts';
import { mapCompanyConflict } from '../data/companies/companies.ts';
import { newCompany } from '../data/companies/company.ts';
import { companyCreated } from '../data/companies/credibility.ts';
import { storeReply } from '../data/idempotency-record.ts';
import { accountReplaced, getAccount } from '../data/people/accounts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { presentCompany } from './present.ts';

export const handler = serveIdempotent(createOwnCompany, async ({ body, actor, now }) => {
  const account = await getAccount(actor.id);
  if (!account || account.company) throw new Problem('changed');
  const company = newCompany({ id: randomUUID(), ...body, role: 'customer', created_at: now });
  const ownCompany = { id: company.id, name: company.name };
  const changes = changesOf(companyAudit, null, company);
  const reply = storeReply({ data: presentCompany(company, null, actor) });
  // A second tab may use this account, or another person take the IČO, meanwhile.
  await commit([
    ...companyCreated(company, now),
    ...accountReplaced({
      before: account,
      after: { ...account, company: ownCompany, version: account.version + 1 },
    }),
    record({ action: 'company-created', by: { ...actor, company: ownCompany }, at: now, about: ownCompany, changes }),
  ]).catch(mapCompanyConflict);
  return reply;
});
