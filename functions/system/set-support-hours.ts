import { setSupportHours } from '#shared/contracts/system.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';
import { toReplyHours } from './to-reply.ts';

export const handler = serve(setSupportHours, async ({ body: { version, ...value }, actor, now }) => {
  const before = await settings.support_hours.readAt(version);
  return {
    reply: { data: toReplyHours({ ...value, version: version + 1 }, now) },
    writes: settings.support_hours.changeWrites(before, value, actor, now),
  };
});
