import { listChatMembers } from '#shared/contracts/chats.ts';
import { Problem } from '#shared/domain/problem.ts';
import { postsRead } from '../data/chats/channels.ts';
import { serve } from '../http/serve.ts';
import { newestChannels } from './newest-channels.ts';

export const handler = serve(listChatMembers, async ({ actor, params }) => {
  if (params.id !== 'me' && params.id !== actor.id) throw new Problem('not-found');
  const channels = await newestChannels(actor);
  const seen = await postsRead(
    actor.id,
    channels.map(({ id }) => id),
  );
  return channels.map(({ id, last }) => ({
    channel_id: id,
    user_id: actor.id,
    roles: 'channel_user',
    last_viewed_at: last ? Date.parse(last.at) : 0,
    msg_count: seen.get(id) ?? 0,
    mention_count: 0,
  }));
});
