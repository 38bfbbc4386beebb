import { clearAssistantChat } from '#shared/contracts/assistant.ts';
import { chatWrite, findChat, ofChat } from '../data/assistant/chats.ts';
import { removeMessages } from '../data/assistant/messages.ts';
import { serve } from '../http/serve.ts';

/** They are no longer shown at once; then they are deleted, and what a fault leaves is by its age. */
export const handler = serve(clearAssistantChat, async ({ actor, now }) => {
  const reply = { data: { cleared: true as const } };
  const before = await findChat(actor.id);
  if (!before) return { reply };
  const after = { ...before, cleared_at: now, answering: null, version: before.version + 1 };
  return {
    reply,
    writes: [chatWrite(before, after)],
    retryOn: [ofChat],
    afterCommit: () => removeMessages(actor.id, now),
  };
});
