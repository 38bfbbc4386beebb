import { listPosts, type PostList } from '#shared/contracts/chats.ts';
import { getChannel } from '../data/chats/channels.ts';
import { placeOfPost, type Post, postIdOf, postsBetween, toReplyPost } from '../data/chats/posts.ts';
import { serve } from '../http/serve.ts';

/** The newest posts among which those that changed since a time are looked for. */
const mostChanged = 1000;

export const handler = serve(listPosts, async ({ actor, params, query: { page, per_page, since, before } }) => {
  const { id, count } = await getChannel(actor, params.id);
  if (since !== undefined) {
    const newest = await postsBetween(id, Math.max(1, count - mostChanged + 1), count);
    return listOf(newest.filter((post) => toReplyPost(post).update_at >= Number(since)));
  }
  const last = placeOfPost(before ?? '')?.number ?? count + 1;
  const to = Math.min(count, last - 1 - page * per_page);
  const from = Math.max(1, to - per_page + 1);
  const posts = await postsBetween(id, from, to);
  return {
    ...listOf(posts.filter(({ deleted_at }) => deleted_at === null)),
    prev_post_id: from > 1 && to > 0 ? postIdOf({ channel_id: id, number: from - 1 }) : '',
    next_post_id: to < count && to > 0 ? postIdOf({ channel_id: id, number: to + 1 }) : '',
  };
});

const listOf = (posts: readonly Post[]): PostList => {
  const replies = posts.map(toReplyPost);
  return {
    order: replies.map(({ id }) => id).toReversed(),
    posts: Object.fromEntries(replies.map((post) => [post.id, post])),
    next_post_id: '',
    prev_post_id: '',
  };
};
