import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { wait } from '../data/wait.ts';
import { keyOf, kindOf } from './events.ts';
import { isPassing, TooSlow } from './passing.ts';
import { setAside } from './set-aside.ts';

/**
 * Processes one record of the table's stream. A record may be delivered more than once. `now` gives the time, ISO 8601
 * UTC, while it goes on.
 */
export type Consumer = (record: DynamoDBRecord, now: () => string) => Promise<void>;

/** Milliseconds before each further try of a failed record. */
const pauses = [100, 500];
/** Milliseconds for a batch. The function's own limit (infra/lambda-limits.ts) is longer. */
const maxTime = 40_000;

/**
 * Makes the handler of a stream consumer. Every consumer gets every record: the records of one item one after the other
 * in their order, those of different items side by side. A record that cannot be read or understood is set aside for
 * this consumer only: the other consumers and the next records are not affected. After an error that passes (`isPassing`)
 * the stream delivers the first record that met it, and all after it, again. `clock` gives epoch milliseconds: records
 * say when they were written, not when they are delivered.
 */
export const serveStream =
  (consumers: Readonly<Record<string, Consumer>>, clock = () => Date.now()) =>
  async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    const now = () => new Date(clock()).toISOString();
    const byItem = [...Map.groupBy(Records, nameOfItem).values()];
    const { timer, isOver } = deadline();
    const work = Object.entries(consumers).flatMap(([name, consume]) =>
      byItem.map((records) => consumeInOrder(name, (record) => Promise.race([consume(record, now), isOver]), records)),
    );
    const failures = (await Promise.all(work).finally(() => clearTimeout(timer))).flat();
    failures.sort((one, other) => Records.indexOf(one.record) - Records.indexOf(other.record));
    const again = failures.find(({ passes }) => passes);
    // What is after that record comes again with it.
    const kept = again
      ? failures.filter(({ record }) => Records.indexOf(record) < Records.indexOf(again.record))
      : failures;
    try {
      await Promise.all(kept.map(asideOf).map(setAside));
    } catch (error) {
      return deliverAgain(Records[0], String(error));
    }
    return again ? deliverAgain(again.record, `${again.consumer}: ${String(again.error)}`) : { batchItemFailures: [] };
  };

/** `timer` ends the wait. */
const deadline = () => {
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  // Nobody may be waiting for it.
  isOver.catch(() => {});
  return { isOver, timer: setTimeout(() => reject(new TooSlow(`No result after ${maxTime} ms`)), maxTime) };
};

const deliverAgain = (record: DynamoDBRecord | undefined, error: string): DynamoDBBatchResponse => {
  const itemIdentifier = record?.dynamodb?.SequenceNumber ?? '';
  console.error(JSON.stringify({ delivered_again_from: itemIdentifier, error }));
  return { batchItemFailures: [{ itemIdentifier }] };
};

const nameOfItem = (record: DynamoDBRecord): string => {
  const { pk, sk } = keyOf(record);
  return `${pk}\n${sk}`;
};

type Failure = { consumer: string; record: DynamoDBRecord; error: unknown; passes: boolean };
const asideOf = ({ consumer, record, error }: Failure) => ({
  consumer,
  event_id: record.eventID ?? '',
  ...keyOf(record),
  kind: kindOf(record),
  error: String(error),
});

/** The records that failed. One whose error passes is the last one: what happened to its item later waits for it. */
const consumeInOrder = async (
  consumer: string,
  consume: (record: DynamoDBRecord) => Promise<void>,
  records: readonly DynamoDBRecord[],
): Promise<Failure[]> => {
  const failures: Failure[] = [];
  for (const record of records) {
    const failed = await lastError(() => consume(record));
    if (!failed) continue;
    const passes = isPassing(failed.error);
    failures.push({ consumer, record, error: failed.error, passes });
    if (passes) break;
  }
  return failures;
};

/** The error of the last try, undefined after a success. */
const lastError = async (act: () => Promise<void>): Promise<{ error: unknown } | undefined> => {
  for (let tries = 0; ; tries++) {
    try {
      await act();
      return undefined;
    } catch (error) {
      const pause = pauses[tries];
      if (pause === undefined || error instanceof TooSlow) return { error };
      await wait(pause);
    }
  }
};
