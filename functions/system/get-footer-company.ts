import { getFooterCompany } from '#shared/contracts/system.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getFooterCompany, async () => {
  const { value, version } = await settings.footer.read();
  return { data: { ...value, version } };
});
