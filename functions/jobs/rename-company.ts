import { getCompany } from '../data/companies/companies.ts';
import { copyName } from '../data/companies/copied-name.ts';
import { serveQueue } from '../events/serve-queue.ts';

/** Writes a company's new name into the records that name it. */
export const handler = serveQueue('rename-company', async ({ company_id }) => {
  const company = await getCompany(company_id);
  if (!company) return;
  await copyName(company);
  // Another run may have written a newer name before this one.
  if ((await getCompany(company_id))?.name !== company.name) throw new Error('The company was renamed meanwhile');
});
