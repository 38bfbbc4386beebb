import { listAssistantMessages } from '#shared/contracts/assistant.ts';
import { Problem } from '#shared/domain/problem.ts';
import { findChat } from '../data/assistant/chats.ts';
import { lastMessages } from '../data/assistant/messages.ts';
import { serve } from '../http/serve.ts';
import { toReplyMessage } from './to-reply.ts';

export const handler = serve(listAssistantMessages, async ({ query, actor, now }) => {
  // The conversations of others are read for a reason (read-assistant-chat).
  if (query.user_id !== undefined && query.user_id !== actor.id) throw new Problem('not-found');
  const chat = await findChat(actor.id);
  if (!chat) return { data: [] };
  const messages = await lastMessages(actor.id, { after: chat.cleared_at });
  return { data: messages.map((message) => toReplyMessage(message, now)) };
});
