import { randomUUID } from 'node:crypto';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { inject } from 'vitest';
import { effectOf, type EffectKind } from '../../functions/data/effects.ts';
import { outboxKey } from '../../functions/data/keys.ts';
import type { EntryMessage } from '../../functions/events/serve-queue.ts';
import { aroundTransactions } from './faults.ts';

type Worker = (event: SQSEvent) => Promise<SQSBatchResponse>;

/** The delivery of an outbox entry to its worker, for the nth time. */
export const delivery = (message: EntryMessage, nth = 1): SQSEvent['Records'][number] =>
  ({
    messageId: randomUUID(),
    receiptHandle: randomUUID(),
    body: JSON.stringify(message),
    attributes: { ApproximateReceiveCount: String(nth) },
  }) as SQSEvent['Records'][number];

const workerOf = async (kind: EffectKind): Promise<Worker> =>
  ((await import(`../../functions/jobs/${kind}.ts`)) as { handler: Worker }).handler;

/** Delivers every entry that is not done once to its worker in this process. Returns the kinds that failed. */
export const deliverPending = async (): Promise<EffectKind[]> => {
  const { pendingEntries } = await import('../../functions/data/outbox.ts');
  const failed: EffectKind[] = [];
  for (const { id, effect, at } of await pendingEntries()) {
    const run = await workerOf(effect);
    const { batchItemFailures } = await run({ Records: [delivery({ id, committed_at: at })] });
    if (batchItemFailures.length > 0) failed.push(effect);
  }
  return failed;
};

/**
 * Runs each entry once, or until it is `done`, with the leases of crashed runs ended. On the table of the deployment a
 * deployed worker may have the lease of an entry, so a first run may find it in use.
 */
type Deliver = (until?: 'done') => Promise<void>;
const maxRuns = 20;

/**
 * Gives `run` the queues of the outbox entries that it writes itself: `deliver` delivers each of them, and those
 * that follow from them, to its worker in this process, unless a worker is done with it. So runs that share a table
 * can run at once.
 */
export const withOwnQueues = async <T>(run: (deliver: Deliver) => Promise<T>): Promise<T> => {
  const queued = new Map<string, { effect: EffectKind; at: string }>();
  const deliver: Deliver = async (until) => {
    const { releaseEntry } = await import('../../functions/data/outbox.ts');
    for (const [id, { effect, at }] of queued) {
      const worker = await workerOf(effect);
      for (let runs = until ? maxRuns : 1; runs > 0 && queued.has(id); runs--) {
        if (until) await releaseEntry(id);
        const { batchItemFailures } = await worker({ Records: [delivery({ id, committed_at: at })] });
        if (batchItemFailures.length === 0) queued.delete(id);
      }
    }
  };
  return aroundTransactions(
    async ({ input }, send) => {
      const answer = await send();
      for (const { Put } of input.TransactItems ?? [])
        if (Put?.Item?.['kind'] === 'outbox')
          queued.set(String(Put.Item['id']), { effect: Put.Item['effect'] as EffectKind, at: String(Put.Item['at']) });
      return answer;
    },
    () => run(deliver),
  );
};

/** Nothing moves the entries of a table that a test made, so their workers run here. */
const runHere = async (): Promise<void> => {
  const { pendingEntries } = await import('../../functions/data/outbox.ts');
  while ((await pendingEntries()).length > 0) {
    const failed = await deliverPending();
    if (failed.length > 0) throw new Error(`An effect failed: ${failed.join(', ')}`);
  }
};

const pause = () => new Promise((resolve) => setTimeout(resolve, 25));
/** Milliseconds. Functions may be cold, and other test files have effects too, as in `onLocalCloud` of vitest.config.ts. */
const patience = process.env['SMENA_TEST_NOW'] ? 200_000 : 40_000;

/**
 * Waits until the deployed workers have run every entry that exists now, and the entries that follow from them. A list
 * may miss both an entry and the one that followed from it while it was read, so it is read twice although it is empty.
 */
const waitForWorkers = async (): Promise<void> => {
  const { pendingEntries } = await import('../../functions/data/outbox.ts');
  const { getMany } = await import('../../functions/data/table.ts');
  const until = performance.now() + patience;
  for (let turn = 0; turn < 2; turn++) {
    // A delayed effect is nothing that a test waits for.
    const pending = (await pendingEntries()).filter(({ effect }) => effectOf(effect).delay === 0);
    const entries = pending.map(({ id }) => outboxKey(id));
    const isDone = async () => (await getMany(entries, true)).every((item) => item['done_at']);
    while (entries.length > 0 && performance.now() < until && !(await isDone())) await pause();
  }
};

/** Returns when the letters and SMS of everything that was committed before have been sent. */
export const effectsRun = (): Promise<void> =>
  process.env['TABLE'] === inject('cloud').deployment.table ? waitForWorkers() : runHere();
