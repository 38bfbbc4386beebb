import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { EffectKind, Payload } from '../data/effects.ts';
import { requireEnv } from '../data/environment.ts';
import { claimEntry, type Entry, entryDoneWrite, EntryInUse, giveUpEntry, releaseEntry } from '../data/outbox.ts';
import { transact } from '../data/table.ts';
import { firstPause, maxTries, pauseAfter } from './pauses.ts';
import { delayMessage } from './send-message.ts';

/** What the mover puts into a queue: the entry's id and when it was committed, ISO 8601 UTC. */
export type EntryMessage = { id: string; committed_at: string };

/** Acts outside the table. It may be repeated after a crash. `now` gives the time, ISO 8601 UTC, while it goes on. */
export type Effect<K extends EffectKind> = (payload: Payload<K>, entry: Entry<K>, now: () => string) => Promise<void>;

/**
 * Makes the worker of a kind of outbox entries. Each entry is leased, run and then noted as done, so a repeated message
 * has no effect. A crash between acting and noting repeats the effect after the lease. A failed message is tried again
 * after a growing pause, and goes to the dead-letter queue after `maxTries`. `clock` gives epoch milliseconds: unlike
 * requests and schedules, a message does not say when it is delivered.
 */
export const serveQueue =
  <const K extends EffectKind>(kind: K, effect: Effect<K>, clock = () => Date.now()) =>
  async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const failed = await Promise.all(
      Records.map(async (record) => {
        try {
          await runOnce(kind, effect, JSON.parse(record.body) as EntryMessage, clock);
          return [];
        } catch (error) {
          await tryLater(kind, record, error);
          return [{ itemIdentifier: record.messageId }];
        }
      }),
    );
    return { batchItemFailures: failed.flat() };
  };

const runOnce = async <K extends EffectKind>(
  kind: K,
  effect: Effect<K>,
  { id, committed_at }: EntryMessage,
  clock: () => number,
): Promise<void> => {
  const now = clock();
  const isoNow = () => new Date(clock()).toISOString();
  const entry = await claimEntry(kind, id, now);
  if (!entry) return;
  const age = (now - Date.parse(committed_at)) / 1000;
  const isUseless = entry.useful_for !== null && age > entry.useful_for;
  try {
    if (!isUseless) await effect(entry.payload, entry, isoNow);
  } catch (error) {
    await releaseEntry(id);
    throw error;
  }
  await transact([entryDoneWrite(id, isoNow())]);
  console.log(JSON.stringify({ effect: kind, entry: id, outcome: isUseless ? 'too late' : 'done' }));
};

const tryLater = async (kind: EffectKind, { body, receiptHandle, attributes }: SQSRecord, error: unknown) => {
  const tries = Number(attributes.ApproximateReceiveCount);
  const pause = error instanceof EntryInUse ? 60 : pauseAfter(tries, Number(process.env['FIRST_PAUSE'] ?? firstPause));
  console.error(JSON.stringify({ effect: kind, message: body, tries, pause, error: String(error) }));
  if (tries >= maxTries) await giveUp(kind, body);
  // Without it the message comes back after the queue's visibility timeout.
  await delayMessage({ queue: requireEnv('QUEUE'), receiptHandle, seconds: pause }).catch((fault: unknown) =>
    console.error(JSON.stringify({ effect: kind, error: String(fault) })),
  );
};

/** The queue moves the message to the dead-letter queue after this try. */
const giveUp = async (kind: EffectKind, body: string): Promise<void> => {
  try {
    await giveUpEntry((JSON.parse(body) as EntryMessage).id);
  } catch (fault) {
    console.error(JSON.stringify({ effect: kind, error: String(fault) }));
  }
};
