import { readNotifications } from '#shared/contracts/notifications.ts';
import { readMarks } from '../data/notifications/notifications.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(readNotifications, async ({ actor, body, now }) => {
  const { unread, writes } = await readMarks(actor, body.ids, now);
  return { reply: { data: { unread } }, writes };
});
