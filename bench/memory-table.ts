import { indexes } from '../functions/data/indexes.ts';
import type { Item } from '../functions/data/table.ts';
import { itemSize } from './capacity-units.ts';

type Answer = { Item?: Item; Items?: Item[]; Responses?: Record<string, Item[]>; LastEvaluatedKey?: Item };
type Query = {
  IndexName?: keyof typeof indexes;
  KeyConditionExpression: string;
  ExpressionAttributeValues: Record<string, string>;
  ExclusiveStartKey?: Item;
  ScanIndexForward?: boolean;
  Limit?: number;
};
/** DynamoDB's bound of the items that one query reads, in bytes. */
const maxRead = 1_048_576;

/**
 * A table in this process that answers the reads of `functions/data/table.ts` as DynamoDB does, with its pages of 1 MB.
 * Of transactions it keeps what is put and removed, and asks no condition.
 * The local cloud needs seconds for a query in a partition of 100,000 items.
 */
export const memoryTable = (written: readonly Item[]) => {
  const items = written.map((item) =>
    Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)),
  );
  const byKey = new Map(items.map((item) => [`${String(item['pk'])}\n${String(item['sk'])}`, item]));
  const partitions = new Map<string, Item[]>();
  const shapes = Object.entries({ table: { pk: 'pk', sk: 'sk', projection: 'all' as const }, ...indexes });
  for (const item of items)
    for (const [name, { pk, sk, projection }] of shapes) {
      const value = item[pk];
      if (typeof value !== 'string') continue;
      const partition = `${name}\n${value}`;
      const kept = projection === 'all' ? Object.keys(item) : ['pk', 'sk', pk, sk, ...projection];
      const entry = projection === 'all' ? item : Object.fromEntries(kept.map((each) => [each, item[each]]));
      const entries = partitions.get(partition);
      if (entries) entries.push(entry);
      else partitions.set(partition, [entry]);
    }
  for (const [partition, entries] of partitions) {
    const { sk } = shapes.find(([name]) => partition.startsWith(`${name}\n`))?.[1] ?? { sk: 'sk' };
    entries.sort((one, other) => (String(one[sk]) < String(other[sk]) ? -1 : 1));
  }

  const find = ({ pk, sk }: Item) => byKey.get(`${String(pk)}\n${String(sk)}`);
  const query = ({ IndexName, ...request }: Query): Answer => {
    const { sk } = IndexName ? indexes[IndexName] : { sk: 'sk' };
    const { ':pk': pk, ':from': from, ':to': to, ':start': start } = request.ExpressionAttributeValues;
    const isWithin = (key: string) =>
      (from === undefined || key >= from) && (to === undefined || key <= to) && key.startsWith(start ?? '');
    const found = (partitions.get(`${IndexName ?? 'table'}\n${pk}`) ?? []).filter((item) => isWithin(String(item[sk])));
    if (request.ScanIndexForward === false) found.reverse();
    const after = request.ExclusiveStartKey;
    const first = after ? found.findIndex((item) => item['pk'] === after['pk'] && item['sk'] === after['sk']) + 1 : 0;
    const read: Item[] = [];
    let bytes = 0;
    for (const item of found.slice(first)) {
      if (read.length === request.Limit || bytes > maxRead) break;
      bytes += itemSize(item);
      read.push(item);
    }
    const last = read.at(-1);
    const isCut = last !== undefined && (bytes > maxRead || read.length === request.Limit);
    return { Items: read, ...(isCut && { LastEvaluatedKey: last }) };
  };

  const write = ({ TransactItems = [] }: { TransactItems?: { Put?: { Item: Item }; Delete?: { Key: Item } }[] }) => {
    for (const { Put, Delete } of TransactItems) {
      if (Put) byKey.set(`${String(Put.Item['pk'])}\n${String(Put.Item['sk'])}`, Put.Item);
      if (Delete) byKey.delete(`${String(Delete.Key['pk'])}\n${String(Delete.Key['sk'])}`);
    }
  };

  /** The answer to a command by its name. */
  return (command: string, request: object): Promise<Answer> => {
    const input = request as { Key?: Item; RequestItems?: Record<string, { Keys: Item[] }> };
    const answer = (): Answer => {
      switch (command) {
        case 'GetCommand': {
          const item = find(input.Key ?? {});
          return item ? { Item: item } : {};
        }
        case 'BatchGetCommand': {
          const requested = Object.entries(input.RequestItems ?? {});
          const foundOf = (keys: readonly Item[]) => keys.map(find).filter((item) => item !== undefined);
          return { Responses: Object.fromEntries(requested.map(([name, { Keys }]) => [name, foundOf(Keys)])) };
        }
        case 'QueryCommand':
          return query(request as Query);
        case 'TransactWriteCommand':
          write(request);
          return {};
        default:
          throw new Error(`The table in memory has no ${command}`);
      }
    };
    // Later, as an answer of a service: parallel calls overlap, sequential ones do not.
    return new Promise((resolve, reject) => {
      setImmediate(() => {
        try {
          resolve(answer());
        } catch (error) {
          reject(error as Error);
        }
      });
    });
  };
};
