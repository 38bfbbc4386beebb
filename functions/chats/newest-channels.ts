import type { Actor } from '#shared/domain/roles.ts';
import { listChannels } from '../data/chats/channel-lists.ts';
import type { Channel } from '../data/chats/channels.ts';

/** The channels that Mattermost's clients get: they have no pages. */
export const newestChannels = async (actor: Actor): Promise<Channel[]> =>
  (await listChannels(actor, { view: 'all', page: 1, per_page: 100 })).data;
