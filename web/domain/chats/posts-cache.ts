import { listPosts, type Post } from '#shared/contracts/chats.ts';
// Its requests have a token of the chat.
import '../../api/chat-token.ts';
import { api } from '../../api/client.ts';
import { invalidate } from '../../api/invalidate.ts';
import { queryClient } from '../../api/query-client.ts';
import { changedIn, knownUntil, leavesGap, newestPosts, pageOfPosts, type Posts, withChanged } from './posts.ts';

const keyOf = (channel: string) => [listPosts.area, 'posts', channel];
export const knownPosts = (channel: string): Posts | undefined => queryClient.getQueryData(keyOf(channel));

/** Changes the posts of a channel that are known. */
export const changePosts = (channel: string, change: (posts: Posts) => Posts): void =>
  void queryClient.setQueryData<Posts>(keyOf(channel), (known) => known && change(known));

/** The newest posts of a channel at first, then what has changed since. */
export const fetchPosts = async (channel: string, signal: AbortSignal): Promise<Posts> => {
  const params = { id: channel };
  const known = knownPosts(channel);
  if (known) {
    const answer = await api(listPosts, { params, query: { since: String(knownUntil(known)) } }, { signal });
    const changed = changedIn(answer);
    // Posts may have come since the request.
    if (changed) return withChanged(knownPosts(channel) ?? known, changed);
  }
  return newestPosts(await api(listPosts, { params, query: { per_page: String(pageOfPosts) } }, { signal }));
};

/** Shows a post that was sent, changed or deleted. One that came without those before it has them fetched. */
export const putPost = (post: Post): void => {
  const known = knownPosts(post.channel_id);
  if (!known) return;
  changePosts(post.channel_id, (posts) => withChanged(posts, [post]));
  if (leavesGap(known, post)) void refreshPosts(post.channel_id);
};

/** Fetches what has changed: of one channel, or of each that is shown. */
export const refreshPosts = (channel?: string): Promise<void> =>
  invalidate(queryClient, { queryKey: channel === undefined ? [listPosts.area, 'posts'] : keyOf(channel) });
