import { getChatToken } from '#shared/contracts/chats.ts';
import { newChatToken } from '../data/chats/tokens.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getChatToken, async ({ actor, now }) => {
  const { token, expires_at, write } = newChatToken(actor, now);
  return {
    reply: { token, data: { token, expires_at } },
    writes: [write],
    limits: [{ limit: 'chat-tokens-of-account', subject: actor.id }],
  };
});
