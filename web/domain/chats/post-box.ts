import * as z from 'zod/mini';
import { createPost, type Post } from '#shared/contracts/chats.ts';
import { api } from '../../api/client.ts';
import type { Box } from '../../api/unsent/box.ts';
import { putPost, refreshPosts } from './posts-cache.ts';

const Unsent = z.object({
  channel_id: z.string(),
  message: z.string(),
  /** Uploads that were checked, with the names that they had on the device. */
  files: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Unsent = z.infer<typeof Unsent>;

/** The posts that are being sent, by channel. The key of an entry is the post's `pending_post_id`. */
const posts: Box<Unsent, Post> = {
  name: 'posts',
  schema: Unsent,
  send: ({ channel_id, message, files }, options) => {
    const file_ids = files.map(({ id }) => id);
    const body = { channel_id, message, file_ids, metadata: { files }, pending_post_id: options.key };
    return api(createPost, { body }, options);
  },
  onSent: async (_, post) => {
    putPost(post);
    return undefined;
  },
  onSentElsewhere: () => void refreshPosts(),
};
export default posts;
