import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { type EffectKind, effectKinds, effectOf, effects, type Payload } from './effects.ts';
import { entity } from './entity.ts';
import { expiry } from './indexes.ts';
import { dueShards, outboxKey, shardOf } from './keys.ts';
import { ConditionFailed, get, getMany, ifNotExists, type Item, queryIndex, transact, type Write } from './table.ts';

/** Entries that are not done; sharded, because every effect writes here. */
const outboxPartition = (shard: number) => `OUTBOX#${shard}`;

const Entry = z.object({
  id,
  effect: z.enum(effectKinds as [EffectKind, ...EffectKind[]]),
  /** Parsed by the schema of its kind. Removed when the effect is done. */
  payload: z.optional(z.unknown()),
  /** The time of the request, ISO 8601 UTC. */
  at: z.string(),
  /** Seconds after the commit for which the effect is useful; null: for ever. */
  useful_for: z.nullable(z.int()),
});
const entries = entity('outbox', Entry);
export type Entry<K extends EffectKind = EffectKind> = {
  id: string;
  payload: Payload<K>;
  at: string;
  useful_for: number | null;
};

/** Seconds. Longer than messages stay in a dead-letter queue, so that a redriven message finds its entry. */
const keptFor = 21 * 86_400;

type Options = {
  now: string;
  /** Seconds. After that the effect is dropped: a code must not arrive when it no longer works. */
  usefulFor?: number;
  /** Random by default. A derived id makes a repeated write harmless. */
  entryId?: string;
};

/**
 * An effect outside the table, as one more write of the transaction that it belongs to:
 *
 *     await transact([...writes, effectWrite('send-letter', { letter: 'activation', registration_id }, { now })])
 *
 * The entry is moved to the queue of its kind after the commit and run once by its worker. A crash of the worker
 * between acting and noting it repeats the effect.
 */
export const effectWrite = <K extends EffectKind>(
  effect: K,
  payload: Payload<K>,
  { now, usefulFor, entryId = randomUUID() }: Options,
): Write => ({
  part: 'outbox',
  put: {
    ...outboxKey(entryId),
    ...entries.store({
      id: entryId,
      effect,
      payload: effects[effect].payload.parse(payload),
      at: now,
      useful_for: usefulFor ?? null,
    }),
    // Listed until it is done, see `pendingEntries`.
    due_pk: outboxPartition(shardOf(entryId)),
    due_sk: `${now}#${entryId}`,
    [expiry]: Math.floor(Date.parse(now) / 1000) + keptFor,
  },
  if: ifNotExists,
});

/** Whether an entry was stored in the last three weeks, done or not. */
export const isQueued = async (entryId: string): Promise<boolean> => (await get(outboxKey(entryId))) !== undefined;

/** Those of the entries that were stored in the last three weeks, done or not. */
export const queuedAmong = async (entryIds: readonly string[]): Promise<Set<string>> =>
  new Set((await getMany(entryIds.map(outboxKey), true)).map((item) => String(item['id'])));

/** The id of an entry that follows from others: the same for the same ids. */
export const derivedEntryId = (...ids: readonly string[]): string =>
  createHash('sha256').update(ids.join('\n')).digest('base64url').slice(0, 22);

/** Makes a write with a condition, as of an entry with a derived id. False if the condition failed: it was made before. */
export const queueOnce = (entry: Write): Promise<boolean> =>
  transact([entry]).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ConditionFailed) return false;
      throw error;
    },
  );

/** Milliseconds, longer than a worker runs. A lease that ended belongs to a crashed run. */
const leaseMs = (kind: EffectKind): number => 2 * 1000 * effectOf(kind).seconds;

/**
 * Takes an entry for one run of its effect. `null` if it is done or gone. Throws EntryInUse while another run holds it.
 */
export const claimEntry = async <K extends EffectKind>(
  kind: K,
  entryId: string,
  now: number,
): Promise<Entry<K> | null> => {
  const item = await get(outboxKey(entryId));
  if (!item || item['done_at']) return null;
  await transact([leaseWrite(kind, entryId, now)]).catch((error: unknown) => {
    throw error instanceof ConditionFailed ? new EntryInUse(entryId) : error;
  });
  try {
    const { effect, payload, at, useful_for } = entries.read(item);
    if (effect !== kind) throw new Error(`The entry ${entryId} is for ${effect}, not for ${kind}`);
    return { id: entryId, payload: effects[kind].payload.parse(payload) as Payload<K>, at, useful_for };
  } catch (error) {
    await releaseEntry(entryId);
    throw error;
  }
};

