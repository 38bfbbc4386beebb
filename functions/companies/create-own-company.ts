import { randomUUID } from 'node:crypto';
import { createOwnCompany } from '#shared/contracts/companies.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { companyAudit } from '#shared/domain/companies/audit.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { companyRefusals } from '../data/companies/companies.ts';
import { newCompany } from '../data/companies/company.ts';
import { companyCreationWrites } from '../data/companies/credibility.ts';
import { accountChangeWrites, getAccount, ofAccount } from '../data/people/accounts.ts';
import { serve } from '../http/serve.ts';
import { toReplyCompany } from './to-reply.ts';

export const handler = serve(createOwnCompany, async ({ body, actor, now }) => {
  const account = await getAccount(actor.id);
  if (!account) throw new Problem('changed');
  if (account.company) throw new Problem('company-yours-already', { params: { company: account.company.name } });
  const company = newCompany({ id: randomUUID(), ...body, role: 'customer', created_at: now });
  const ownCompany = { id: company.id, name: company.name };
  const changes = changesOf(companyAudit, null, company);
  // A second tab may use this account, or another person take the IČO, meanwhile.
  const writes = [
    ...companyCreationWrites(company, now),
    ...accountChangeWrites({
      before: account,
      after: { ...account, company: ownCompany, version: account.version + 1 },
    }),
    auditEntryWrite({
      action: 'company-created',
      by: { ...actor, company: ownCompany },
      at: now,
      about: ownCompany,
      changes,
    }),
  ];
  return {
    reply: { data: toReplyCompany(company, null, actor) },
    writes,
    refusals: companyRefusals(),
    retryOn: [ofAccount],
  };
});
