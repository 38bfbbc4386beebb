import { deletePost } from '#shared/contracts/chats.ts';
import { ofChannel } from '../data/chats/channels.ts';
import { fileRemovalWrite } from '../data/files/files.ts';
import { serve } from '../http/serve.ts';
import { changedPostWrites, getOwnPost } from './own-post.ts';

export const handler = serve(deletePost, async ({ actor, params, now }) => {
  const { channel, post } = await getOwnPost(actor, params.id);
  const reply = { status: 'OK' as const };
  if (post.deleted_at) return { reply };
  const after = { ...post, text: '', files: [], deleted_at: now };
  return {
    reply,
    writes: [...changedPostWrites(channel, post, after, ''), ...post.files.map(({ id }) => fileRemovalWrite(id, now))],
    retryOn: [ofChannel],
  };
});
