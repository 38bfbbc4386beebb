import * as z from 'zod/mini';
import { sendMessage } from '#shared/contracts/messages.ts';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import type { Box } from '../../api/unsent/box.ts';

const Message = z.object({
  order_id: z.string(),
  text: z.string(),
  for_user_id: z.optional(z.string()),
  /** The name of that person, shown while the message is not sent. The server does not get it. */
  for_name: z.optional(z.string()),
});
type Message = z.infer<typeof Message>;

const refresh = () => refreshArea(queryClient, sendMessage.area);

/** The messages that are being sent, by order. Each stays until the thread has it. */
const messages: Box<Message> = {
  name: 'messages',
  schema: Message,
  send: ({ order_id, text, for_user_id }, options) =>
    api(sendMessage, { body: { order_id, text, for_user_id } }, options),
  onSent: async () => {
    await refresh();
    return undefined;
  },
  onSentElsewhere: () => void refresh(),
};
export default messages;
