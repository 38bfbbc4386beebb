import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { channelWrites } from '../data/chats/channel-lists.ts';
import { type Channel, getChannel } from '../data/chats/channels.ts';
import { findPost, placeOfPost, type Post, postChangeWrite } from '../data/chats/posts.ts';
import type { Write } from '../data/table.ts';

/**
 * An own post of the actor with its channel. Throws not-found if it does not exist or is of another's channel, and
 * post-not-own if somebody else of the channel wrote it.
 */
export const getOwnPost = async (actor: Actor, postId: string): Promise<{ channel: Channel; post: Post }> => {
  const place = placeOfPost(postId);
  if (!place) throw new Problem('not-found');
  const [channel, post] = await Promise.all([
    getChannel(actor, place.channel_id),
    findPost(place.channel_id, place.number),
  ]);
  if (!post) throw new Problem('not-found');
  if (post.by.id !== actor.id) throw new Problem('post-not-own');
  return { channel, post };
};

/** The writes of a changed post. Lists show the beginning of the newest one. */
export const changedPostWrites = (channel: Channel, before: Post, after: Post, excerpt: string): Write[] => [
  postChangeWrite(before, after),
  ...(channel.last?.number === after.number
    ? channelWrites(channel, { ...channel, version: channel.version + 1, last: { ...channel.last, text: excerpt } })
    : []),
];
