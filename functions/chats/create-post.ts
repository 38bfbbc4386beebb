import { createPost } from '#shared/contracts/chats.ts';
import { afterPost } from '#shared/domain/chats/channel-state.ts';
import { chatLimits } from '#shared/domain/chats/limits.ts';
import { outOfHoursText } from '#shared/domain/chats/out-of-hours.ts';
import { excerptOf } from '#shared/domain/messages/excerpt.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isServed, nextService } from '#shared/domain/system/support-hours.ts';
import { channelWrites } from '../data/chats/channel-lists.ts';
import { type Channel, channelSubject, getChannel, ofChannel, readPostsWrite } from '../data/chats/channels.ts';
import { ownerListOf } from '../data/chats/chat-connections.ts';
import { chatNotificationWrites } from '../data/chats/chat-notifications.ts';
import {
  findSentPost,
  ofPost,
  ofSentPost,
  type Post,
  postInsertionWrite,
  sentPostWrites,
  toReplyPost,
} from '../data/chats/posts.ts';
import { ofListEntry } from '../data/counted/entry-writes.ts';
import { fileClaim, isUpload, ofFile } from '../data/files/files.ts';
import { law } from '../data/shifts/law.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';
import { chatSideOf } from './side-of.ts';

export const handler = serve(createPost, async ({ actor, body, now }) => {
  const { channel_id, message, file_ids, metadata, pending_post_id: pending_id } = body;
  const by = { id: actor.id, fio: actor.fio };
  const findSent = () => findSentPost({ by, channel_id, pending_id });
  const [before, sent] = await Promise.all([getChannel(actor, channel_id), findSent()]);
  if (sent) return { reply: toReplyPost(sent) };
  if (message === '' && file_ids.length === 0)
    throw new Problem('invalid-input', { fields: { message: { key: 'nothing-to-send' } } });
  if (before.count >= chatLimits.posts) throw new Problem('too-many-posts', { params: { limit: chatLimits.posts } });
  const claimed = await claimsOf(file_ids, actor, now).then(
    (claims) => ({ claims }),
    async (error: unknown) => {
      // The same request may have claimed them a moment ago.
      const meanwhile = await findSent();
      if (!meanwhile) throw error;
      return { meanwhile };
    },
  );
  if ('meanwhile' in claimed) return { reply: toReplyPost(claimed.meanwhile) };
  const { claims } = claimed;
  const names = new Map(metadata?.files?.map(({ id, name }) => [id, name]));
  const side = chatSideOf(actor);
  const number = before.count + 1;
  const post: Post = {
    channel_id,
    number,
    owner: ownerListOf(channelSubject(before)),
    text: message,
    at: afterLast(before.last?.at, now),
    by,
    side,
    files: claims.flatMap(({ file }, nth) =>
      isUpload(file)
        ? [{ id: file.id, name: names.get(file_ids[nth] ?? '') ?? file.type, size: file.size, type: file.type }]
        : [],
    ),
    pending_id,
    edited_at: null,
    deleted_at: null,
  };
  const next = side === 'client' ? await serviceToAnnounce(before, post.at) : null;
  const word = next === null ? undefined : automaticPost(post, outOfHoursText(before.locale, next));
  const after = {
    ...before,
    ...afterPost(before, side, post.at),
    version: before.version + 1,
    count: word?.number ?? number,
    announced: next ?? before.announced,
    last: { at: post.at, by, side, text: excerptOf(message), number },
  };
  return {
    reply: toReplyPost(post),
    writes: [
      postInsertionWrite(post),
      ...(word ? [postInsertionWrite(word)] : []),
      ...sentPostWrites(post),
      ...channelWrites(before, after),
      readPostsWrite(actor.id, channel_id, number),
      ...claims.flatMap(({ writes }) => writes),
      ...chatNotificationWrites(before, post),
    ],
    limits: [{ limit: 'posts-of-account', subject: actor.id }],
    retryOn: [ofChannel, ofPost, ofSentPost, ofListEntry, ofFile],
  };
});

/** Within it, whoever writes is in a conversation with support, although its hours are over. */
const inConversationMs = 3_600_000;

/** When service begins next, if nobody answers now and the channel does not say so yet. */
const serviceToAnnounce = async ({ last, announced }: Channel, now: string): Promise<string | null> => {
  if (last?.side === 'support' && Date.parse(now) - Date.parse(last.at) < inConversationMs) return null;
  const { value } = await settings.support_hours.read();
  const next = isServed(value, now, law) ? null : nextService(value, now, law);
  return next === announced ? null : next;
};

/** What nobody has written, after a post. */
const automaticPost = (post: Post, text: string): Post => ({
  ...post,
  text,
  at: afterLast(post.at, post.at),
  number: post.number + 1,
  by: { id: 'smena', fio: 'Smena' },
  side: 'support',
  files: [],
  pending_id: '',
});

const claimsOf = (ids: readonly string[], { id: owner_id }: Actor, now: string) =>
  Promise.all(ids.map((id) => fileClaim({ id, owner_id, purpose: 'chat-file' }, now)));

/** Posts of a channel have different times, because clients sort by them. */
const afterLast = (last: string | undefined, now: string): string =>
  last === undefined || last < now ? now : new Date(Date.parse(last) + 1).toISOString();
