import { deleteCompany } from '#shared/contracts/companies.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { companyAudit } from '#shared/domain/companies/audit.ts';
import { requireCompanyDeletable } from '#shared/domain/companies/closing.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { companyRemovalWrites, getCompanyFor, companyRefusals } from '../data/companies/companies.ts';
import { tiesOf } from '../data/companies/ties.ts';
import { fileRemovalWrite } from '../data/files/files.ts';
import { countCompanyOrders } from '../data/orders/orders-of-company.ts';
import { listAccounts } from '../data/people/account-lists.ts';
import { countCompanyShifts } from '../data/shifts/all-of-place.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(deleteCompany, async ({ params, actor, now }) => {
  const company = await getCompanyFor(actor, params.id);
  const { id, name } = company;
  const [{ waiting, ...ties }, shifts, orders, people] = await Promise.all([
    tiesOf(company, now),
    countCompanyShifts(company),
    countCompanyOrders(company),
    listAccounts(actor, { company_id: id, per_page: 1, page: 1 }),
  ]);
  requireCompanyDeletable(company, { ...ties, shifts, orders, people: people.total + waiting });
  const about = { id, name };
  const changes = changesOf(companyAudit, company, null);
  const writes = [
    ...companyRemovalWrites(company),
    ...(company.logo ? [fileRemovalWrite(company.logo, now)] : []),
    auditEntryWrite({ action: 'company-deleted', by: actor, at: now, company: about, about, changes }),
  ];
  return { reply: { data: { id } }, writes, refusals: companyRefusals() };
});
