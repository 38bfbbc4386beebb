import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';

type Send = (this: unknown, command: object, ...rest: unknown[]) => Promise<unknown>;
const services = [CognitoIdentityProviderClient, DynamoDBDocumentClient, SESv2Client, SNSClient];
const isRead = ({ constructor }: object) => /^(Get|BatchGet|Query|AdminGet)/.test(constructor.name);

type Fault = { nth: number; kind: 'lost' | 'unanswered' };

/**
 * Fails one write to an AWS service by its number: `lost` before the service receives it, `unanswered` after the
 * service executed it. Reads succeed, because they leave no partial state.
 */
export const withFault = async <T>(
  { nth, kind }: Fault,
  run: () => Promise<T>,
): Promise<{ result: T; met: boolean }> => {
  let count = 0;
  const spies = services.map(({ prototype }) => {
    const { send } = prototype as unknown as { send: Send };
    return vi.spyOn(prototype, 'send').mockImplementation(async function (
      this: unknown,
      command: object,
      ...rest: unknown[]
    ) {
      if (isRead(command)) return send.call(this, command, ...rest);
      count += 1;
      if (count !== nth) return send.call(this, command, ...rest);
      if (kind === 'unanswered') await send.call(this, command, ...rest);
      throw new Error(`The connection broke at ${command.constructor.name}, write ${nth}`);
    } as never);
  });
  try {
    return { result: await run(), met: count >= nth };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
};

/** Runs it once with each possible fault of its writes, until no write is left. Returns the number of faults. */
export const withEachFault = async (
  run: (faulty: <T>(act: () => Promise<T>) => Promise<T>, fault: Fault) => Promise<void>,
): Promise<number> => {
  let faults = 0;
  for (const kind of ['lost', 'unanswered'] as const)
    for (let nth = 1, met = true; met; nth++) {
      met = false;
      const fault = { nth, kind };
      await run(async (act) => {
        const done = await withFault(fault, act);
        met ||= done.met;
        return done.result;
      }, fault);
      if (met) faults += 1;
    }
  return faults;
};
