import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Action, Item } from '../functions/data/table.ts';
import type { ItemChange } from './capacity-units.ts';
import { readUnits, writeUnits } from './capacity-units.ts';

/** One DynamoDB request; times in milliseconds. `partitions` are the partition keys that it names. */
export type Call = { name: string; from: number; to: number; read: number; written: number; partitions: string[] };

type Command = { input: object };
export type Answer = { Item?: Item; Items?: Item[]; Responses?: Record<string, Item[]> };
type Send = (this: DynamoDBDocumentClient, command: Command) => Promise<Answer>;

const prototype = DynamoDBDocumentClient.prototype as unknown as { send: Send };
const { send } = prototype;
const aside = DynamoDBDocumentClient.from(new DynamoDBClient({}));
const itemAt = async (TableName: string | undefined, Key: Item | undefined) => {
  const { Item } = await send.call(aside, new GetCommand({ TableName, Key, ConsistentRead: true }));
  return Item;
};

/** The items of a transaction before and after it: they decide its write units. */
const placesOf = ({ input }: { input: { TransactItems?: Action[] } }) =>
  (input.TransactItems ?? []).map(({ Put, Update, Delete, ConditionCheck }) => {
    const { pk, sk } = Put?.Item ?? Update?.Key ?? Delete?.Key ?? ConditionCheck?.Key ?? {};
    if (!pk || !sk) throw new Error('A part of a transaction that names no item');
    return { table: (Put ?? Update ?? Delete ?? ConditionCheck)?.TableName, key: { pk, sk } };
  });
const itemsAt = (places: ReturnType<typeof placesOf>) =>
  Promise.all(places.map(({ table, key }) => itemAt(table, key)));

/** The partition keys that a call names. */
const partitionsOf = ({ input }: Command): string[] => {
  const { Key, ExpressionAttributeValues, RequestItems } = input as {
    Key?: Item;
    ExpressionAttributeValues?: Item;
    RequestItems?: Record<string, { Keys: Item[] }>;
  };
  const batch = Object.values(RequestItems ?? {}).flatMap(({ Keys }) => Keys.map(({ pk }) => pk));
  return [Key?.['pk'], ExpressionAttributeValues?.[':pk'], ...batch, ...placesOf({ input }).map(({ key }) => key.pk)]
    .filter((pk) => pk !== undefined)
    .map(String);
};

/** The items that a call returned. */
const itemsOf = ({ Item, Items = [], Responses = {} }: Answer): Item[] => [
  ...(Item ? [Item] : []),
  ...Items,
  ...Object.values(Responses).flat(),
];

/**
 * Runs a function and returns every DynamoDB call it makes, in order. `answerOf` answers the calls instead of the local
 * cloud.
 */
export const callsOf = async <T>(
  work: () => Promise<T>,
  answerOf?: (command: string, input: object) => Promise<Answer>,
): Promise<{ result: T; calls: Call[] }> => {
  const calls: Call[] = [];
  prototype.send = async function (command) {
    const places = placesOf(command);
    const from = performance.now();
    const before = await itemsAt(places);
    // A refused transaction costs as much as a written one.
    const [settled] = await Promise.allSettled([
      answerOf ? answerOf(command.constructor.name, command.input) : send.call(this, command),
    ]);
    const to = performance.now();
    const after = await itemsAt(places);
    const written = before.map((item, n): ItemChange => ({ before: item, after: after[n] }));
    const items = settled.status === 'fulfilled' ? itemsOf(settled.value) : [];
    calls.push({
      name: command.constructor.name.replace(/Command$/, ''),
      from,
      to,
      read: readUnits(command.constructor.name, command.input as Record<string, unknown>, items),
      written: writeUnits(written),
      partitions: partitionsOf(command),
    });
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  };
  try {
    return { result: await work(), calls };
  } finally {
    prototype.send = send;
  }
};

/** The longest chain of sequential calls: parallel calls count once. */
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
