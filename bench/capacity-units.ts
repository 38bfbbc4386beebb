import { indexes } from '../functions/data/indexes.ts';
import type { Item } from '../functions/data/table.ts';

/**
 * DynamoDB's rules for consumed capacity, because the local cloud reports the same capacity for a query of one item and
 * of a thousand. A read unit is 4 KB, half a unit when eventually consistent. A write unit is 1 KB, doubled in a
 * transaction, plus the units of each index whose entry changes.
 */
const readBlock = 4096;
const writeBlock = 1024;

/** Stored size in bytes. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(Math.abs(value)).replace('.', '').length / 2) + 1;
  if (Array.isArray(value)) return value.reduce((sum: number, each) => sum + 1 + sizeOf(each), 3);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).reduce((sum, [name, each]) => sum + Buffer.byteLength(name) + 1 + sizeOf(each), 3);
  return 1;
};
/** Bytes. */
export const itemSize = (item: Item): number =>
  Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + sizeOf(value), 0);

const readBlocks = (bytes: number) => Math.max(1, Math.ceil(bytes / readBlock));

/** Read units of one response: a query rounds the sum of its items, a batch rounds each item. */
export const readUnits = (command: string, input: Record<string, unknown>, items: readonly Item[]): number => {
  const rate = (consistent: unknown) => (consistent === true ? 1 : 0.5);
  switch (command) {
    case 'GetCommand':
      return rate(input['ConsistentRead']) * readBlocks(items[0] ? itemSize(items[0]) : 0);
    case 'QueryCommand':
      return rate(input['ConsistentRead']) * readBlocks(items.reduce((sum, item) => sum + itemSize(item), 0));
    case 'BatchGetCommand': {
      const requests = input['RequestItems'] as Record<string, { Keys: unknown[]; ConsistentRead: boolean }>;
      const [request] = Object.values(requests);
      const missing = (request?.Keys.length ?? 0) - items.length;
      return rate(request?.ConsistentRead) * items.reduce((sum, item) => sum + readBlocks(itemSize(item)), missing);
    }
    default:
      return 0;
  }
};

export type ItemChange = { before: Item | undefined; after: Item | undefined };

/** Write units of one transaction. */
export const writeUnits = (writes: readonly ItemChange[]): number =>
  writes.reduce((sum, write) => sum + 2 * largerImageBlocks(write) + indexUnits(write), 0);

/** The larger of the item before and after counts. */
const largerImageBlocks = ({ before, after }: ItemChange) =>
  Math.ceil(Math.max(1, before ? itemSize(before) : 0, after ? itemSize(after) : 0) / writeBlock);

const indexUnits = ({ before, after }: ItemChange) =>
  Object.values(indexes).reduce((sum, { pk, sk, projection }) => {
    const entry = (item: Item | undefined): Item | undefined => {
      if (item?.[pk] === undefined) return undefined;
      const kept = ['pk', 'sk', pk, sk, ...(projection === 'all' ? Object.keys(item) : projection)];
      return Object.fromEntries(kept.map((name) => [name, item[name]]));
    };
    const [oldEntry, newEntry] = [entry(before), entry(after)];
    if (JSON.stringify(oldEntry) === JSON.stringify(newEntry)) return sum;
    const moved = oldEntry && newEntry && (oldEntry[pk] !== newEntry[pk] || oldEntry[sk] !== newEntry[sk]);
    const cost = (item: Item | undefined) => (item ? Math.ceil(itemSize(item) / writeBlock) : 0);
    return sum + (moved ? cost(oldEntry) + cost(newEntry) : Math.max(cost(oldEntry), cost(newEntry)));
  }, 0);
