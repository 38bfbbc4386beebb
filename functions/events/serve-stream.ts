import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { wait } from '../data/wait.ts';
import { keyOf, kindOf } from './events.ts';
import { setAside } from './set-aside.ts';

/**
 * Processes one record of the table's stream. A record may be delivered more than once. `now` gives the time, ISO 8601
 * UTC, while it goes on.
 */
export type Consumer = (record: DynamoDBRecord, now: () => string) => Promise<void>;

/** Milliseconds before each further try of a failed record. */
const pauses = [100, 500];
/** Milliseconds. A record that takes longer has failed, so that it cannot hold up its shard. */
const maxTime = 5000;

/**
 * Makes the handler of a stream consumer. Every consumer gets every record: the records of one item one after the other
 * in their order, those of different items side by side. A record that keeps failing is set aside for this
 * consumer only: the other consumers and the next records are not affected. So the function fails only if setting aside
 * fails, and then the batch is delivered again. `clock` gives epoch milliseconds: records say when they were written,
 * not when they are delivered.
 */
export const serveStream =
  (consumers: Readonly<Record<string, Consumer>>, clock = () => Date.now()) =>
  async ({ Records }: DynamoDBStreamEvent): Promise<void> => {
    const now = () => new Date(clock()).toISOString();
    const byItem = [...Map.groupBy(Records, nameOfItem).values()];
    const work = Object.entries(consumers).flatMap(([name, consume]) =>
      byItem.map((records) => consumeInOrder(name, (record) => consume(record, now), records)),
    );
    const failures = (await Promise.allSettled(work)).flatMap((done) =>
      done.status === 'rejected' ? [done.reason as unknown] : [],
    );
    if (failures.length > 0) throw new AggregateError(failures, 'Failed records could not be set aside');
  };

const nameOfItem = (record: DynamoDBRecord): string => {
  const { pk, sk } = keyOf(record);
  return `${pk}\n${sk}`;
};

const consumeInOrder = async (
  name: string,
  consume: (record: DynamoDBRecord) => Promise<void>,
  records: readonly DynamoDBRecord[],
): Promise<void> => {
  for (const record of records) {
    const error = await lastError(() => consume(record));
    if (error !== undefined)
      await setAside({
        consumer: name,
        event_id: record.eventID ?? '',
        ...keyOf(record),
        kind: kindOf(record),
        error,
      });
  }
};

/** The error of the last try, undefined after a success. */
const lastError = async (act: () => Promise<void>): Promise<string | undefined> => {
  for (let tries = 0; ; tries++) {
    try {
      await withinTime(act());
      return undefined;
    } catch (error) {
      const pause = pauses[tries];
      if (pause === undefined) return String(error);
      await wait(pause);
    }
  }
};

const withinTime = async (work: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No result after ${maxTime} ms`)), maxTime);
  });
  await Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
};
