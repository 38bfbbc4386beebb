import * as z from 'zod/mini';
import type { Post as Reply } from '#shared/contracts/chats.ts';
import { id, person, storedInstant } from '#shared/contracts/fields.ts';
import { chatSides } from '#shared/domain/chats/channel-state.ts';
import { mediaTypes } from '#shared/domain/files/purposes.ts';
import { derivedId } from '../derived-id.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import { type Key, recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { get, ifNotExists, type Item, queryTable, type Write } from '../table.ts';

const postsPartition = (channelId: string) => `POSTS#${channelId}`;
/** The number has six digits, so that posts are in order. */
const postKey = (channelId: string, number: number): Key => ({
  pk: postsPartition(channelId),
  sk: `POST#${String(number).padStart(6, '0')}`,
});
/** How far a side has read. */
const channelMarkKey = (channelId: string, side: string): Key => ({
  pk: postsPartition(channelId),
  sk: `SEEN#${side}`,
});
/** The post that a client has sent under a name of its own. */
const sentPostKey = recordKeyOf('SENT_POST');

const Post = z.object({
  channel_id: id,
  /** From 1, without a gap. */
  number: z.int(),
  /** The list of the people whose channel it is (`listKey`): they and support hear of it. */
  owner: z.string(),
  text: z.string(),
  at: storedInstant,
  by: person,
  side: z.enum(chatSides),
  files: z.array(z.object({ id, name: z.string(), size: z.int(), type: z.enum(mediaTypes) })),
  /** What the client called it. */
  pending_id: z.string(),
  edited_at: z.nullable(storedInstant),
  deleted_at: z.nullable(storedInstant),
});
export type Post = z.infer<typeof Post>;
const posts = entity('post', Post);
export const readPost = (item: Item): Post => posts.read(item);

const sentPosts = entity('sent-post', z.object({ number: z.int() }));

const Mark = z.object({ channel_id: id, side: z.enum(chatSides), owner: z.string(), account_id: id, number: z.int() });
export type ChannelMark = z.infer<typeof Mark>;
const marks = entity('channel-mark', Mark);
export const readChannelMark = (item: Item): ChannelMark => marks.read(item);

/** The id of a channel has 22 characters; that of a post is longer by its number. */
const channelIdLength = derivedId().length;
export const postIdOf = ({ channel_id, number }: Pick<Post, 'channel_id' | 'number'>): string =>
  channel_id + String(number).padStart(6, '0');
/** Undefined for a text that is no id of a post. */
export const placeOfPost = (postId: string): { channel_id: string; number: number } | undefined => {
  const [channel_id, number] = [postId.slice(0, channelIdLength), postId.slice(channelIdLength)];
  return /^\d{6}$/.test(number) ? { channel_id, number: Number(number) } : undefined;
};

/** The part of a post, which its author may change twice at once. */
export const ofPost = part('post');

const put = (post: Post): Item => ({ ...postKey(post.channel_id, post.number), ...posts.store(post) });
export const postInsertionWrite = (post: Post): Write => ({ part: ofPost, put: put(post), if: ifNotExists });
/** The write of an edited or deleted post. Fails as part `post` if it was changed meanwhile. */
export const postChangeWrite = (before: Post, after: Post): Write => ({
  part: ofPost,
  put: put(after),
  if: {
    expression: 'edited_at = :edited AND deleted_at = :deleted',
    values: { ':edited': before.edited_at, ':deleted': before.deleted_at },
  },
});

/** By its place, without an access check. */
export const findPost = async (channelId: string, number: number): Promise<Post | undefined> => {
  const item = await get(postKey(channelId, number));
  return item && readPost(item);
};

/** The posts with these numbers, both included, the oldest first; deleted ones too. Strongly consistent. */
export const postsBetween = async (channelId: string, from: number, to: number): Promise<Post[]> =>
  from > to
    ? []
    : (
        await queryTable(postsPartition(channelId), {
          from: postKey(channelId, from).sk,
          to: postKey(channelId, to).sk,
        })
      ).map(readPost);

export const ofSentPost = part('sent-post');
const dayMs = 86_400_000;
type Sent = { by: { id: string }; channel_id: string; pending_id: string };
const sentKey = ({ by, channel_id, pending_id }: Sent) => sentPostKey(derivedId(by.id, channel_id, pending_id));

/** The post that an account has sent to a channel under a name, for a day. */
export const findSentPost = async (sent: Sent): Promise<Post | undefined> => {
  const found = sent.pending_id === '' ? undefined : await get(sentKey(sent));
  return found && findPost(sent.channel_id, sentPosts.read(found).number);
};

/** The write by which a name posts once. Fails as part `sent-post` if it has posted. None without a name. */
export const sentPostWrites = (post: Post): Write[] =>
  post.pending_id === ''
    ? []
    : [
        {
          part: ofSentPost,
          put: {
            ...sentKey(post),
            ...sentPosts.store({ number: post.number }),
            [expiry]: Math.floor((Date.parse(post.at) + dayMs) / 1000),
          },
          if: ifNotExists,
        },
      ];

/** How far a side has read; null if it never opened the channel. */
export const seenBy = async (channelId: string, side: Post['side']): Promise<number | null> => {
  const item = await get(channelMarkKey(channelId, side));
  return item ? readChannelMark(item).number : null;
};

export const ofChannelMark = part('channel-mark');
/** The write by which a side has read as far as a post. Fails as part `channel-mark` if it has read farther. */
export const channelMarkWrite = (mark: ChannelMark): Write => ({
  part: ofChannelMark,
  put: { ...channelMarkKey(mark.channel_id, mark.side), ...marks.store(mark) },
  if: {
    expression: 'attribute_not_exists(pk) OR #number < :number',
    names: { '#number': 'number' },
    values: { ':number': mark.number },
  },
});

const time = (instant: string | null): number => (instant === null ? 0 : Date.parse(instant));
const extensions = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp', 'application/pdf': 'pdf' } as const;

/** A post as Mattermost's protocol has it. */
export const toReplyPost = (post: Post): Reply => {
  const { channel_id, at, edited_at, deleted_at, by, side, number, text, files, pending_id } = post;
  return {
    id: postIdOf(post),
    create_at: time(at),
    update_at: Math.max(time(at), time(edited_at), time(deleted_at)),
    edit_at: time(edited_at),
    delete_at: time(deleted_at),
    user_id: by.id,
    channel_id,
    root_id: '',
    message: text,
    type: '',
    props: { fio: by.fio, side, number },
    file_ids: files.map((file) => file.id),
    pending_post_id: pending_id,
    metadata: {
      files: files.map(({ id: fileId, name, size, type }) => ({
        id: fileId,
        name,
        size,
        mime_type: type,
        extension: extensions[type],
      })),
    },
  };
};
