import { isDeepStrictEqual } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { companyKey } from '../../functions/data/companies/company.ts';
import { checkList, type Difference, repairNode } from '../../functions/data/counted/check.ts';
import { entryWrites } from '../../functions/data/counted/entry-writes.ts';
import { idOf } from '../../functions/data/counted/nodes.ts';
import { requireEnv } from '../../functions/data/environment.ts';
import type { Key } from '../../functions/data/keys.ts';
import { ledgerDifferences, nothingSeen, seeLedger } from '../../functions/data/ledger/check.ts';
import { accountKey } from '../../functions/data/people/accounts.ts';
import { listed } from '../../functions/data/records.generated.ts';
import { law } from '../../functions/data/shifts/law.ts';
import {
  type DayDifference,
  differenceOn,
  repairShiftDay,
  shiftDaysPartition,
} from '../../functions/data/shifts/shift-days.ts';
import { readShift, shiftKey } from '../../functions/data/shifts/shift-items.ts';
import {
  type CellRow,
  cellRowsOf,
  isCell,
  keyOfCell,
  storedIn,
  updateCells,
} from '../../functions/data/statistics/cells.ts';
import {
  type Condition,
  ConditionFailed,
  getMany,
  type Item,
  transact,
  type Write,
} from '../../functions/data/table.ts';

type Kind = keyof typeof listed;

/**
 * What differs: entries of lists, of the search, of workers by specialty and of offered shifts, what shifts have in the
 * cells of the statistics, and counters.
 */
export type Found = {
  missing: string[];
  stale: string[];
  different: string[];
  counters: (Difference | DayDifference)[];
  /** What does not add up in the ledger. It is never repaired here: money is corrected by a posting. */
  ledger: string[];
  skipped: number;
};

const nameOf = ({ pk, sk }: Item | Key): string => `${String(pk)}\n${String(sk)}`;
const ownKey = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) });

/**
 * Compares the derived items of all people, stores, companies, products, orders with their documents and messages,
 * transactions, promo codes, and shifts with their records, the counters of all counted lists with their entries, and
 * the balances of the ledger with its entries. With `write` it repairs what differs. Requests go on meanwhile: a repair is conditional on
 * the record as it was read, and one that fails is `skipped` and found again by the next run.
 */