const leaseWrite = (kind: EffectKind, entryId: string, now: number): Write => ({
  part: 'outbox',
  update: outboxKey(entryId),
  set: 'SET leased_until = :until',
  values: { ':until': now + leaseMs(kind) },
  if: {
    expression: `attribute_exists(pk) AND attribute_not_exists(done_at)
      AND (attribute_not_exists(leased_until) OR leased_until <= :now)`,
    values: { ':now': now },
  },
});

/** Another run of the same entry has not ended, or has crashed and its lease goes on. */
export class EntryInUse extends Error {
  override readonly name = 'EntryInUse';
}

/** Notes that an effect is done and removes its payload. Fails as part `outbox` if it was noted before. */
export const entryDoneWrite = (entryId: string, at: string): Write => ({
  part: 'outbox',
  update: outboxKey(entryId),
  set: 'SET done_at = :at REMOVE payload, leased_until, due_pk, due_sk',
  values: { ':at': at },
  if: { expression: 'attribute_exists(pk) AND attribute_not_exists(done_at)' },
});

/** Frees an entry after a failed run, so that the next try need not wait for the end of the lease. */
export const releaseEntry = (entryId: string): Promise<void> => freeEntry(entryId, 'SET leased_until = :none');

/** Frees an entry after its last try. It is no longer pending: its message is in the dead-letter queue. */
export const giveUpEntry = (entryId: string): Promise<void> =>
  freeEntry(entryId, 'SET leased_until = :none REMOVE due_pk, due_sk');

const freeEntry = (entryId: string, set: string): Promise<void> =>
  transact([
    {
      part: 'outbox',
      update: outboxKey(entryId),
      set,
      values: { ':none': 0 },
      if: { expression: 'attribute_exists(pk) AND attribute_not_exists(done_at)' },
    },
  ]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });

/** An entry that is not done and has not failed for good. */
export type PendingEntry = { id: string; effect: EffectKind; at: string };

/** The pending entries. They are not parsed, so a bad one does not hide the others. */
export const pendingEntries = async (): Promise<PendingEntry[]> => {
  const listed = await Promise.all(shards.map((shard) => queryIndex('due', outboxPartition(shard))));
  return (await pendingAmong(listed.flat())).map(presented);
};

/**
 * The pending entries of requests up to a time that no worker has tried, the oldest first, at most `enough` per shard.
 * Those that a worker has tried are in their queue. While a service is down they may be many, so the list is read in
 * parts until enough others are found.
 */
export const untriedEntries = async (
  until: string,
  { enough, part = 1000 }: { enough: number; part?: number },
): Promise<PendingEntry[]> => {
  const untriedIn = async (shard: number): Promise<PendingEntry[]> => {
    const found: PendingEntry[] = [];
    for (let from: string | undefined; ;) {
      const listed = await queryIndex('due', outboxPartition(shard), { from, to: until, limit: part });
      const untried = (await pendingAmong(listed)).filter((item) => item['leased_until'] === undefined);
      found.push(...untried.map(presented));
      const last = listed.at(-1);
      if (!last || listed.length < part || found.length >= enough) return found.slice(0, enough);
      // The next text in the order of bytes.
      from = `${String(last['due_sk'])}\u0000`;
    }
  };
  return (await Promise.all(shards.map(untriedIn))).flat();
};

const shards = Array.from({ length: dueShards }, (_, shard) => shard);

/** The index is eventually consistent, so the entries themselves say which are pending. */
const pendingAmong = async (listed: readonly Item[]): Promise<Item[]> =>
  (
    await getMany(
      listed.map(({ id: entryId }) => outboxKey(String(entryId))),
      true,
    )
  ).filter((item) => !item['done_at']);

const presented = (item: Item): PendingEntry => ({
  id: String(item['id']),
  effect: item['effect'] as EffectKind,
  at: String(item['at']),
});
