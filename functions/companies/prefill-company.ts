import { prefillCompany } from '#shared/contracts/companies.ts';
import { credibilityOf } from '#shared/domain/companies/credibility.ts';
import { Problem } from '#shared/domain/problem.ts';
import { companyWithInn } from '../data/companies/companies.ts';
import { consume } from '../data/rate-limits.ts';
import { serve } from '../http/serve.ts';
import { found, lookUp } from '../registers/look-up.ts';

export const handler = serve(prefillCompany, async ({ body: { inn }, actor, now }) => {
  // Only who may create a company learns whether the number is taken.
  if (actor.company) throw new Problem('company-yours-already', { params: { company: actor.company.name } });
  await consume('company-look-ups-of-account', actor.id, now);
  const [answers, existing] = await Promise.all([lookUp(inn, now), companyWithInn(inn)]);
  const { register, at } = answers;
  return {
    reply: {
      data: {
        found: found[register.state],
        taken: existing !== undefined,
        facts: register.state === 'known' ? register.facts : null,
        credibility: credibilityOf(answers, at, null),
        at,
      },
    },
  };
});
