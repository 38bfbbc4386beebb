import { getTender } from '#shared/contracts/tenders.ts';
import { getTender as tenderFor } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { toReplyTender } from './to-reply.ts';

export const handler = serve(getTender, async ({ actor, params: { id }, now }) => ({
  data: await toReplyTender(actor, await tenderFor(actor, id), now),
}));
