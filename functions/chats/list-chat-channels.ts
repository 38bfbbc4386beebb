import { listChatChannels } from '#shared/contracts/chats.ts';
import { serve } from '../http/serve.ts';
import { newestChannels } from './newest-channels.ts';
import { toReplyChannel } from './to-reply-channel.ts';

export const handler = serve(listChatChannels, async ({ actor }) =>
  (await newestChannels(actor)).map((channel) => {
    const { id, display_name, last_post_at, count } = toReplyChannel(actor, channel);
    const created = Date.parse(channel.created_at);
    return {
      id,
      type: 'G' as const,
      team_id: '' as const,
      name: id,
      display_name,
      header: '',
      purpose: '',
      last_post_at,
      total_msg_count: count,
      creator_id: channel.account.id,
      create_at: created,
      update_at: Math.max(created, last_post_at),
      delete_at: 0,
    };
  }),
);
