import { getSupportHours } from '#shared/contracts/system.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';
import { toReplyHours } from './to-reply.ts';

export const handler = serve(getSupportHours, async ({ now }) => {
  const { value, version } = await settings.support_hours.read();
  return { data: toReplyHours({ ...value, version }, now) };
});
