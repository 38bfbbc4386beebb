import { AsyncLocalStorage } from 'node:async_hooks';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Action, Item } from '../functions/data/table.ts';
import { type ItemChange, readUnits, writeUnits } from './capacity-units.ts';

/** One DynamoDB request; times in milliseconds, `read` and `written` in capacity units. */
export type Call = { name: string; from: number; to: number; read: number; written: number };

type Command = { input: object };
export type Answer = { Item?: Item; Items?: Item[]; Responses?: Record<string, Item[]> };
type AnswerOf = (command: string, input: object) => Promise<Answer>;
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
    return { table: (Put ?? Update ?? Delete ?? ConditionCheck)?.TableName, key: { pk, sk } };
  });
const itemsAt = (places: ReturnType<typeof placesOf>) =>
  Promise.all(places.map(({ table, key }) => itemAt(table, key)));

/** The items that a call returned. */
const itemsOf = ({ Item, Items = [], Responses = {} }: Answer): Item[] => [
  ...(Item ? [Item] : []),
  ...Items,
  ...Object.values(Responses).flat(),
];

const recording = new AsyncLocalStorage<{ calls: Call[]; answerOf: AnswerOf | undefined }>();

prototype.send = async function (command) {
  const store = recording.getStore();
  if (!store) return send.call(this, command);
  // A table in memory has no write units.
  const places = store.answerOf ? [] : placesOf(command);
  // Reading the items before delays the call, so it counts as part of it: parallel calls stay parallel.
  const from = performance.now();
  const before = await itemsAt(places);
  const { name } = command.constructor;
  // A refused transaction costs as much as a written one.
  const [settled] = await Promise.allSettled([
    store.answerOf ? store.answerOf(name, command.input) : send.call(this, command),
  ]);
  const to = performance.now();
  const after = await itemsAt(places);
  store.calls.push({
    name: name.replace(/Command$/, ''),
    from,
    to,
    read: readUnits(
      name,
      command.input as Record<string, unknown>,
      settled.status === 'fulfilled' ? itemsOf(settled.value) : [],
    ),
    written: writeUnits(before.map((item, n): ItemChange => ({ before: item, after: after[n] }))),
  });
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
};

/**
 * Runs a function and returns every DynamoDB call that it makes, in order. `answerOf` answers the calls instead of the
 * table.
 */
export const callsOf = async <T>(
  work: () => Promise<T>,
  answerOf?: AnswerOf,
): Promise<{ result: T; calls: Call[] }> => {
  const calls: Call[] = [];
  return { result: await recording.run({ calls, answerOf }, work), calls };
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
