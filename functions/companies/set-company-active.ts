import { setCompanyActive } from '#shared/contracts/companies.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { companyAudit } from '#shared/domain/companies/audit.ts';
import { requireNothingOpen } from '#shared/domain/companies/closing.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { checksOf, currentCheck } from '../data/companies/checks.ts';
import { companyChangeWrites, getCompanyFor, ofCompany } from '../data/companies/companies.ts';
import { countOpenOrders } from '../data/orders/orders-of-company.ts';
import { countCompanyShiftsAhead } from '../data/shifts/all-of-place.ts';
import { serve } from '../http/serve.ts';
import { toReplyCompany } from './to-reply.ts';

export const handler = serve(setCompanyActive, async ({ params, body, actor, now }) => {
  const { version, active } = body;
  const [company, checks] = await Promise.all([getCompanyFor(actor, params.id), checksOf([params.id])]);
  if (company.version !== version) throw new Problem('changed');
  const replyWith = (shown: typeof company) => ({ data: toReplyCompany(shown, currentCheck(shown, checks), actor) });
  if (company.active === active) return { reply: replyWith(company) };
  if (!active) {
    const [shifts, orders] = await Promise.all([countCompanyShiftsAhead(company, now), countOpenOrders(company)]);
    requireNothingOpen({ shifts, orders });
  }
  const changed = { ...company, active, version: version + 1 };
  const about = { id: company.id, name: company.name };
  const action = active ? 'company-activated' : 'company-deactivated';
  const changes = changesOf(companyAudit, company, changed);
  const writes = [
    ...companyChangeWrites({ before: company, after: changed }),
    auditEntryWrite({ action, by: actor, at: now, company: about, about, changes }),
  ];
  // A shift or an order that was placed or staffed meanwhile is counted again.
  return { reply: replyWith(changed), writes, retryOn: [ofCompany] };
});
