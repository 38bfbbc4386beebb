import { readAssistantChat } from '#shared/contracts/assistant.ts';
import { assistantReadAudit } from '#shared/domain/assistant/audit.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { findChat } from '../data/assistant/chats.ts';
import { lastMessages } from '../data/assistant/messages.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { serve } from '../http/serve.ts';
import { toReplyMessage } from './to-reply.ts';

export const handler = serve(readAssistantChat, async ({ body: { user_id, reason }, actor, now }) => {
  const chat = await findChat(user_id);
  if (!chat) throw new Problem('not-found');
  const messages = await lastMessages(user_id, { after: chat.cleared_at });
  return {
    reply: {
      data: {
        user: { id: chat.id, fio: chat.fio },
        messages: messages.map((message) => ({
          ...toReplyMessage(message, now),
          model: message.model,
          reason: message.reason,
        })),
      },
    },
    writes: [
      auditEntryWrite({
        action: 'assistant-chat-read',
        by: actor,
        at: now,
        about: { id: chat.id, name: chat.fio },
        changes: changesOf(assistantReadAudit, null, { reason }),
      }),
    ],
  };
});
