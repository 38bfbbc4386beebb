import { isDeepStrictEqual } from 'node:util';
import { inParts } from '#shared/domain/parts.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { mapAtMost } from '../at-most.ts';
import type { Key } from '../keys.ts';
import type { Item, Write } from '../table.ts';
import { atVersion, ConditionFailed, getMany, ifNotExists, maxWrites, transact } from '../table.ts';
import { TooContended } from '../write-errors.ts';
import { readShift, shiftKey, toProjection } from './shift-items.ts';

/**
 * The shifts without a performer that are offered to a performer, by day and start: a row per performer of each shift,
 * because an index holds an item once. The rows are not written with the shift, but follow it: a shift may have dozens
 * of performers, and an order 20 shifts.
 */
export const offersPartition = (companyId: string) => `VENDOR#${companyId}#OFFERS`;
const offerKey = (companyId: string, order: string): Key => ({ pk: offersPartition(companyId), sk: order });

/** The rows that a shift should have. */
export const offersOf = (shift: Shift | null | undefined): Item[] => {
  if (!shift || shift.vendor) return [];
  const projection = toProjection(shift);
  return [...new Set(shift.offered_to)].map((id) => ({
    ...offerKey(id, projection.order),
    id: shift.id,
    projection: { ...projection, performer_ids: [id] },
  }));
};

/** A shift, and rows that it has or had. */
export type Touched = { id: string; rows: readonly Item[] };

/** A shift that changes more often while its rows are written is tried again by its next event. */
const maxTurns = 5;

/**
 * Stores the rows that follow from the shifts as they are now, and removes those of the touched ones that do not. Each
 * transaction is conditional on the shifts that it was derived from, so an earlier state can never replace a later one.
 * Returns the error of each shift that failed.
 */
export const updateOffers = async (touched: readonly Touched[]): Promise<Map<string, unknown>> => {
  const failed = new Map<string, unknown>();
  let left = touched;
  for (let turn = 1; left.length > 0 && turn <= maxTurns; turn++) {
    const overtaken = new Set<string>();
    await mapAtMost(transactionsOf(await changesOf(left, failed)), ({ ids, writes }) =>
      transact(writes).catch((error: unknown) => {
        for (const id of ids)
          if (error instanceof ConditionFailed) overtaken.add(id);
          else failed.set(id, error);
      }),
    );
    left = left.filter(({ id }) => overtaken.has(id));
  }
  for (const { id } of left) failed.set(id, new TooContended());
  return failed;
};

/**
 * The same for shifts that were just written, so that the performer whose request wrote them sees the change. What
 * fails here is left to the projection.
 */
export const updateOffersNow = async (
  written: readonly { shift: Shift }[],
  before: readonly Shift[] = [],
): Promise<void> => {
  const changes = written.map(({ shift }) => {
    const stored = offersOf(before.find(({ id }) => id === shift.id));
    return { id: shift.id, shift, stored, wanted: offersOf(shift) };
  });
  await mapAtMost(transactionsOf(changes), ({ writes }) => transact(writes)).catch(() => {});
};

/** The rows of a shift that are stored, among those that it has or had, and those that should be. */
type Rows = { id: string; shift: Shift | undefined; stored: readonly Item[]; wanted: readonly Item[] };

const changesOf = async (touched: readonly Touched[], failed: Map<string, unknown>): Promise<Rows[]> => {
  const byShift = Map.groupBy(touched, ({ id }) => id);
  const items = await getMany([...byShift.keys()].map(shiftKey), true);
  const byId = new Map(items.map((item) => [String(item['id']), item]));
  const derived = [...byShift].flatMap(([id, own]) => {
    try {
      const item = byId.get(id);
      const shift = item && readShift(item);
      const wanted = offersOf(shift);
      const all = [...own.flatMap(({ rows }) => rows), ...wanted];
      return [{ id, shift, wanted, keys: new Map(all.map((row) => [nameOf(row), keyOf(row)])) }];
    } catch (error) {
      failed.set(id, error);
      return [];
    }
  });
  const rows = await getMany(
    derived.flatMap(({ keys }) => [...keys.values()]),
    true,
  );
  const byName = new Map(rows.map((row) => [nameOf(row), row]));
  return derived.map(({ keys, ...rest }) => ({
    ...rest,
    stored: [...keys.keys()].map((name) => byName.get(name)).filter((row) => row !== undefined),
  }));
};

/** The rows of several shifts share transactions. */
const transactionsOf = (changes: readonly Rows[]): { ids: string[]; writes: Write[] }[] => {
  const transactions: { ids: string[]; writes: Write[] }[] = [];
  for (const change of changes)
    for (const writes of writesOf(change)) {
      const last = transactions.at(-1);
      if (last && last.writes.length + writes.length <= maxWrites) {
        last.ids.push(change.id);
        last.writes.push(...writes);
      } else transactions.push({ ids: [change.id], writes });
    }
  return transactions;
};

/** In parts that fit into a transaction, each with the check of the shift. */
const writesOf = ({ id, shift, stored, wanted }: Rows): Write[][] => {
  const kept = new Set(wanted.map(nameOf));
  const rows: Write[] = [
    ...stored.filter((row) => !kept.has(nameOf(row))).map((row) => ({ part: 'offer', remove: keyOf(row) })),
    ...wanted
      .filter((row) => !stored.some((each) => isDeepStrictEqual(each, row)))
      .map((put) => ({ part: 'offer', put })),
  ];
  const asRead = { part: 'shift', check: shiftKey(id), if: shift ? atVersion(shift.version) : ifNotExists };
  return inParts(rows, maxWrites - 1).map((part) => [asRead, ...part]);
};

const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) });
const nameOf = ({ pk, sk }: Item): string => `${String(pk)}\n${String(sk)}`;
