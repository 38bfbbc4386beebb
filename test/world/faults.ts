import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';

type Send = (command: unknown, ...rest: unknown[]) => Promise<unknown>;
type Around = (command: TransactWriteCommand, send: () => Promise<unknown>) => Promise<unknown>;

/** Wraps every transaction that `run` sends to the table. Other calls are not affected. */
export const aroundTransactions = async <T>(around: Around, run: () => Promise<T>): Promise<T> => {
  const { send } = DynamoDBDocumentClient.prototype as unknown as { send: Send };
  const spy = vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockImplementation(function (
    this: DynamoDBDocumentClient,
    command: unknown,
    ...rest: unknown[]
  ) {
    const sent = () => send.call(this, command, ...rest);
    return command instanceof TransactWriteCommand ? around(command, sent) : sent();
  } as never);
  try {
    return await run();
  } finally {
    spy.mockRestore();
  }
};

/** Fails one transaction by its number: `lost` before the table receives it, `unanswered` after it is committed. */
export type Fault = { nth: number; kind: 'lost' | 'unanswered' };

export const withFault = async <T>(
  { nth, kind }: Fault,
  run: () => Promise<T>,
): Promise<{ result: T; met: boolean }> => {
  let count = 0;
  const around: Around = async (_, send) => {
    count += 1;
    if (count !== nth) return send();
    if (kind === 'unanswered') await send();
    throw new Error(`The connection broke at transaction ${nth}`);
  };
  const result = await aroundTransactions(around, run);
  return { result, met: count >= nth };
};

/** Runs it once with each possible fault, until no transaction is left to fail. */
export const withEachFault = async (run: (faulty: <T>(act: () => Promise<T>) => Promise<T>) => Promise<void>) => {
  for (const kind of ['lost', 'unanswered'] as const)
    for (let nth = 1, met = true; met; nth++) {
      met = false;
      await run(async (act) => {
        const done = await withFault({ nth, kind }, act);
        met ||= done.met;
        return done.result;
      });
    }
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
  let held = false;
  return aroundTransactions(
    async (command, send) => {
      if (held || !fits(command)) return send();
      held = true;
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

/** A transaction that writes a shift. */
export const writesShift = ({ input }: TransactWriteCommand): boolean =>
  (input.TransactItems ?? []).some(({ Put }) => Put?.Item?.['sk'] === 'SHIFT');
