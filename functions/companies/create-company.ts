import { randomUUID } from 'node:crypto';
import { createCompany } from '#shared/contracts/companies.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { companyAudit } from '#shared/domain/companies/audit.ts';
import { requireVatId } from '#shared/domain/companies/billing.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { companyRefusals } from '../data/companies/companies.ts';
import { newCompany } from '../data/companies/company.ts';
import { companyCreationWrites } from '../data/companies/credibility.ts';
import { serve } from '../http/serve.ts';
import { toReplyCompany } from './to-reply.ts';

export const handler = serve(createCompany, async ({ body, actor, now }) => {
  const author = { id: actor.id, fio: actor.fio };
  const company = newCompany({ ...body, id: randomUUID(), author, created_at: now });
  requireVatId(company);
  const about = { id: company.id, name: company.name };
  const writes = [
    ...companyCreationWrites(company, now),
    auditEntryWrite({
      action: 'company-created',
      by: actor,
      at: now,
      company: about,
      about,
      changes: changesOf(companyAudit, null, company),
    }),
  ];
  return { reply: { data: toReplyCompany(company, null, actor) }, writes, refusals: companyRefusals() };
});
