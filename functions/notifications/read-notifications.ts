import { readNotifications } from '#shared/contracts/notifications.ts';
import { markRead } from '../data/notifications.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';

export const handler = serveIdempotent(readNotifications, async ({ actor, body, now }) => ({
  data: { unread: await markRead(actor, body.ids, now) },
}));
