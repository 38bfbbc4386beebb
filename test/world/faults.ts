import { AsyncLocalStorage } from 'node:async_hooks';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { ProvisionedThroughputExceededException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { SQSClient } from '@aws-sdk/client-sqs';
import { BatchGetCommand, DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import { mapAtMost } from '../../functions/data/at-most.ts';
import { limits } from '../../functions/data/counted/limits.ts';

type Send = (this: unknown, command: object, ...rest: unknown[]) => Promise<unknown>;
type Around<C> = (command: C, send: () => Promise<unknown>) => Promise<unknown>;

const services = [CognitoIdentityProviderClient, DynamoDBDocumentClient, S3Client, SESv2Client, SNSClient, SQSClient];
const isRead = ({ constructor }: object) => /^(Get|BatchGet|Query|AdminGet)/.test(constructor.name);

/**
 * Wraps every write that `run` sends to an AWS service. Reads are not affected, because they leave no partial state.
 */
const aroundWrites = <T>(around: Around<object>, run: () => Promise<T>): Promise<T> =>
  aroundCalls((command, send) => (isRead(command) ? send() : around(command, send)), run);

/**
 * Wraps the calls that `run` makes. Calls of others in this process are not affected, so stories may run at once. An
 * outer wrapper gets the calls that the inner one sends.
 */
const aroundCalls = async <T>(around: Around<object>, run: () => Promise<T>): Promise<T> => {
  if (running === 0) spies = services.map(spyOn);
  running += 1;
  const outer = arounds.getStore();
  const both: Around<object> = (command, send) => around(command, () => (outer ? outer(command, send) : send()));
  try {
    return await arounds.run(both, run);
  } finally {
    running -= 1;
    if (running === 0) for (const spy of spies) spy.mockRestore();
  }
};

const arounds = new AsyncLocalStorage<Around<object>>();
let running = 0;
let spies: ReturnType<typeof spyOn>[] = [];

const spyOn = ({ prototype }: (typeof services)[number]) => {
  const { send } = prototype as unknown as { send: Send };
  return vi.spyOn(prototype, 'send').mockImplementation(async function (
    this: unknown,
    command: object,
    ...rest: unknown[]
  ) {
    const sent = () => send.call(this, command, ...rest);
    return arounds.getStore()?.(command, sent) ?? sent();
  } as never);
};

/** Wraps every transaction that `run` sends to the table. Other calls are not affected. */
export const aroundTransactions = <T>(around: Around<TransactWriteCommand>, run: () => Promise<T>): Promise<T> =>
  aroundWrites((command, send) => (command instanceof TransactWriteCommand ? around(command, send) : send()), run);

/**
 * Cancels every transaction that fits, as DynamoDB does while another transaction changes the same item, or as it
 * throttles.
 */
export const whileContended = <T>(
  fits: (command: TransactWriteCommand) => boolean,
  run: () => Promise<T>,
  code = 'TransactionConflict',
): Promise<T> =>
  aroundTransactions((command, send) => {
    if (!fits(command)) return send();
    const CancellationReasons = command.input.TransactItems?.map(() => ({ Code: code })) ?? [];
    throw new TransactionCanceledException({ message: 'Contended', $metadata: {}, CancellationReasons });
  }, run);

/** Refuses every call to the table as a whole, as DynamoDB does while it throttles and after the SDK's repetitions. */
export const whileThrottled = <T>(run: () => Promise<T>): Promise<T> =>
  aroundCalls(() => {
    throw new ProvisionedThroughputExceededException({ message: 'Throttled', $metadata: {} });
  }, run);

/** Breaks every call to the table after the SDK's repetitions, as at a busy moment. */
export const whileUnreached = <T>(error: Error, run: () => Promise<T>): Promise<T> =>
  aroundCalls(() => {
    throw error;
  }, run);

/** Leaves every batch read unanswered, as DynamoDB does while it throttles. */
export const whileUnread = <T>(run: () => Promise<T>): Promise<T> =>
  aroundCalls(
    (command, send) =>
      command instanceof BatchGetCommand ? Promise.resolve({ UnprocessedKeys: command.input.RequestItems }) : send(),
    run,
  );

/**
 * Tests count the writes of a request. A bucket of a platform-wide list that happens to be full would add the writes of
 * its split, so it takes more entries meanwhile. Tests of splits set lower limits, which stay.
 */
const withoutSplits = async <T>(run: () => Promise<T>): Promise<T> => {
  if (unsplit === 0) {
    if (limits.entries < usualEntries) return run();
    limits.entries = 1_000_000;
  }
  unsplit += 1;
  try {
    return await run();
  } finally {
    unsplit -= 1;
    if (unsplit === 0) limits.entries = usualEntries;
  }
};
const usualEntries = limits.entries;
let unsplit = 0;

/**
 * Fails one call by its number: a write that is `lost` before the service receives it or `unanswered` after the service
 * executed it, or the nth read, `unread`. A read changes nothing, so it makes no difference where its answer is lost.
 */
type Fault = {
  nth: number;
  kind: 'lost' | 'unanswered' | 'unread';
  /** Counts only commands with such a name. */
  of?: RegExp;
};
type Calls = { reads: number; writes: number };

export const withFault = async <T>(
  { nth, kind, of = /^/ }: Fault,
  run: () => Promise<T>,
): Promise<{ result: T; met: boolean; calls: Calls }> => {
  const calls: Calls = { reads: 0, writes: 0 };
  const failing = kind === 'unread' ? 'reads' : 'writes';
  const around: Around<object> = async (command, send) => {
    if (!of.test(command.constructor.name)) return send();
    const counted = isRead(command) ? 'reads' : 'writes';
    calls[counted] += 1;
    const isChosen = counted === failing && calls[counted] === nth;
    const broken = new Error(`The connection broke at ${command.constructor.name}, ${nth} of the ${counted}`);
    if (isChosen && kind !== 'unanswered') throw broken;
    const answer = await send().catch((error: unknown) => {
      // The next try has its number.
      if (isOvertakenAtCounters(command, error)) calls[counted] -= 1;
      throw error;
    });
    if (isChosen) throw broken;
    return answer;
  };
  const result = await withoutSplits(() => aroundCalls(around, run));
  return { result, met: calls[failing] >= nth, calls };
};

/**
 * Tests count the writes of a request. The first try of a transaction is refused if a process of the local cloud split
 * a bucket of a platform-wide list meanwhile.
 */
const isOvertakenAtCounters = (command: object, error: unknown): boolean => {
  if (!(command instanceof TransactWriteCommand && error instanceof TransactionCanceledException)) return false;
  const failed = (command.input.TransactItems ?? []).filter(
    (_, n) => error.CancellationReasons?.[n]?.Code === 'ConditionalCheckFailed',
  );
  return failed.length > 0 && failed.every(({ Update }) => /^[BG]#/.test(String(Update?.Key?.['pk'])));
};

/**
 * Runs it once without a fault, which counts its calls, and then once with each possible fault of a write, and with
 * `reads` of a read. Returns the number of faults. Runs that share nothing may run `atOnce`.
 */
export const withEachFault = async (
  run: (faulty: <T>(act: () => Promise<T>) => Promise<T>) => Promise<void>,
  { atOnce = 1, reads = false }: { atOnce?: number; reads?: boolean } = {},
): Promise<number> => {
  const runWith = async (fault: Fault) => {
    const acts: { met: boolean; calls: Calls }[] = [];
    await run(async (act) => {
      const done = await withFault(fault, act);
      acts.push(done);
      return done.result;
    });
    return acts;
  };
  const undisturbed = await runWith({ nth: Infinity, kind: 'lost' });
  const each = (kind: Fault['kind'], of: keyof Calls): Fault[] =>
    Array.from({ length: Math.max(...undisturbed.map(({ calls }) => calls[of])) }, (_, n) => ({ nth: n + 1, kind }));
  const faults = [
    ...each('lost', 'writes'),
    ...each('unanswered', 'writes'),
    ...(reads ? each('unread', 'reads') : []),
  ];
  const runs = await mapAtMost(faults, runWith, atOnce);
  return runs.filter((acts) => acts.some(({ met }) => met)).length;
};

/** Runs `meanwhile` after the first batch read of a shift was answered and before `run` gets the answer. */
export const afterBatchRead = async <T>(
  shiftId: string,
  run: () => Promise<T>,
  meanwhile: () => Promise<unknown>,
): Promise<T> => {
  let met = false;
  const result = await aroundCalls(async (command, send) => {
    const answer = await send();
    if (met || !(command instanceof BatchGetCommand) || !JSON.stringify(command.input).includes(shiftId)) return answer;
    met = true;
    await meanwhile();
    return answer;
  }, run);
  if (!met) throw new Error('The shift was not read in a batch');
  return result;
};

/** Holds the first matching transaction until `meanwhile` is done, so that two requests always conflict. */
export const whileHeld = async <T, M>(
  fits: (command: TransactWriteCommand) => boolean,
  run: () => Promise<T>,
  meanwhile: () => Promise<M>,
): Promise<[T, M]> => {
  let reached = () => {};
  let release = () => {};
  const arrival = new Promise<void>((resolve) => (reached = resolve));
  const gate = new Promise<void>((resolve) => (release = resolve));
  let isHolding = false;
  return aroundTransactions(
    async (command, send) => {
      if (isHolding || !fits(command)) return send();
      isHolding = true;
      reached();
      await gate;
      return send();
    },
    async () => {
      const running = run();
      await arrival;
      const other = await meanwhile().finally(release);
      return [await running, other];
    },
  );
};

/**
 * Holds the first `count` transactions that fit until all of them arrived: each was decided before any was written.
 * Fails where fewer arrive, so that a race cannot pass without its requests meeting.
 */
export const writtenTogether = async <T>(
  count: number,
  fits: (command: TransactWriteCommand) => boolean,
  run: () => Promise<T>,
): Promise<T> => {
  let arrived = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  return aroundTransactions(
    async (command, send) => {
      if (arrived >= count || !fits(command)) return send();
      arrived += 1;
      if (arrived === count) release();
      await gate;
      return send();
    },
    async () => {
      const deadline = setTimeout(release, 30_000);
      const result = await run().finally(() => clearTimeout(deadline));
      if (arrived < count) throw new Error(`${arrived} of ${count} transactions met`);
      return result;
    },
  );
};

/** Sends all requests. Each of them decides on what is stored now, before any of them writes. */
export const racing = <T>(
  fits: (command: TransactWriteCommand) => boolean,
  requests: readonly (() => Promise<T>)[],
): Promise<T[]> => writtenTogether(requests.length, fits, () => Promise.all(requests.map((send) => send())));

/** A transaction that writes an item of a partition whose key starts so. */
export const writes =
  (start: string) =>
  ({ input }: TransactWriteCommand): boolean =>
    (input.TransactItems ?? []).some(({ Put, Update, Delete }) =>
      String(Put?.Item?.['pk'] ?? (Update ?? Delete)?.Key?.['pk']).startsWith(start),
    );
