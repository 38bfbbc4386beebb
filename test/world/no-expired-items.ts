import { DynamoDBDocumentClient, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach } from 'vitest';
import { expiry } from '../../functions/data/indexes.ts';

/**
 * The local cloud deletes items whose expiry has passed, once a minute by the real clock. A test that stores such an
 * item passes or fails by the second of its run, so it fails here at once: its moments lie ahead, or count from today.
 */
const expired: unknown[] = [];
/** Epoch seconds by the real clock, also where `npm run test:dates` moves that of the process. */
const now = (): number => (performance.timeOrigin + performance.now()) / 1000;

type Send = (this: unknown, command: object, ...rest: unknown[]) => Promise<unknown>;
const proto = DynamoDBDocumentClient.prototype as unknown as { send: Send };
const { send } = proto;
proto.send = function (command, ...rest) {
  if (command instanceof TransactWriteCommand)
    for (const { Put, Update } of command.input.TransactItems ?? []) {
      if (Number(Put?.Item?.[expiry]) <= now()) expired.push(Put?.Item);
      // The counters of limits.
      if (Number(Update?.ExpressionAttributeValues?.[':expiry']) <= now()) expired.push(Update?.Key);
    }
  return send.call(this, command, ...rest);
};

afterEach(() => {
  const items = expired.splice(0);
  if (items.length > 0) throw new Error(`A test stored items after their expiry: ${JSON.stringify(items)}`);
});
// Files share the module of the client.
afterAll(() => void (proto.send = send));
