import { rateAnswer } from '#shared/contracts/assistant.ts';
import { messageWrite, ofMessage, requireMessage } from '../data/assistant/messages.ts';
import { serve } from '../http/serve.ts';
import { toReplyMessage } from './to-reply.ts';

export const handler = serve(rateAnswer, async ({ params, body: { rating, reason }, actor, now }) => {
  const before = await requireMessage(actor.id, ({ id, role }) => id === params.id && role === 'assistant');
  const after = { ...before, rating, reason: (rating && reason) || null, version: before.version + 1 };
  return { reply: { data: toReplyMessage(after, now) }, writes: [messageWrite(before, after)], retryOn: [ofMessage] };
});
