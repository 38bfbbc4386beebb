import { getNotificationSettings } from '#shared/contracts/notifications.ts';
import { serve } from '../http/serve.ts';
import { settingsFacts } from './settings-facts.ts';
import { toReply } from './to-reply-settings.ts';

export const handler = serve(getNotificationSettings, async ({ actor, now }) => ({
  data: toReply(await settingsFacts(actor, now)),
}));
