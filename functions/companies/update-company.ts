import { updateCompany } from '#shared/contracts/companies.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { companyAudit } from '#shared/domain/companies/audit.ts';
import { requireVatId } from '#shared/domain/companies/billing.ts';
import { editableCompanyFields } from '#shared/domain/companies/editable.ts';
import { Problem } from '#shared/domain/problem.ts';
import { requireEditable } from '#shared/domain/require-editable.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { checksOf, currentCheck } from '../data/companies/checks.ts';
import { companyChangeWrites, getCompanyFor, companyRefusals } from '../data/companies/companies.ts';
import { queueCheckWrite } from '../data/companies/credibility.ts';
import { effectWrite } from '../data/outbox.ts';
import { serve } from '../http/serve.ts';
import { toReplyCompany } from './to-reply.ts';

export const handler = serve(updateCompany, async ({ params, body, actor, now }) => {
  const { version, ...changes } = body;
  const [company, checks] = await Promise.all([getCompanyFor(actor, params.id), checksOf([params.id])]);
  if (company.version !== version) throw new Problem('changed');
  requireEditable(changes, editableCompanyFields(actor.role));
  const changed = { ...company, ...changes, version: version + 1 };
  requireVatId(changed);
  const about = { id: changed.id, name: changed.name };
  const values = changesOf(companyAudit, company, changed);
  const isRenamed = changed.name !== company.name;
  const writes = [
    ...companyChangeWrites({ before: company, after: changed }),
    ...(changed.inn === company.inn ? [] : [queueCheckWrite(changed, now)]),
    ...(isRenamed ? [effectWrite('rename-company', { company_id: company.id }, { now })] : []),
    auditEntryWrite({ action: 'company-changed', by: actor, at: now, company: about, about, changes: values }),
  ];
  const reply = { data: toReplyCompany(changed, currentCheck(changed, checks), actor) };
  return { reply, writes, refusals: companyRefusals() };
});
