import { listWaiting } from '#shared/contracts/people.ts';
import { listWaiting as loadWaiting } from '../data/people/account-lists.ts';
import { serve } from '../http/serve.ts';
import { toReplyWaiting } from './to-reply.ts';

export const handler = serve(listWaiting, async ({ actor, query }) => {
  const page = await loadWaiting(actor, query);
  return { ...page, data: page.data.flatMap((account) => toReplyWaiting(account) ?? []) };
});
