import { readNotifications } from '#shared/contracts/notifications.ts';
import { markRead } from '../data/notifications.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(readNotifications, async ({ actor, body, now }) => ({
  data: { unread: await markRead(actor, body.ids, now) },
}));