export const rebuild = async ({ write }: { write: boolean }): Promise<Found> => {
  const found: Found = { missing: [], stale: [], different: [], counters: [], ledger: [], skipped: 0 };
  const run: Run = { found, write, counted: new Set() };
  const [lists, days] = [new Set<string>(), new Set<string>()];
  const seen = nothingSeen();
  const aMinuteAgo = new Date(Date.now() - 60_000).toISOString();
  for await (const items of pages()) {
    seeLedger(seen, items);
    for (const item of items) {
      const day = dayIn(item);
      if (day !== undefined) days.add(day);
    }
    for (const { pk } of items) if (/^[EBG]#/.test(String(pk))) lists.add(String(pk).slice(2));
    await compareRecords(items.filter(isRecord), run);
    await compareDerived(
      items.filter((item) => ownerOf(item) !== undefined),
      run,
    );
    await compareStatistics(items, run);
  }
  const left = lists.values();
  const compareNext = async () => {
    for (const list of left) await compareCounters(list, run);
  };
  await Promise.all(Array.from({ length: 8 }, compareNext));
  for (const day of days) await compareDay(day, run);
  found.ledger.push(...(await ledgerDifferences(seen, aMinuteAgo)));
  return found;
};

/** `counted`: the lists whose counters were repaired before their entries. */
type Run = { found: Found; write: boolean; counted: Set<string> };

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
/** The whole table. */
async function* pages(): AsyncGenerator<Item[]> {
  let after: Item | undefined;
  do {
    const page = await client.send(
      new ScanCommand({ TableName: requireEnv('TABLE'), ExclusiveStartKey: after, ConsistentRead: true }),
    );
    yield page.Items ?? [];
    after = page.LastEvaluatedKey;
  } while (after);
}

const kindOfRecord = (item: Item): Kind | undefined =>
  (Object.keys(listed) as Kind[]).find((kind) => nameOf(listed[kind].record(String(item['id']))) === nameOf(item));
const isRecord = (item: Item) => kindOfRecord(item) !== undefined;

/** The items that a record should have beside it. The other writes count them. */
const derivedOf = (item: Item | undefined): Item[] => {
  const kind = item && kindOfRecord(item);
  const writes = kind ? listed[kind].writes(item) : [];
  return writes.flatMap((each) => ('put' in each ? [each.put] : []));
};

/**
 * The record of a derived item: an entry of a list, of the search or of the directory, of a worker by specialty, or of
 * an offered shift.
 */
const ownerOf = ({ pk, sk, id }: Item): Key | undefined => {
  if (/^VENDOR#.*#OFFERS$/.test(String(pk))) return shiftKey(String(id));
  const [, table, kind] = /^([ESWD])#([^#]*)/.exec(String(pk)) ?? [];
  if (table === 'W') return accountKey(String(sk));
  if (table === 'D') return companyKey(String(sk));
  if (kind === undefined || !Object.hasOwn(listed, kind)) return undefined;
  return listed[kind as Kind].record(table === 'E' ? idOf(String(sk)) : String(id));
};

/** A company that was not changed since its first schema has no version. */
const asRead = (record: Item | undefined): Condition =>
  record === undefined
    ? { expression: 'attribute_not_exists(pk)' }
    : typeof record['version'] === 'number'
      ? {
          expression: '#version = :version',
          names: { '#version': 'version' },
          values: { ':version': record['version'] },
        }
      : { expression: 'attribute_exists(pk) AND attribute_not_exists(#version)', names: { '#version': 'version' } };

const isEntry = ({ pk }: Item) => String(pk).startsWith('E#');
const entryOf = ({ pk, sk }: Item) => {
  const [key = '', id = ''] = String(sk).slice(1).split('\u001F');
  return { list: String(pk).slice(2), key, id };
};

const itemsAt = async (at: readonly Key[]): Promise<Map<string, Item>> =>
  new Map((await getMany(at, true)).map((item) => [nameOf(item), item]));

const compareRecords = async (records: readonly Item[], run: Run): Promise<void> => {
  const derived = records.flatMap((record) => derivedOf(record).map((item) => ({ at: ownKey(record), item })));
  const stored = await itemsAt(derived.map(({ item }) => ownKey(item)));
  for (const { at, item } of derived)
    if (!isSame(stored.get(nameOf(item)), item)) await compareItem(at, ownKey(item), run);
};

const compareDerived = async (items: readonly Item[], run: Run): Promise<void> => {
  const owned = items.map((item) => ({ item, owner: ownerOf(item) as Key }));
  const records = await itemsAt(owned.map(({ owner }) => owner));
  const expected = new Map([...records].map(([name, record]) => [name, new Set(derivedOf(record).map(nameOf))]));
  for (const { item, owner } of owned)
    if (!expected.get(nameOf(owner))?.has(nameOf(item))) await compareItem(owner, ownKey(item), run);
};

/** Reads both again, because the record may have changed since the page was scanned. */
const compareItem = async (owner: Key, at: Key, run: Run): Promise<void> => {
  const read = await itemsAt([owner, at]);
  const [record, stored] = [read.get(nameOf(owner)), read.get(nameOf(at))];
  const expected = derivedOf(record).find((item) => nameOf(item) === nameOf(at));
  if (isSame(stored, expected)) return;
  run.found[!stored ? 'missing' : expected ? 'different' : 'stale'].push(nameOf(at));
  if (!run.write) return;
  const entries = (item: Item | undefined) => (item ? [entryOf(item)] : []);
  const repair: Write[] = isEntry(at)
    ? entryWrites(entries(stored), entries(expected))
    : [expected ? { part: 'derived', put: expected } : { part: 'derived', remove: at }];
  // Wrong counters could refuse the entry: a bucket that seems to be full is not split.
  if (isEntry(at) && !run.counted.has(entryOf(at).list)) {
    run.counted.add(entryOf(at).list);
    await compareCounters(entryOf(at).list, run);
  }
  await transact([{ part: 'record', check: owner, if: asRead(record) }, ...repair]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
    run.found.skipped += 1;
  });
};

const isSame = (one: Item | undefined, other: Item | undefined): boolean => isDeepStrictEqual(one, other);

/** What the shifts among the items should have in the cells of the statistics, and what the cells among them have. */
const compareStatistics = async (items: readonly Item[], run: Run): Promise<void> => {
  const wanted = items
    .filter((item) => kindOfRecord(item) === 'shifts')
    .flatMap((item) => cellRowsOf(readShift(item), law).map((row) => ({ id: String(item['id']), row })));
  const held = items
    .filter(isCell)
    .flatMap((item) =>
      storedIn(item).map(({ cell, shift_id, contribution }) => ({
        id: shift_id,
        row: { ...keyOfCell(cell), cell, contribution },
      })),
    );
  const cells = await itemsAt(wanted.map(({ row }) => ownKey(row)));
  const shifts = await itemsAt(held.map(({ id }) => shiftKey(id)));
  for (const { id, row } of wanted) if (!isHeld(cells.get(nameOf(row)), id, row)) await compareCell(id, row, run);
  for (const { id, row } of held)
    if (!cellRowIn(shifts.get(nameOf(shiftKey(id))), row)) await compareCell(id, row, run);
};

/** Reads both again, because the shift may have changed since the page was scanned. */
const compareCell = async (id: string, row: CellRow, { found, write }: Run): Promise<void> => {
  const read = await itemsAt([shiftKey(id), ownKey(row)]);
  const [shift, stored] = [read.get(nameOf(shiftKey(id))), read.get(nameOf(row))];
  const expected = cellRowIn(shift, row);
  const isThere = stored !== undefined && storedIn(stored).some(({ shift_id }) => shift_id === id);
  if (expected ? isHeld(stored, id, expected) : !isThere) return;
  found[!isThere ? 'missing' : expected ? 'different' : 'stale'].push(`${nameOf(row)} ${id}`);
  if (write && (await updateCells([{ id, rows: [row] }], law)).size > 0) found.skipped += 1;
};

const cellRowIn = (shift: Item | undefined, at: CellRow): CellRow | undefined =>
  shift && cellRowsOf(readShift(shift), law).find((row) => nameOf(row) === nameOf(at));
const isHeld = (cell: Item | undefined, id: string, { contribution }: CellRow): boolean =>
  cell !== undefined &&
  storedIn(cell).some((each) => each.shift_id === id && isDeepStrictEqual(each.contribution, contribution));

/** The day of a shift, or the one that a counter of shifts is for. */
const dayIn = (item: Item): string | undefined => {
  if (item['pk'] === shiftDaysPartition) return String(item['sk']);
  return nameOf(shiftKey(String(item['id']))) === nameOf(item) ? String(item['day']) : undefined;
};

const compareDay = async (day: string, { found, write }: Run): Promise<void> => {
  const difference = await differenceOn(day);
  if (!difference) return;
  found.counters.push(difference);
  if (write && !(await repairShiftDay(difference))) found.skipped += 1;
};

/** Buckets first, because groups count them. */
const compareCounters = async (list: string, { found, write }: Run): Promise<void> => {
  for (const level of ['bucket', 'group'] as const) {
    const { differences } = await checkList(list);
    const own = differences.filter((difference) => difference.level === level);
    found.counters.push(...own);
    for (const difference of write ? own : []) if (!(await repairNode(difference))) found.skipped += 1;
  }
};

if (import.meta.main) {
  const write = process.argv.includes('--write');
  const { counters, skipped, ...items } = await rebuild({ write });
  for (const [name, keys] of Object.entries(items)) {
    console.log(`${name}: ${keys.length}`);
    for (const key of keys.slice(0, 20)) console.log(`  ${key.replace('\n', ' ')}`);
  }
  console.log(`counters: ${counters.length}`);
  for (const difference of counters.slice(0, 20)) console.log(`  ${JSON.stringify(difference)}`);
  console.log(
    write ? `Repaired, but for ${skipped} that changed meanwhile.` : 'Nothing was written: repair with --write.',
  );
}
