import { isDeepStrictEqual } from 'node:util';
import { inParts } from '#shared/domain/parts.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { mapAtMost } from '../at-most.ts';
import type { Key } from '../keys.ts';
import type { Item, Write } from '../table.ts';
import { atVersion, ConditionFailed, get, getMany, ifNotExists, maxWrites, transact } from '../table.ts';
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

/** A shift that changes more often while its rows are written is tried again by its next event. */
const maxTurns = 5;

/**
 * Stores the rows that follow from the shift as it is now, and removes those of the known ones that do not. Each
 * transaction is conditional on the shift that it was derived from, so an earlier state can never replace a later one.
 */
export const updateOffers = async (shiftId: string, known: readonly Item[]): Promise<void> => {
  for (let turn = 1; turn <= maxTurns; turn++) {
    const item = await get(shiftKey(shiftId));
    const shift = item && readShift(item);
    const wanted = offersOf(shift);
    const keys = new Map([...known, ...wanted].map((row) => [nameOf(row), keyOf(row)]));
    const stored = await getMany([...keys.values()], true);
    try {
      await replaceRows([{ shiftId, shift, stored, wanted }]);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  throw new TooContended();
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
    return { shiftId: shift.id, shift, stored, wanted: offersOf(shift) };
  });
  await replaceRows(changes).catch(() => {});
};

type Rows = { shiftId: string; shift: Shift | undefined; stored: readonly Item[]; wanted: readonly Item[] };

/** Throws ConditionFailed if a shift is not the given one any more. */
const replaceRows = async (changes: readonly Rows[]): Promise<void> => {
  const transactions: Write[][] = [];
  for (const part of changes.flatMap(writesOf)) {
    const last = transactions.at(-1);
    if (last && last.length + part.length <= maxWrites) last.push(...part);
    else transactions.push([...part]);
  }
  await mapAtMost(transactions, (writes) => transact(writes));
};

/** In parts that fit into a transaction. */
const writesOf = ({ shiftId, shift, stored, wanted }: Rows): Write[][] => {
  const kept = new Set(wanted.map(nameOf));
  const rows: Write[] = [
    ...stored.filter((row) => !kept.has(nameOf(row))).map((row) => ({ part: 'offer', remove: keyOf(row) })),
    ...wanted
      .filter((row) => !stored.some((each) => isDeepStrictEqual(each, row)))
      .map((put) => ({ part: 'offer', put })),
  ];
  const asRead = { part: 'shift', check: shiftKey(shiftId), if: shift ? atVersion(shift.version) : ifNotExists };
  return inParts(rows, maxWrites - 1).map((part) => [asRead, ...part]);
};

const keyOf = ({ pk, sk }: Item): Key => ({ pk: String(pk), sk: String(sk) });
const nameOf = ({ pk, sk }: Item): string => `${String(pk)}\n${String(sk)}`;
