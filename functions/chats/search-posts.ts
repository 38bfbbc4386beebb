import { searchPosts } from '#shared/contracts/chats.ts';
import { Problem } from '#shared/domain/problem.ts';
import { allWords, searchFor } from '#shared/domain/search-words.ts';
import { getChannel } from '../data/chats/channels.ts';
import { postsBetween, toReplyPost } from '../data/chats/posts.ts';
import { serve } from '../http/serve.ts';
import { newestChannels } from './newest-channels.ts';
import { chatSideOf } from './side-of.ts';

/** The newest channels and posts that are looked through, and the posts that are found, at most. */
const bounds = { channels: 20, posts: 500, found: 100 };

export const handler = serve(searchPosts, async ({ actor, query: { text, channel_id } }) => {
  if (channel_id === undefined && chatSideOf(actor) === 'support')
    throw new Problem('invalid-input', { fields: { channel_id: { key: 'required' } } });
  const channels = channel_id
    ? [await getChannel(actor, channel_id)]
    : (await newestChannels(actor)).slice(0, bounds.channels);
  const read = await Promise.all(
    channels.map(({ id, count }) => postsBetween(id, Math.max(1, count - bounds.posts + 1), count)),
  );
  const isFound = searchFor(text);
  const found = read.flat().filter((post) => !post.deleted_at && isFound(allWords(post.text)));
  const newest = found.toSorted((one, other) => (one.at < other.at ? 1 : -1));
  return { data: newest.slice(0, bounds.found).map(toReplyPost) };
});
