import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Action, Item } from '../functions/data/table.ts';
import type { Written } from './capacity-units.ts';
import { readUnits, writeUnits } from './capacity-units.ts';

/** One request to DynamoDB, its times in milliseconds. */
export type Call = { name: string; from: number; to: number; read: number; written: number };

type Command = { input: Record<string, unknown> };
type Send = (this: DynamoDBDocumentClient, command: Command) => Promise<Record<string, unknown>>;

const prototype = DynamoDBDocumentClient.prototype as unknown as { send: Send };
const { send } = prototype;
const aside = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const itemAt = async (TableName: unknown, Key: unknown) => {
  const command = new GetCommand({ TableName: TableName as string, Key: Key as Item, ConsistentRead: true });
  return (await send.call(aside, command as unknown as Command))['Item'] as Item | undefined;
};

/** What a transaction finds in its places, and later what it left there: that decides what it costs. */
const placesOf = ({ input }: Command) =>
  ((input['TransactItems'] ?? []) as Action[]).map(({ Put, Update, Delete }) => {
    const { pk, sk } = (Put?.Item ?? Update?.Key ?? Delete?.Key ?? {}) as Item;
    return { table: (Put ?? Update ?? Delete)?.TableName, key: { pk, sk } };
  });
const itemsAt = (places: ReturnType<typeof placesOf>) =>
  Promise.all(places.map(({ table, key }) => itemAt(table, key)));

/** Runs something and tells every call that the data layer makes meanwhile, in order. */
export const callsOf = async <T>(work: () => Promise<T>): Promise<{ result: T; calls: Call[] }> => {
  const calls: Call[] = [];
  prototype.send = async function (command) {
    const places = placesOf(command);
    const from = performance.now();
    const before = await itemsAt(places);
    const answer = await send.call(this, command);
    const to = performance.now();
    const after = await itemsAt(places);
    const written = before.map((item, n): Written => ({ before: item, after: after[n] }));
    calls.push({
      name: command.constructor.name.replace(/Command$/, ''),
      from,
      to,
      read: readUnits(command.constructor.name, command.input, answer),
      written: writeUnits(written),
    });
    return answer;
  };
  try {
    return { result: await work(), calls };
  } finally {
    prototype.send = send;
  }
};

/** The longest chain of calls of which each began only after the one before had ended: parallel calls count once. */
export const roundTrips = (calls: readonly Call[]): number => {
  const depths: { to: number; depth: number }[] = [];
  for (const { from, to } of calls.toSorted((a, b) => a.from - b.from)) {
    const before = depths.filter((each) => each.to <= from).map(({ depth }) => depth);
    depths.push({ to, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
};

export const units = (calls: readonly Call[]) => ({
  read: calls.reduce((sum, { read }) => sum + read, 0),
  written: calls.reduce((sum, { written }) => sum + written, 0),
});
