import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { BatchGetCommand, DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';

type Send = (this: unknown, command: object, ...rest: unknown[]) => Promise<unknown>;
type Around<C> = (command: C, send: () => Promise<unknown>) => Promise<unknown>;

const services = [CognitoIdentityProviderClient, DynamoDBDocumentClient, SESv2Client, SNSClient];
const isRead = ({ constructor }: object) => /^(Get|BatchGet|Query|AdminGet)/.test(constructor.name);

/** Wraps every write that `run` sends to an AWS service. Reads are not affected, because they leave no partial state. */
const aroundWrites = <T>(around: Around<object>, run: () => Promise<T>): Promise<T> =>
  aroundCalls((command, send) => (isRead(command) ? send() : around(command, send)), run);

const aroundCalls = async <T>(around: Around<object>, run: () => Promise<T>): Promise<T> => {
  const spies = services.map(({ prototype }) => {
    const { send } = prototype as unknown as { send: Send };
    return vi.spyOn(prototype, 'send').mockImplementation(async function (
      this: unknown,
      command: object,
      ...rest: unknown[]
    ) {
      const sent = () => send.call(this, command, ...rest);
      return around(command, sent);
    } as never);
  });
  try {
    return await run();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

/** Wraps every transaction that `run` sends to the table. Other calls are not affected. */
export const aroundTransactions = <T>(around: Around<TransactWriteCommand>, run: () => Promise<T>): Promise<T> =>
  aroundWrites((command, send) => (command instanceof TransactWriteCommand ? around(command, send) : send()), run);

/** Cancels every transaction that fits, as DynamoDB does while another transaction changes the same item. */
export const whileContended = <T>(
  fits: (command: TransactWriteCommand) => boolean,
  run: () => Promise<T>,
): Promise<T> =>
  aroundTransactions((command, send) => {
    if (!fits(command)) return send();
    const CancellationReasons = command.input.TransactItems?.map(() => ({ Code: 'TransactionConflict' })) ?? [];
    throw new TransactionCanceledException({ message: 'Contended', $metadata: {}, CancellationReasons });
  }, run);

/** Fails one write by its number: `lost` before the service receives it, `unanswered` after the service executed it. */
type Fault = { nth: number; kind: 'lost' | 'unanswered' };

export const withFault = async <T>(
  { nth, kind }: Fault,
  run: () => Promise<T>,
): Promise<{ result: T; met: boolean }> => {
  let count = 0;
  const around: Around<object> = async ({ constructor }, send) => {
    count += 1;
    if (count !== nth) return send();
    if (kind === 'unanswered') await send();
    throw new Error(`The connection broke at ${constructor.name}, write ${nth}`);
  };
  const result = await aroundWrites(around, run);
  return { result, met: count >= nth };
};

/** Runs it once with each possible fault of its writes, until no write is left. Returns the number of faults. */
export const withEachFault = async (
  run: (faulty: <T>(act: () => Promise<T>) => Promise<T>) => Promise<void>,
): Promise<number> => {
  let faults = 0;
  for (const kind of ['lost', 'unanswered'] as const)
    for (let nth = 1, met = true; met; nth++) {
      met = false;
      await run(async (act) => {
        const done = await withFault({ nth, kind }, act);
        met ||= done.met;
        return done.result;
      });
      if (met) faults += 1;
    }
  return faults;
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
