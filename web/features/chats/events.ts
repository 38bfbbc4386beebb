import * as z from 'zod/mini';
import { Post } from '#shared/contracts/chats.ts';

/** What a message of the WebSocket says, as far as the screens follow it. */
export type ChatEvent =
  | { is: 'hello' }
  | { is: 'posted' | 'changed'; post: Post }
  | { is: 'typing'; channel_id: string; user_id: string }
  | { is: 'viewed'; channel_id: string; user_id: string };

/** The post is JSON within JSON. */
const WithPost = z.object({
  data: z.object({
    post: z.pipe(
      z.pipe(
        z.string(),
        z.transform((text) => JSON.parse(text) as unknown),
      ),
      Post,
    ),
  }),
});
const Typing = z.object({ data: z.object({ user_id: z.string() }), broadcast: z.object({ channel_id: z.string() }) });
const Viewed = z.object({ data: z.object({ channel_id: z.string(), user_id: z.string() }) });

/** Null for what the screens do not follow. Throws if the message is not as agreed. */
export const eventOf = (message: { event: string }): ChatEvent | null => {
  switch (message.event) {
    case 'hello':
      return { is: 'hello' };
    case 'posted':
      return { is: 'posted', ...WithPost.parse(message).data };
    case 'post_edited':
    case 'post_deleted':
      return { is: 'changed', ...WithPost.parse(message).data };
    case 'typing': {
      const { data, broadcast } = Typing.parse(message);
      return { is: 'typing', user_id: data.user_id, channel_id: broadcast.channel_id };
    }
    case 'channel_viewed':
      return { is: 'viewed', ...Viewed.parse(message).data };
    default:
      return null;
  }
};
