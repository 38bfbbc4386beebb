import { editPost } from '#shared/contracts/chats.ts';
import { minutesToEdit } from '#shared/domain/chats/limits.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { excerptOf } from '#shared/domain/messages/excerpt.ts';
import { Problem } from '#shared/domain/problem.ts';
import { ofChannel } from '../data/chats/channels.ts';
import { toReplyPost } from '../data/chats/posts.ts';
import { serve } from '../http/serve.ts';
import { changedPostWrites, getOwnPost } from './own-post.ts';

export const handler = serve(editPost, async ({ actor, params, body: { message }, now }) => {
  const { channel, post } = await getOwnPost(actor, params.id);
  if (post.deleted_at) throw new Problem('not-found');
  if (message === '' && post.files.length === 0)
    throw new Problem('invalid-input', { fields: { message: { key: 'nothing-to-send' } } });
  if (message === post.text) return { reply: toReplyPost(post) };
  if (now > addMinutes(post.at, minutesToEdit))
    throw new Problem('post-too-old', { params: { minutes: minutesToEdit } });
  const after = { ...post, text: message, edited_at: now };
  return {
    reply: toReplyPost(after),
    writes: changedPostWrites(channel, post, after, excerptOf(message)),
    retryOn: [ofChannel],
  };
});
