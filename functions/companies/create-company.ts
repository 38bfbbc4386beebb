import { randomUUID } from 'node:crypto';
import { createCompany } from '#shared/contracts/companies.ts';
import { Problem } from '#shared/domain/problem.ts';
import { accountReplaced, getAccount } from '../data/accounts.ts';
import { record } from '../data/audit.ts';
import type { Company } from '../data/companies.ts';
import { companyWrites } from '../data/companies.ts';
import { storeReply } from '../data/idempotency-record.ts';
import { transact, ConditionFailed } from '../data/table.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';

export const handler = serveIdempotent(createCompany, async ({ body, actor, now }) => {
  const account = await getAccount(actor.id);
  if (!account || account.company) throw new Problem('changed');
  const company: Company = { id: randomUUID(), ...body, role: 'customer', created_at: now };
  const ownCompany = { id: company.id, name: company.name };
  const reply = storeReply({ data: company });
  try {
    await transact([
      ...companyWrites(company),
      accountReplaced({ ...account, company: ownCompany, version: account.version + 1 }),
      record({ action: 'company-created', by: { ...actor, company: ownCompany }, at: now, about: ownCompany }),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    // A second tab used this account, or another person took the IČO, meanwhile.
    if (error.parts.includes('account')) throw new Problem('changed');
    throw new Problem('company-ico-taken', { fields: { inn: { key: 'taken' } } });
  }
  return reply;
});
