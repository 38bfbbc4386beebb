import { indexes } from '../functions/data/indexes.ts';
import type { Item, StoredWrite, Write } from '../functions/data/table.ts';
import type { Answer } from './calls.ts';
import { itemSize } from './capacity-units.ts';

type Input = {
  IndexName?: keyof typeof indexes;
  ExpressionAttributeValues: Record<string, string>;
  ScanIndexForward?: boolean;
  Limit?: number;
  Key: Item;
  RequestItems: Record<string, { Keys: Item[] }>;
  TransactItems: { Put?: { Item: Item }; Delete?: { Key: Item } }[];
};
/** DynamoDB returns at most this many bytes of one query. */
const maxRead = 1_048_576;

/** The items that writes put. */
export const itemsPut = (writes: readonly Write[]): Item[] =>
  writes
    .filter((write): write is StoredWrite => !('derivation' in write))
    .flatMap((write) => ('put' in write ? [write.put] : []));

/**
 * A table in this process that answers the requests of `functions/data/table.ts`, because the local cloud needs seconds
 * for a query in a partition of 100,000 items. It checks no conditions, and no query reads what a transaction wrote.
 */
export const memoryTable = (items: readonly Item[]) => {
  const keyOf = ({ pk, sk }: Item) => `${String(pk)}\n${String(sk)}`;
  const byKey = new Map(items.map((item) => [keyOf(item), item]));
  const shapes = { table: { pk: 'pk', sk: 'sk', projection: 'all' as const }, ...indexes };
  const partitions = new Map<string, Item[]>();
  for (const [name, { pk, sk, projection }] of Object.entries(shapes)) {
    const kept = (item: Item) =>
      projection === 'all'
        ? item
        : Object.fromEntries(['pk', 'sk', pk, sk, ...projection].map((each) => [each, item[each]]));
    const found = Map.groupBy(
      items.filter((item) => item[pk] !== undefined),
      (item) => `${name}\n${String(item[pk])}`,
    );
    for (const [partition, inside] of found)
      partitions.set(
        partition,
        inside.map(kept).toSorted((a, b) => (String(a[sk]) < String(b[sk]) ? -1 : 1)),
      );
  }

  const query = ({ IndexName, ExpressionAttributeValues: values, ...input }: Input): Item[] => {
    const name = IndexName ?? 'table';
    const { sk } = shapes[name];
    const { ':pk': pk, ':from': from = '', ':to': to, ':start': start = '' } = values;
    const isWithin = (key: string) => key >= from && (to === undefined || key <= to) && key.startsWith(start);
    const found = (partitions.get(`${name}\n${pk}`) ?? []).filter((item) => isWithin(String(item[sk])));
    const page = (input.ScanIndexForward === false ? found.toReversed() : found).slice(0, input.Limit);
    if (page.reduce((sum, item) => sum + itemSize(item), 0) > maxRead) throw new Error(`${pk} needs pages`);
    return page;
  };

  const answer = (command: string, input: Input): Answer => {
    const find = (keys: readonly Item[]) =>
      keys.map((key) => byKey.get(keyOf(key))).filter((item) => item !== undefined);
    switch (command) {
      case 'GetCommand': {
        const [item] = find([input.Key]);
        return item ? { Item: item } : {};
      }
      case 'BatchGetCommand': {
        const requested = Object.entries(input.RequestItems);
        return { Responses: Object.fromEntries(requested.map(([name, { Keys }]) => [name, find(Keys)] as const)) };
      }
      case 'QueryCommand':
        return { Items: query(input) };
      case 'TransactWriteCommand':
        for (const { Put, Delete } of input.TransactItems) {
          if (Put) byKey.set(keyOf(Put.Item), Put.Item);
          if (Delete) byKey.delete(keyOf(Delete.Key));
        }
        return {};
      default:
        throw new Error(`The table in memory has no ${command}`);
    }
  };
  // Answers later, as a service does: parallel calls overlap, sequential ones do not.
  return async (command: string, input: object): Promise<Answer> => {
    await new Promise(setImmediate);
    return answer(command, input as Input);
  };
};
