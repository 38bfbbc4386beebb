import { viewChannel } from '#shared/contracts/chats.ts';
import { channelSubject, getChannel, postsRead, readPostsWrite } from '../data/chats/channels.ts';
import { ownerListOf } from '../data/chats/chat-connections.ts';
import { channelMarkWrite, ofChannelMark, seenBy } from '../data/chats/posts.ts';
import { readMarkWrites } from '../data/notifications/notifications.ts';
import { serve } from '../http/serve.ts';
import { chatSideOf } from './side-of.ts';

export const handler = serve(viewChannel, async ({ actor, body: { channel_id, number: requested }, now }) => {
  const channel = await getChannel(actor, channel_id);
  const side = chatSideOf(actor);
  const [seen, ofSide] = await Promise.all([postsRead(actor.id, [channel_id]), seenBy(channel_id, side)]);
  const before = seen.get(channel_id) ?? 0;
  const number = Math.max(before, Math.min(requested ?? channel.count, channel.count));
  const kind = side === 'support' ? 'chat-waiting' : 'chat-answered';
  const mark = { channel_id, side, owner: ownerListOf(channelSubject(channel)), account_id: actor.id, number };
  return {
    reply: { status: 'OK' as const, last_viewed_at_times: { [channel_id]: Date.parse(now) } },
    writes: [
      ...(number > before ? [readPostsWrite(actor.id, channel_id, number)] : []),
      ...(number > (ofSide ?? 0) ? [channelMarkWrite(mark)] : []),
      ...(number === channel.count ? await readMarkWrites(actor, { kind, about: channel_id }, now) : []),
    ],
    retryOn: [ofChannelMark],
  };
});
