import { readNotifications } from '#shared/contracts/notifications.ts';
import { commit } from '../data/commit.ts';
import { storeReply } from '../data/idempotency-record.ts';
import { readMarks } from '../data/notifications/notifications.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';

export const handler = serveIdempotent(readNotifications, async ({ actor, body, now }) => {
  const { unread, writes } = await readMarks(actor, body.ids, now);
  const reply = storeReply({ data: { unread } });
  if (writes.length > 0) await commit(writes);
  return reply;
});
