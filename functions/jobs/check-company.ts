import { credibilityOf } from '#shared/domain/companies/credibility.ts';
import { checksOf, currentCheck } from '../data/companies/checks.ts';
import { getCompany } from '../data/companies/companies.ts';
import { saveCredibility } from '../data/companies/credibility.ts';
import { ConditionFailed } from '../data/table.ts';
import { serveQueue } from '../events/serve-queue.ts';
import { lookUp } from '../registers/look-up.ts';

/** A check that meets another one, or a change of the IČO, is made again. */
const maxTurns = 3;

/** Asks the registers about a company and stores its credibility. */
export const handler = serveQueue('check-company', async ({ company_id, fresh }, _, now) => {
  for (let turn = 1; ; turn++) {
    const isStored = await check(company_id, fresh, now()).then(
      () => true,
      (error: unknown) => (error instanceof ConditionFailed && turn < maxTurns ? false : Promise.reject(error)),
    );
    if (isStored) return;
  }
});

const check = async (companyId: string, fresh: boolean, now: string): Promise<void> => {
  const company = await getCompany(companyId);
  if (!company) return;
  const [answers, checks] = await Promise.all([lookUp(company.inn, now, { fresh }), checksOf([companyId])]);
  await saveCredibility(company, credibilityOf(answers, answers.at, currentCheck(company, checks)));
};
