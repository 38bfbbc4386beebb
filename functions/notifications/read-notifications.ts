import { readNotifications } from '#shared/contracts/notifications.ts';
import { markRead } from '../data/notifications.ts';
import { serveOnce } from '../http/serve-once.ts';

export const handler = serveOnce(readNotifications, async ({ actor, body, now }) => ({
  data: { unread: await markRead(actor, body.ids, now) },
}));
