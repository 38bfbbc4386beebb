import { credibilityOf } from '#shared/domain/companies/credibility.ts';
import { checksOf, currentCheck } from '../data/companies/checks.ts';
import { getCompany } from '../data/companies/companies.ts';
import { saveCheck } from '../data/companies/credibility.ts';
import { serveQueue } from '../events/serve-queue.ts';
import { lookUp } from '../registers/look-up.ts';

/** Asks the registers about a company and stores its credibility. If it was changed meanwhile, the next try decides. */
export const handler = serveQueue('check-company', async ({ company_id, fresh }, _, now) => {
  const company = await getCompany(company_id);
  if (!company) return;
  const [answers, checks] = await Promise.all([lookUp(company.inn, now(), { fresh }), checksOf([company_id])]);
  await saveCheck(company, credibilityOf(answers, answers.at, currentCheck(company, checks)));
});
