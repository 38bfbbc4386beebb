import * as z from 'zod/mini';
import { channelViews, chatSides } from '../domain/chats/channel-state.ts';
import { counterparts } from '../domain/chats/counterpart.ts';
import { chatLimits } from '../domain/chats/limits.ts';
import { area, digits, item, list, pagingUpTo } from './endpoint.ts';
import {
  bounded,
  id,
  idAndName,
  integer,
  multilineText,
  optionalLines,
  person,
  role,
  search,
  storedInstant,
  text,
  uniqueArray,
  version,
} from './fields.ts';
import { orderStatus } from './orders.ts';

const endpoint = area('chats');

/** Support is reached also by the people of a company that is inactive, or whose plan has expired. */
const whateverState = {
  whileExpired: true,
  whileInactive: ['ROLE_VENDOR', 'ROLE_VENDOR_STAFF', 'ROLE_BUYER', 'ROLE_BUYER_MANAGER', 'ROLE_STORE_MANAGER'],
} as const;

/** The path of the WebSocket of the chat, on the origin of the web app. It speaks Mattermost's protocol. */
export const chatPath = '/api/v4/websocket';

/**
 * A conversation with support: of one person, or of a performer, whose vendors share it; about an order or a shift, or
 * about anything.
 */
export const Channel = z.object({
  id,
  version,
  /** The name without a label: of the company or the person for support, `Smena` for the others. */
  display_name: z.string(),
  /** Whom the caller writes with; the screens label it by its kind. */
  counterpart: z.object({ kind: z.enum(counterparts), name: z.string() }),
  /** Who opened it. */
  user: z.object({ ...person.shape, role, phone: z.nullable(z.string()) }),
  company: z.nullable(idAndName),
  /** What it is about. */
  order: z.nullable(z.object({ id, number: z.string() })),
  shift: z.nullable(z.object({ id, name: z.string(), starts_at: storedInstant })),
  /** Epoch milliseconds of the newest post, 0 without one. */
  last_post_at: z.int(),
  last: z.nullable(
    z.object({
      by: person,
      side: z.enum(chatSides),
      /** The beginning of the newest post; empty for one that has only files, and for a deleted one. */
      text: z.string(),
    }),
  ),
  count: z.int(),
  /** By the caller. */
  unread: z.int(),
  /** Since the first post that support has not answered. */
  waiting_since: z.nullable(storedInstant),
  closed_at: z.nullable(storedInstant),
  /** Seconds from the first post to the first answer of support. */
  answered_in: z.nullable(z.int()),
});
export type Channel = z.infer<typeof Channel>;

/** A channel with what support needs to know beside it. */
const ChannelWithContext = z.object({
  ...Channel.shape,
  /** Of the person; null for the client itself. */
  context: z.nullable(
    z.object({
      /** The company for which the person works. */
      company: z.nullable(idAndName),
      email: z.nullable(z.string()),
      locale: z.string(),
      /** The newest orders and shifts of the person, the newest first. */
      orders: z.array(z.object({ id, number: z.string(), status: orderStatus })),
    }),
  ),
  /** How far the other side has read: the number of a post; null if it never opened the channel. */
  seen: z.nullable(z.int()),
});
export type ChannelWithContext = z.infer<typeof ChannelWithContext>;

export const getChatToken = endpoint({
  name: 'get-chat-token',
  summary: 'Get a token of the chat for its WebSocket and for /api/v4, valid for an hour and for nothing else',
  method: 'GET',
  path: '/api/mattermost/user_token',
  access: 'chat.use',
  writes: true,
  ...whateverState,
  /** The token also at the top level, where a client of the specification may look for it. */
  reply: z.object({ token: z.string(), ...item(z.object({ token: z.string(), expires_at: storedInstant })).shape }),
});

export const listChannels = endpoint({
  name: 'list-channels',
  summary: 'List the channels that the caller reads, the newest post first; those that wait, the longest first',
  method: 'GET',
  path: '/api/mattermost/user_channels',
  access: 'chat.use',
  query: z.strictObject({
    ...pagingUpTo(100, 30),
    /** A list of support; others have all their channels in `all`. */
    view: z._default(z.enum(channelViews), 'all'),
    /** The beginnings of words of the name, the company, the phone number or the order. */
    text: z.optional(search),
  }),
  reply: list(Channel),
});

export const openChannel = endpoint({
  name: 'open-channel',
  summary: "Open the caller's channel with support, one about an order or a shift, or as support that of a person",
  method: 'POST',
  path: '/api/mattermost/group_channel',
  access: 'chat.use',
  ...whateverState,
  form: true,
  body: z.strictObject({
    order_id: z.optional(id),
    shift_id: z.optional(id),
    /** Of support only. */
    user_id: z.optional(id),
  }),
  reply: item(Channel),
  status: 201,
  problems: ['not-found'],
});

