import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { type Channel, channels } from '#shared/domain/notifications/delivery.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import { dueShards, recordKeyOf, shardOf } from '../keys.ts';
import { derivedEntryId } from '../outbox.ts';
import { getMany, ifNotExists, queryIndex, type Write } from '../table.ts';
import { notificationRef } from './message.ts';

const waitingMessageKey = recordKeyOf('WAITING_MESSAGE');
const waitingMessagesPartition = (shard: number) => `WAITING_MESSAGES#${shard}`;

/** Seconds after its time for which a message is known, so that a repeated delivery of its notification adds none. */
const keptFor = 7 * 86_400;

/** A notification that waits for others, or for the end of quiet hours, before it is sent by a channel. */
const WaitingMessage = z.object({
  id,
  login_id: id,
  account_id: id,
  channel: z.enum(channels),
  /** The notification's kind. In the table, `kind` is the kind of item. */
  kind_of: z.string(),
  notification: notificationRef,
});
export type WaitingMessage = z.infer<typeof WaitingMessage>;
const waitingMessages = entity('waiting-message', WaitingMessage);

export const waitingMessageId = (notificationId: string, loginId: string, channel: Channel): string =>
  derivedEntryId('waiting', notificationId, loginId, channel);

/** `due`: ISO 8601 UTC. Fails if the message was stored before, also if it has been sent. */
export const waitingMessageWrite = (message: WaitingMessage, due: string): Write => ({
  part: 'waiting-message',
  put: {
    ...waitingMessageKey(message.id),
    ...waitingMessages.store(message),
    due_pk: waitingMessagesPartition(shardOf(message.id)),
    due_sk: `${due}#${message.id}`,
    [expiry]: Math.floor(Date.parse(due) / 1000) + keptFor,
  },
  if: ifNotExists,
});

/** Takes a message from the list. Fails if another run has taken it. */
export const messageTakenWrite = (message: WaitingMessage): Write => ({
  part: 'waiting-message',
  update: waitingMessageKey(message.id),
  set: 'SET taken = :true REMOVE due_pk, due_sk',
  values: { ':true': true },
  if: { expression: 'attribute_exists(due_pk)' },
});

/** The messages whose time has come, the earliest first, at most `enough` per shard. */
export const dueMessages = async (now: string, enough: number): Promise<WaitingMessage[]> => {
  const shards = Array.from({ length: dueShards }, (_, shard) => shard);
  const listed = await Promise.all(
    shards.map((shard) => queryIndex('due', waitingMessagesPartition(shard), { to: `${now}#~`, limit: enough })),
  );
  // The index is milliseconds behind the table.
  const items = await getMany(
    listed.flat().map((entry) => waitingMessageKey(String(entry['id']))),
    true,
  );
  return items.filter((item) => 'due_pk' in item).map(waitingMessages.read);
};
