import { isDeepStrictEqual } from 'node:util';
import { overlap } from '#shared/domain/instants.ts';
import { occupiedBy } from '#shared/domain/shifts/occupancy.ts';
import type { LogEntry, Shift } from '#shared/domain/shifts/shift.ts';
import { type Bookings, bookingWrites, readManyBookings } from '../../../functions/data/shifts/bookings.ts';
import { commentItems, commentCountKey } from '../../../functions/data/shifts/comments.ts';
import { dayWrites } from '../../../functions/data/shifts/shift-days.ts';
import { logItems, readLogEntry, shiftItem, shiftKey } from '../../../functions/data/shifts/shift-items.ts';
import { findShifts } from '../../../functions/data/shifts/shifts.ts';
import {
  atVersion,
  ConditionFailed,
  ifNotExists,
  type Item,
  queryTable,
  transact,
  type Write,
} from '../../../functions/data/table.ts';
import { sideBySide } from './side-by-side.ts';
import type { ShiftHistory } from './simulate.ts';
import type { ShiftGroup } from './world.ts';

/** A shift of the demo world with its stored state, if it is stored. */
type Pair = { shiftHistory: ShiftHistory; stored?: { shift: Shift; history: Item[] } };

/**
 * Writes the stories: new shifts are inserted, stored ones are advanced. A story is left alone when a person changed
 * one of its shifts or booked its worker for that time.
 */
export const storeStories = async (stories: readonly ShiftGroup[]): Promise<void> => {
  const shiftHistories = stories.flatMap((story) => story.shiftHistories);
  const stored = new Map(
    (await findShifts(shiftHistories.map(({ shift }) => shift.id))).map((shift) => [shift.id, shift]),
  );
  const waiting = stories.filter((story) =>
    story.shiftHistories.some(({ shift }) => !isDeepStrictEqual(shift, stored.get(shift.id))),
  );
  const paired: Pair[][] = [];
  await sideBySide(waiting, async (story) => {
    paired.push(await Promise.all(story.shiftHistories.map((shiftHistory) => withStored(shiftHistory, stored))));
  });
  const own = paired.filter((pairs) => !pairs.some(changedByPerson));
  const elsewhere = await occupiedElsewhere(shiftHistories, own.flat());
  await sideBySide(own, async (pairs) => {
    const written = elsewhere(pairs) ? unstaffed(pairs) : pairs;
    try {
      if (written.length > 0)
        await transact([
          ...written.flatMap(demoShiftWrites),
          ...dayWrites(
            written.map(({ shiftHistory, stored: before }) => ({
              ...(before && { before: before.shift }),
              after: shiftHistory.shift,
            })),
          ),
          ...bookingWrites(
            written.map(({ shiftHistory, stored: before }) => ({
              before: before?.shift ?? null,
              after: shiftHistory.shift,
            })),
            undefined,
          ),
        ]);
    } catch (error) {
      // A person changed the shift meanwhile.
      if (!(error instanceof ConditionFailed)) throw error;
    }
  });
};

const withStored = async (shiftHistory: ShiftHistory, stored: ReadonlyMap<string, Shift>): Promise<Pair> => {
  const shift = stored.get(shiftHistory.shift.id);
  if (!shift) return { shiftHistory };
  const { pk, sk } = shiftKey(shift.id);
  const history = (await queryTable(pk)).filter(
    (item) => item['sk'] !== sk && item['sk'] !== commentCountKey(shift.id).sk,
  );
  return { shiftHistory, stored: { shift, history } };
};

/** Whether a person did something that is not part of the demo world. */
const changedByPerson = ({ shiftHistory, stored }: Pair): boolean => {
  const knownEntries = new Set(entriesOf(shiftHistory).map(signature));
  return (stored?.history ?? [])
    .filter(({ kind }) => kind === 'shift-log')
    .map(readLogEntry)
    .some((entry) => entry.by !== null && !knownEntries.has(signature(entry)));
};

const entriesOf = ({ revisions, comments }: ShiftHistory): LogEntry[] => [
  ...revisions.flatMap(({ log }) => log),
  ...comments.map(({ entry }) => entry),
];
const signature = ({ at, kind, by }: LogEntry): string => `${at} ${kind} ${by?.id}`;

/** Returns a function that says whether a story's worker is booked at that time by a shift outside the stories. */
const occupiedElsewhere = async (shiftHistories: readonly ShiftHistory[], own: readonly Pair[]) => {
  const starts = shiftHistories.map(({ shift }) => shift.starts_at).toSorted();
  const workers = new Set(own.flatMap(({ shiftHistory }) => shiftHistory.shift.staff?.login_id ?? []));
  const stretch = { starts_at: starts[0] ?? '', ends_at: starts.at(-1) ?? '' };
  const bookings: Bookings[] = await readManyBookings([...workers].map((login_id) => ({ login_id, ...stretch })));
  const ownShifts = new Set(own.map(({ shiftHistory }) => shiftHistory.shift.id));
  const foreign = new Map(
    bookings.map(({ login_id, busy }) => [login_id, busy.filter(({ shift_id }) => !ownShifts.has(shift_id))]),
  );
  return (pairs: readonly Pair[]): boolean =>
    pairs.some(({ shiftHistory: { shift } }) => {
      const busy = occupiedBy(shift);
      const others = foreign.get(shift.staff?.login_id ?? '') ?? [];
      return busy !== null && others.some((other) => overlap(other, busy));
    });
};

/** For a new story only its order, for a stored one nothing. */
const unstaffed = (pairs: readonly Pair[]): Pair[] => {
  const [first] = pairs;
  const order = first?.shiftHistory.revisions[0];
  if (!first || !order || pairs.some(({ stored }) => stored)) return [];
  return [{ shiftHistory: { shift: order.shift, revisions: [order], comments: [] } }];
};

const demoShiftWrites = ({ shiftHistory: { shift, revisions, comments }, stored }: Pair): Write[] => {
  const history = [
    ...revisions.flatMap((revision) => logItems(revision.shift, revision.log)),
    ...comments.flatMap(({ comment, entry }) => commentItems(shift, comment, entry)),
  ];
  const kept = new Set(history.map(place));
  const gone = (stored?.history ?? []).filter((item) => !kept.has(place(item)));
  return [
    { part: 'shift', put: shiftItem(shift), if: stored ? atVersion(stored.shift.version) : ifNotExists },
    ...history.map((put) => ({ part: 'log', put })),
    ...gone.map(({ pk, sk }) => ({ part: 'log', remove: { pk: String(pk), sk: String(sk) } })),
  ];
};

const place = ({ pk, sk }: Item): string => `${String(pk)} ${String(sk)}`;
