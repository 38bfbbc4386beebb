import * as z from 'zod/mini';
import { id, idAndName, locale, person, role, storedInstant, version } from '#shared/contracts/fields.ts';
import { chatSides } from '#shared/domain/chats/channel-state.ts';
import { chatScope, type ChannelSubject } from '#shared/domain/chats/scope.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { entity } from '../entity.ts';
import { type Key, recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { atVersion, get, getMany, ifNotExists, type Item, type Write } from '../table.ts';

export const channelKey = recordKeyOf('CHANNEL');
/** How many posts of a channel an account has read. */
const readPostsKey = (accountId: string, channelId: string): Key => ({
  pk: `CHANNELS_READ#${accountId}`,
  sk: channelId,
});

const Channel = z.object({
  id,
  version,
  /** Who opened it, as they were then. */
  account: person,
  role,
  phone: z.nullable(z.string()),
  /** Set if it is a channel of all vendors of a performer. */
  company: z.nullable(idAndName),
  /** The language of the person. */
  locale,
  order: z.nullable(z.object({ id, number: z.string() })),
  shift: z.nullable(z.object({ id, name: z.string(), starts_at: storedInstant })),
  created_at: storedInstant,
  /** Posts, deleted ones included: the number of the newest one. */
  count: z.int(),
  /** The newest post that somebody wrote, with its number. */
  last: z.nullable(
    z.object({ at: storedInstant, by: person, side: z.enum(chatSides), text: z.string(), number: z.int() }),
  ),
  waiting_since: z.nullable(storedInstant),
  closed_at: z.nullable(storedInstant),
  answered_in: z.nullable(z.int()),
  /** The beginning of service of which the automatic word said last. */
  announced: z.nullable(storedInstant),
});
export type Channel = z.infer<typeof Channel>;
const channels = entity('channel', Channel);

const Read = z.object({ account_id: id, channel_id: id, seen: z.int() });
const reads = entity('read-posts', Read);

export const readChannel = (item: Item): Channel => channels.read(item);

export const channelSubject = ({ company, account }: Pick<Channel, 'company' | 'account'>): ChannelSubject => ({
  company_id: company?.id ?? null,
  account_id: account.id,
});

/** By id, without an access check. Strongly consistent. */
export const findChannel = async (channelId: string): Promise<Channel | undefined> => {
  const item = await get(channelKey(channelId));
  return item && readChannel(item);
};

/** Throws not-found if it does not exist or is not the actor's. */
export const getChannel = async (actor: Actor, channelId: string): Promise<Channel> => {
  const channel = await findChannel(channelId);
  if (!channel || !isInScope(chatScope, actor, channelSubject(channel))) throw new Problem('not-found');
  return channel;
};

/** The part of a channel, to which another person may post at the same time. */
export const ofChannel = part('channel');

/** The write of a new channel, or of its next version. `channelWrites` keeps the lists in step. */
export const storedChannelWrite = (before: Channel | undefined, after: Channel): Write => ({
  part: ofChannel,
  put: { ...channelKey(after.id), ...channels.store(after) },
  if: before ? atVersion(before.version) : ifNotExists,
});

/** How many posts of each channel an account has read. */
export const postsRead = async (accountId: string, channelIds: readonly string[]): Promise<Map<string, number>> => {
  const found = (await getMany(channelIds.map((channelId) => readPostsKey(accountId, channelId)))).map(reads.read);
  return new Map(found.map(({ channel_id, seen }) => [channel_id, seen]));
};

/** The write by which an account has read the first posts of a channel. */
export const readPostsWrite = (accountId: string, channelId: string, seen: number): Write => ({
  part: 'read-posts',
  put: {
    ...readPostsKey(accountId, channelId),
    ...reads.store({ account_id: accountId, channel_id: channelId, seen }),
  },
});
