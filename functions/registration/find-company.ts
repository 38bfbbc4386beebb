import { findCompany } from '#shared/contracts/registration.ts';
import { companyWithInn } from '../data/companies/companies.ts';
import { consume } from '../data/rate-limits.ts';
import { serve } from '../http/serve.ts';
import { found, lookUp } from '../registers/look-up.ts';

export const handler = serve(findCompany, async ({ query: { inn }, now, address }) => {
  await consume('company-look-ups-from-address', address, now);
  const [{ register }, existing] = await Promise.all([lookUp(inn, now), companyWithInn(inn)]);
  return {
    reply: {
      data: {
        found: found[register.state],
        name: register.state === 'known' ? register.facts.name : null,
        // Registration refuses a taken number too, so this reveals nothing new.
        taken: existing !== undefined,
      },
    },
  };
});