export const getChannel = endpoint({
  name: 'get-channel',
  summary: 'Get a channel, for support with the person, the company and the orders beside it',
  method: 'GET',
  path: '/api/mattermost/channel/{id}',
  access: 'chat.use',
  params: z.object({ id }),
  reply: item(ChannelWithContext),
  problems: ['not-found'],
});

export const closeChannel = endpoint({
  name: 'close-channel',
  summary: 'Close a channel, or open it again; the next post of its client opens it, too',
  method: 'PUT',
  path: '/api/mattermost/channel/{id}',
  access: 'chat.support',
  params: z.object({ id }),
  body: z.strictObject({ version, closed: z.boolean() }),
  reply: item(Channel),
  problems: ['not-found', 'changed'],
});

const answerTitle = text(60);
const answerText = multilineText(chatLimits.answer);
const CannedAnswers = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        titles: z.strictObject({ cs: answerTitle, en: answerTitle, ru: answerTitle }),
        texts: z.strictObject({ cs: answerText, en: answerText, ru: answerText }),
      }),
    )
    .check(z.maxLength(chatLimits.answers)),
});
/** The values of the form of the canned answers. */
export type CannedAnswersInput = z.input<typeof CannedAnswers>;
const SavedAnswers = z.object({ ...CannedAnswers.shape, version: z.int() });
export type CannedAnswer = z.infer<typeof CannedAnswers>['answers'][number];

export const getCannedAnswers = endpoint({
  name: 'get-canned-answers',
  summary: 'Get the answers that support writes often, in all languages',
  method: 'GET',
  path: '/api/mattermost/answers',
  access: 'chat.support',
  reply: item(SavedAnswers),
});

export const setCannedAnswers = endpoint({
  name: 'set-canned-answers',
  summary: 'Set the canned answers, in their order',
  method: 'PUT',
  path: '/api/mattermost/answers',
  access: 'chat.support',
  /** 0 until they are set for the first time. */
  body: z.extend(CannedAnswers, { version: integer(0, Number.MAX_SAFE_INTEGER) }),
  reply: item(SavedAnswers),
  problems: ['changed'],
});

// ---- Mattermost's REST protocol: its clients send fields and parameters that have no meaning here.

/** Epoch milliseconds. */
const time = z.int();
const PostFile = z.object({ id, name: z.string(), size: z.int(), mime_type: z.string(), extension: z.string() });
export type PostFile = z.infer<typeof PostFile>;

export const Post = z.object({
  id,
  create_at: time,
  update_at: time,
  /** 0 if it was never edited. */
  edit_at: time,
  /** 0 unless it was deleted; then it has neither text nor files. */
  delete_at: time,
  user_id: id,
  channel_id: id,
  root_id: z.literal(''),
  /** Two asterisks around words make them strong; nothing else is markup. */
  message: z.string(),
  type: z.literal(''),
  props: z.object({
    /** The name of the author. */
    fio: z.string(),
    side: z.enum(chatSides),
    /** The number of the post in its channel, from 1. */
    number: z.int(),
  }),
  file_ids: z.array(id),
  /** What the client called it before it was sent. */
  pending_post_id: z.string(),
  metadata: z.object({ files: z.array(PostFile) }),
});
export type Post = z.infer<typeof Post>;

const PostList = z.object({
  /** The newest first. */
  order: z.array(id),
  posts: z.record(z.string(), Post),
  /** Empty at the ends of the channel. */
  next_post_id: z.string(),
  prev_post_id: z.string(),
});
export type PostList = z.infer<typeof PostList>;

export const listPosts = endpoint({
  name: 'list-posts',
  summary: 'List the posts of a channel: a page of the newest, those before one, or those changed since a time',
  method: 'GET',
  path: '/api/v4/channels/{id}/posts',
  access: 'chat.use',
  chatToken: true,
  params: z.object({ id }),
  query: z.object({
    page: z._default(digits(0, 10_000), 0),
    per_page: z._default(digits(1, 200), 60),
    /** Epoch milliseconds: with deleted ones, at most 1,000. */
    since: z.optional(bounded(16).check(z.regex(/^\d{1,15}$/))),
    /** The id of a post. */
    before: z.optional(id),
  }),
  reply: PostList,
  problems: ['not-found'],
});

const message = optionalLines(chatLimits.text);

