import { listAssistantChats } from '#shared/contracts/assistant.ts';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { listChats } from '../data/assistant/chats.ts';
import { countsOfAccounts } from '../data/assistant/usage.ts';
import { serve } from '../http/serve.ts';

const nothing = { messages: 0, tokens: 0 };

export const handler = serve(listAssistantChats, async ({ actor, query, now }) => {
  const page = await listChats(actor, query);
  const today = await countsOfAccounts(
    dayInPrague(now),
    page.data.map(({ id }) => id),
  );
  return {
    ...page,
    data: page.data.map(({ id, ...chat }) => ({ ...chat, user_id: id, today: today.get(id) ?? nothing })),
  };
});
