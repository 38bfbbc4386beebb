import { setFooterCompany } from '#shared/contracts/system.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(setFooterCompany, async ({ body: { version, ...value }, actor, now }) => {
  const before = await settings.footer.readAt(version);
  return {
    reply: { data: { ...value, version: version + 1 } },
    writes: settings.footer.changeWrites(before, value, actor, now),
  };
});
