import { listChannels } from '#shared/contracts/chats.ts';
import { listChannels as channelsOf } from '../data/chats/channel-lists.ts';
import { postsRead } from '../data/chats/channels.ts';
import { serve } from '../http/serve.ts';
import { toReplyChannel } from './to-reply-channel.ts';

export const handler = serve(listChannels, async ({ actor, query }) => {
  const page = await channelsOf(actor, query);
  const seen = await postsRead(
    actor.id,
    page.data.map(({ id }) => id),
  );
  return { ...page, data: page.data.map((channel) => toReplyChannel(actor, channel, seen.get(channel.id))) };
});
