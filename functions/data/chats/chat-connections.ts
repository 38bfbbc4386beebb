import * as z from 'zod/mini';
import { chatScope, type ChannelSubject } from '#shared/domain/chats/scope.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { all } from '#shared/domain/scope/lists.ts';
import { listKey, listsOf } from '#shared/domain/scope/scope.ts';
import { mapAtMost } from '../at-most.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import type { Key } from '../keys.ts';
import { subscriptionKey } from '../live/connections.ts';
import { ConditionFailed, type Item, queryTable, transact } from '../table.ts';

/**
 * The connections of the chat stand in the partition of the one list of channels that their account reads. Each is the
 * ordered log of what is sent to it: an event gets its number when it is added, and the table's stream has the additions
 * in order. `functions/jobs/projections/send-posts.ts` adds and sends them.
 */
const ChatConnection = z.object({
  id: z.string(),
  /** The number of the next event. */
  seq: z.int(),
  /** The number of the first of `events`. */
  first: z.int(),
  /** What was added last: JSON without the number. */
  events: z.array(z.string()),
});
type ChatConnection = z.infer<typeof ChatConnection>;
const connections = entity('chat-connection', ChatConnection);
export const readChatConnection = (item: Item): ChatConnection => connections.read(item);

/** The audience of a list of channels, by its `listKey`: a connection of the chat is a subscription to it. */
export const chatAudience = (list: string) => `chat#${list}`;

/** The list of channels that an account reads: each account reads one. Undefined without any. */
export const chatListOf = (actor: Actor): string | undefined => listsOf(chatScope, actor).map(listKey)[0];
/** The list of support. */
export const supportList = listKey(all);
/** The list of the people whose channel it is. */
export const ownerListOf = (subject: ChannelSubject): string =>
  chatScope
    .listsWith(subject)
    .map(listKey)
    .find((list) => list !== supportList) ?? supportList;
/** The lists of those who hear of a channel. */
export const withSupport = (owner: string): string[] => [supportList, owner];

/** The item of a connection whose first event is `hello`. It ends by itself at `until`, epoch seconds. */
export const chatConnectionItem = (
  list: string,
  { id, first, hello, until }: { id: string; first: number; hello: string; until: number },
): Item => ({
  ...subscriptionKey(chatAudience(list), id),
  ...connections.store({ id, seq: first + 1, first, events: [hello] }),
  [expiry]: until,
});

/** Updates side by side. */
const sideBySide = 32;
/** Characters of the events of one addition: an item has at most 400 KB, and a character up to three bytes. */
const maxAdded = 100_000;

/**
 * Adds events to the connections of some lists, in their order. A connection that is gone is left out. `except` gets
 * none of them.
 */
export const addEvents = async (
  lists: readonly string[],
  events: readonly string[],
  except?: string,
): Promise<void> => {
  const parts = inSizes(events);
  const found = await Promise.all(lists.map(async (list) => (await idsOf(list)).map((id) => ({ list, id }))));
  await mapAtMost(
    found.flat().filter(({ id }) => id !== except),
    async ({ list, id }) => {
      for (const part of parts) await add(subscriptionKey(chatAudience(list), id), part);
    },
    sideBySide,
  );
};

const idsOf = async (list: string): Promise<string[]> =>
  (await queryTable(subscriptionKey(chatAudience(list), '').pk)).map(({ sk }) => String(sk));

const add = async (key: Key, events: readonly string[]): Promise<void> => {
  const update = {
    part: 'chat-connection',
    update: key,
    set: 'SET #first = seq, seq = seq + :count, events = :events',
    names: { '#first': 'first' },
    values: { ':count': events.length, ':events': events },
    if: { expression: 'attribute_exists(pk)' },
  };
  await transact([update]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
};

const inSizes = (events: readonly string[]): string[][] => {
  const parts: string[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const event of events) {
    if (size + event.length > maxAdded) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(event);
    size += event.length;
  }
  return parts;
};
