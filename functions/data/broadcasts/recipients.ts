import * as z from 'zod/mini';
import { id, storedInstant } from '#shared/contracts/fields.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import { type Key, recordKeyOf, shardOf } from '../keys.ts';
import { part } from '../part.ts';
import { get, getMany, ifNotExists, type Item, type Write } from '../table.ts';

/** An account that a broadcast has reached. */
const Recipient = z.object({ broadcast_id: id, account_id: id, opened_at: z.nullable(storedInstant) });
export type Recipient = z.infer<typeof Recipient>;
const recipients = entity('broadcast-recipient', Recipient);

const recipientKey = (broadcastId: string, accountId: string): Key => ({
  pk: `BROADCAST_RECIPIENT#${broadcastId}#${accountId}`,
  sk: 'BROADCAST_RECIPIENT',
});
/** The accounts that have opened a broadcast: counted apart, because many do so at once while it is sent. */
const readsKey = recordKeyOf('BROADCAST_READS');
const readShards = 4;

/** Seconds: a year, for which a broadcast can be read. */
const keptFor = 365 * 86_400;

/** A handler that opens runs again when another request has opened it meanwhile. */
export const ofRecipient = part('broadcast-recipient');

/** Fails if the account has been reached already. */
export const recipientWrite = (broadcastId: string, accountId: string, now: string): Write => ({
  part: ofRecipient,
  put: {
    ...recipientKey(broadcastId, accountId),
    ...recipients.store({ broadcast_id: broadcastId, account_id: accountId, opened_at: null }),
    [expiry]: Math.floor(Date.parse(now) / 1000) + keptFor,
  },
  if: ifNotExists,
});

/** The first opening, which is counted. */
export const openingWrites = ({ broadcast_id, account_id }: Recipient, now: string): Write[] => [
  {
    part: ofRecipient,
    update: recipientKey(broadcast_id, account_id),
    set: 'SET opened_at = :now',
    values: { ':now': now, ':null': null },
    if: { expression: 'opened_at = :null' },
  },
  {
    part: 'broadcast-reads',
    update: readsKey(`${broadcast_id}#${shardOf(account_id, readShards)}`),
    set: 'ADD opened :one SET broadcast_id = :id',
    values: { ':one': 1, ':id': broadcast_id },
  },
];

/** Strongly consistent. */
export const findRecipient = async (broadcastId: string, accountId: string): Promise<Recipient | undefined> => {
  const item = await get(recipientKey(broadcastId, accountId));
  return item && recipients.read(item);
};

/** Those of the accounts that a broadcast has reached. Strongly consistent. */
export const reachedAmong = async (broadcastId: string, accountIds: readonly string[]): Promise<Set<string>> => {
  const items = await getMany(
    accountIds.map((accountId) => recipientKey(broadcastId, accountId)),
    true,
  );
  return new Set(items.map((item) => recipients.read(item).account_id));
};

/** How many accounts have opened each of the broadcasts. Eventually consistent. */
export const timesRead = async (ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const shards = Array.from({ length: readShards }, (_, shard) => shard);
  const items: Item[] = await getMany(ids.flatMap((each) => shards.map((shard) => readsKey(`${each}#${shard}`))));
  return items.reduce<Map<string, number>>((counts, item) => {
    const broadcastId = String(item['broadcast_id']);
    return counts.set(broadcastId, (counts.get(broadcastId) ?? 0) + Number(item['opened']));
  }, new Map());
};