export const searchPosts = endpoint({
  name: 'search-posts',
  summary: "Find posts by the beginnings of their words: in one channel, or in the caller's newest ones",
  method: 'GET',
  path: '/api/mattermost/posts/search',
  access: 'chat.use',
  query: z.strictObject({
    text: search.check(z.minLength(2)),
    /** Support names one: it reads the channels of everybody. */
    channel_id: z.optional(id),
  }),
  /** The newest first, at most 100. */
  reply: z.object({ data: z.array(Post) }),
  problems: ['not-found'],
});

export const createPost = endpoint({
  name: 'create-post',
  summary: 'Post to a channel: a text, uploaded files, or both. The same `pending_post_id` posts once',
  method: 'POST',
  path: '/api/v4/posts',
  access: 'chat.use',
  ...whateverState,
  chatToken: true,
  body: z.object({
    channel_id: id,
    message: z._default(message, ''),
    /** Uploads of the purpose `chat-file`. */
    file_ids: z._default(uniqueArray(id, chatLimits.files), []),
    /** The names of the files, by the id of the upload. */
    metadata: z.optional(
      z.object({ files: z.optional(z.array(z.object({ id, name: text(200) })).check(z.maxLength(chatLimits.files))) }),
    ),
    pending_post_id: z._default(bounded(100).check(z.regex(/^[\w:.-]*$/)), ''),
  }),
  reply: Post,
  status: 201,
  problems: ['not-found', 'upload-not-ready', 'too-many-posts', 'changed'],
});

export const editPost = endpoint({
  name: 'edit-post',
  summary: 'Edit the text of an own post within 15 minutes',
  method: 'PUT',
  path: '/api/v4/posts/{id}/patch',
  access: 'chat.use',
  ...whateverState,
  chatToken: true,
  params: z.object({ id }),
  body: z.object({ message }),
  reply: Post,
  problems: ['not-found', 'changed', 'post-not-own', 'post-too-old'],
});

export const deletePost = endpoint({
  name: 'delete-post',
  summary: 'Delete an own post with its files',
  method: 'DELETE',
  path: '/api/v4/posts/{id}',
  access: 'chat.use',
  ...whateverState,
  chatToken: true,
  params: z.object({ id }),
  reply: z.object({ status: z.literal('OK') }),
  problems: ['not-found', 'changed', 'post-not-own'],
});

export const viewChannel = endpoint({
  name: 'view-channel',
  summary: 'Mark all posts of a channel as read by the caller, and the notifications about it',
  method: 'POST',
  path: '/api/v4/channels/members/me/view',
  access: 'chat.use',
  ...whateverState,
  chatToken: true,
  repeatable: true,
  body: z.object({
    channel_id: id,
    /** The number of the newest post that was shown; without it the newest one. */
    number: z.optional(integer(0, chatLimits.posts)),
  }),
  reply: z.object({ status: z.literal('OK'), last_viewed_at_times: z.record(z.string(), time) }),
  problems: ['not-found'],
});

const ChatUser = z.object({
  id,
  username: z.string(),
  nickname: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  roles: z.string(),
  locale: z.string(),
  create_at: time,
  update_at: time,
  delete_at: time,
});

export const getChatUser = endpoint({
  name: 'get-chat-user',
  summary: 'Get the caller as a user of the chat',
  method: 'GET',
  path: '/api/v4/users/me',
  access: 'chat.use',
  localized: true,
  chatToken: true,
  reply: ChatUser,
});

const ChatChannel = z.object({
  id,
  type: z.literal('G'),
  team_id: z.literal(''),
  name: z.string(),
  display_name: z.string(),
  header: z.string(),
  purpose: z.string(),
  last_post_at: time,
  total_msg_count: z.int(),
  creator_id: id,
  create_at: time,
  update_at: time,
  delete_at: time,
});

export const listChatChannels = endpoint({
  name: 'list-chat-channels',
  summary: 'List the channels that the caller reads as Mattermost does: the 100 with the newest posts',
  method: 'GET',
  path: '/api/v4/users/me/channels',
  access: 'chat.use',
  chatToken: true,
  reply: z.array(ChatChannel),
});

export const listChatMembers = endpoint({
  name: 'list-chat-members',
  summary: 'List how far the caller has read the channels of list-chat-channels',
  method: 'GET',
  path: '/api/v4/users/{id}/channel_members',
  access: 'chat.use',
  chatToken: true,
  /** The caller's id, or `me`. */
  params: z.object({ id }),
  reply: z.array(
    z.object({
      channel_id: id,
      user_id: id,
      roles: z.string(),
      last_viewed_at: time,
      msg_count: z.int(),
      mention_count: z.int(),
    }),
  ),
  problems: ['not-found'],
});
