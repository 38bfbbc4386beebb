import { inParts } from '#shared/domain/parts.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { mapAtMost } from '../at-most.ts';
import type { Key } from '../keys.ts';
import { maxWrites } from '../max-writes.ts';
import { atVersion, ConditionFailed, getMany, ifNotExists, type Item, transact, type Write } from '../table.ts';
import { TooContended } from '../write-errors.ts';
import { readShift, shiftKey } from './shift-items.ts';

/** What a shift should have at a key; nothing, where it had something before. */
type Placed<Row extends Key> = { id: string; at: Row; row: Row | undefined };

/** Rows that follow from shifts. Several shifts may have their rows in one item. */
export type ShiftRows<Row extends Key> = {
  /** The rows that a shift should have. */
  rowsOf: (shift: Shift | null | undefined) => readonly Row[];
  /** Whether the stored item has the row of the shift, or none if it should have none. */
  isStored: (placed: Placed<Row>, item: Item | undefined) => boolean;
  /** Brings one item up to date. */
  writeOf: (placed: readonly [Placed<Row>, ...Placed<Row>[]]) => Write;
};

/** A shift, and rows that it has or had. */
export type Touched<Row extends Key> = { id: string; rows: readonly Row[] };

/** A shift that changes more often while its rows are written is tried again by its next event. */
const maxTurns = 5;

/**
 * Stores the rows that follow from the shifts as they are now, and removes those of the touched ones that do not. Each
 * transaction is conditional on the shifts that it was derived from, so an earlier state can never replace a later one.
 * Returns the error of each shift that failed.
 */
export const updateRows = async <Row extends Key>(
  kind: ShiftRows<Row>,
  touched: readonly Touched<Row>[],
): Promise<Map<string, unknown>> => {
  const failed = new Map<string, unknown>();
  let left = touched;
  for (let turn = 1; left.length > 0 && turn <= maxTurns; turn++) {
    const overtaken = new Set<string>();
    await mapAtMost(transactionsOf(kind, await changesOf(kind, left, failed)), ({ ids, writes }) =>
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
 * The same for shifts that were just written, so that the request that wrote them shows the change. What fails here is
 * left to the projection.
 */
export const updateRowsNow = async <Row extends Key>(
  kind: ShiftRows<Row>,
  written: readonly { shift: Shift }[],
  before: readonly Shift[],
): Promise<void> => {
  const changes = written.map(({ shift }) => {
    const stored = kind.rowsOf(before.find(({ id }) => id === shift.id));
    const byName = new Map(stored.map((row) => [nameOf(row), row]));
    const placed = placedOf(kind, shift.id, shift, stored);
    return { id: shift.id, shift, placed: placed.filter((each) => !kind.isStored(each, byName.get(nameOf(each.at)))) };
  });
  await mapAtMost(transactionsOf(kind, changes), ({ writes }) => transact(writes)).catch(() => {});
};

/** What is to be written of a shift as it was read. */
type Change<Row extends Key> = { id: string; shift: Shift | undefined; placed: readonly Placed<Row>[] };

const placedOf = <Row extends Key>(
  { rowsOf }: ShiftRows<Row>,
  id: string,
  shift: Shift | undefined,
  touched: readonly Row[],
): Placed<Row>[] => {
  const wanted = new Map(rowsOf(shift).map((row) => [nameOf(row), row]));
  const all = new Map([...touched, ...wanted.values()].map((row) => [nameOf(row), row]));
  return [...all].map(([name, at]) => ({ id, at, row: wanted.get(name) }));
};

const changesOf = async <Row extends Key>(
  kind: ShiftRows<Row>,
  touched: readonly Touched<Row>[],
  failed: Map<string, unknown>,
): Promise<Change<Row>[]> => {
  const byShift = Map.groupBy(touched, ({ id }) => id);
  const items = await getMany([...byShift.keys()].map(shiftKey), true);
  const byId = new Map(items.map((item) => [String(item['id']), item]));
  const derived = [...byShift].flatMap(([id, own]) => {
    try {
      const item = byId.get(id);
      const shift = item && readShift(item);
      const rows = own.flatMap((each) => each.rows);
      return [{ id, shift, placed: placedOf(kind, id, shift, rows) }];
    } catch (error) {
      failed.set(id, error);
      return [];
    }
  });
  const stored = await getMany(
    derived.flatMap(({ placed }) => placed.map(({ at: { pk, sk } }) => ({ pk, sk }))),
    true,
  );
  const byName = new Map(stored.map((item) => [nameOf(item), item]));
  return derived.map(({ placed, ...change }) => ({
    ...change,
    placed: placed.filter((each) => !kind.isStored(each, byName.get(nameOf(each.at)))),
  }));
};

type Part<Row extends Key> = { id: string; check: Write; placed: readonly Placed<Row>[] };

/** The rows of several shifts share transactions, and those in one item share its write. */
const transactionsOf = <Row extends Key>(
  kind: ShiftRows<Row>,
  changes: readonly Change<Row>[],
): { ids: string[]; writes: Write[] }[] => {
  const transactions: { parts: Part<Row>[]; names: Set<string> }[] = [];
  // Shifts with rows in the same items lie together, so that few transactions meet at an item.
  for (const part of changes.toSorted(byFirstItem).flatMap(partsOf)) {
    const own = [part.id, ...part.placed.map(({ at }) => nameOf(at))];
    const last = transactions.at(-1);
    const names = new Set([...(last?.names ?? []), ...own]);
    if (last && names.size <= maxWrites) {
      last.parts.push(part);
      last.names = names;
    } else transactions.push({ parts: [part], names: new Set(own) });
  }
  return transactions.map(({ parts }) => {
    const all = parts.flatMap(({ placed }) => placed);
    const byItem = [...Map.groupBy(all, ({ at }) => nameOf(at)).values()];
    const writes = byItem.map((placed) => kind.writeOf(placed as [Placed<Row>, ...Placed<Row>[]]));
    return { ids: parts.map(({ id }) => id), writes: [...parts.map(({ check }) => check), ...writes] };
  });
};

const byFirstItem = <Row extends Key>({ placed: [one] }: Change<Row>, { placed: [other] }: Change<Row>): number =>
  one && other ? nameOf(one.at).localeCompare(nameOf(other.at), 'en') : 0;

/** In parts that fit into a transaction, each with the check of the shift. */
const partsOf = <Row extends Key>({ id, shift, placed }: Change<Row>): Part<Row>[] => {
  const check: Write = { part: 'shift', check: shiftKey(id), if: shift ? atVersion(shift.version) : ifNotExists };
  return inParts(placed, maxWrites - 1).map((part) => ({ id, check, placed: part }));
};

const nameOf = ({ pk, sk }: Item | Key): string => `${String(pk)}\n${String(sk)}`;
