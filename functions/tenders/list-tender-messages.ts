import { listTenderMessages } from '#shared/contracts/tenders.ts';
import { findTenderThread, tenderMessagesBetween } from '../data/tenders/messages.ts';
import { getTender } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { toReplyMessage } from './to-reply-message.ts';

export const handler = serve(listTenderMessages, async ({ actor, params: { id }, query: { page, per_page } }) => {
  const tender = await getTender(actor, id);
  const total = (await findTenderThread(id))?.version ?? 0;
  const newest = total - (page - 1) * per_page;
  const data = await tenderMessagesBetween(id, Math.max(1, newest - per_page + 1), newest);
  return {
    page,
    per_page,
    total,
    data: data.map((message) => toReplyMessage(actor, tender, message)),
    next_cursor: null,
    prev_cursor: null,
  };
});
