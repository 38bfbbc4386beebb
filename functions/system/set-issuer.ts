import { setIssuer } from '#shared/contracts/system.ts';
import { requireVatId } from '#shared/domain/companies/billing.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(setIssuer, async ({ body: { version, ...issuer }, actor, now }) => {
  requireVatId(issuer);
  const before = await settings.issuer.readAt(version);
  return {
    reply: { data: { ...issuer, version: version + 1 } },
    writes: settings.issuer.changeWrites(before, { issuer }, actor, now),
  };
});
