import { getNewDays } from '#shared/contracts/collections.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getNewDays, async () => {
  const { value } = await settings.new_days.read();
  return { ...value, data: value };
});
