import { isOrdered } from './coverage.ts';
import type { Shift } from './shift.ts';

/** Whether somebody works on a shift now, or should and does not; null for shifts that nobody should work on now. */
export type Presence = 'present' | 'absent' | null;

type OnBoard = Pick<
  Shift,
  'id' | 'status' | 'flags' | 'canceled_by' | 'starts_at' | 'day' | 'store' | 'customer' | 'breaks'
> & { presence: Presence };
/** Numbers of shifts. */
type BoardCounts = {
  planned: number;
  on_site: number;
  on_break: number;
  late: number;
  missing: number;
  unfilled: number;
  stand_by: number;
};
type BoardStore<S> = BoardCounts & Shift['store'] & { customer: Shift['customer']; shifts: readonly S[] };

/** More do not fit on a screen, and the reply stays below the response limit of Lambda. */
export const maxBoardStores = 500;

/**
 * The board of a day: the numbers of all shifts, and the shifts by store in the order of their starts. A store that
 * misses a worker comes first, then one with an unfilled shift, then by name; at most `maxBoardStores`. `day` is
 * YYYY-MM-DD, `now` ISO 8601 UTC. Shifts of other days are those that run at `now`, or should.
 */
export const boardOf = <S extends OnBoard>(
  shifts: readonly S[],
  when: { day: string; now: string },
): BoardCounts & { stores: BoardStore<S>[] } => ({
  ...countsOf(shifts, when),
  stores: [...Map.groupBy(shifts, ({ store }) => store.id).values()]
    .flatMap((ofStore) => {
      const sorted = ofStore.toSorted(byStart);
      const last = sorted.at(-1);
      return last ? [{ ...last.store, customer: last.customer, ...countsOf(sorted, when), shifts: sorted }] : [];
    })
    .toSorted(byUrgency)
    .slice(0, maxBoardStores),
});

/** The presence is of all shifts, the other numbers are of the day: a night worker is on site, but not planned again. */
const countsOf = (shifts: readonly OnBoard[], { day, now }: { day: string; now: string }): BoardCounts => {
  const count = (fits: (shift: OnBoard) => boolean) => shifts.filter(fits).length;
  const ofDay = (fits: (shift: OnBoard) => boolean) => count((shift) => shift.day === day && fits(shift));
  return {
    planned: ofDay(isOrdered),
    on_site: count(({ presence }) => presence === 'present'),
    on_break: count(({ presence, breaks }) => presence === 'present' && breaks.some(({ to }) => to === null)),
    late: ofDay(({ flags }) => flags.includes('late')),
    missing: count(({ presence }) => presence === 'absent'),
    unfilled: ofDay(({ status, starts_at }) => status === 'new' && now < starts_at),
    stand_by: ofDay(({ status }) => status === 'reserve'),
  };
};

type Placed = { id: string; name: string } & Pick<BoardCounts, 'missing' | 'unfilled'>;
const urgencyOf = ({ missing, unfilled }: Placed) => (missing > 0 ? 0 : unfilled > 0 ? 1 : 2);
const byUrgency = (one: Placed, other: Placed) =>
  urgencyOf(one) - urgencyOf(other) || one.name.localeCompare(other.name, 'cs') || (one.id < other.id ? -1 : 1);

const byStart = (one: OnBoard, other: OnBoard) =>
  one.starts_at === other.starts_at ? (one.id < other.id ? -1 : 1) : one.starts_at < other.starts_at ? -1 : 1;
