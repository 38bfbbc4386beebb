import type { Tally } from '#shared/contracts/shifts.ts';
import { Problem } from '#shared/domain/problem.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import { type Coverage, type CurrentGap, currentGaps } from '#shared/domain/shifts/coverage.ts';
import type { Item } from '../table.ts';
import { type ShiftProjection, projectionOf } from './shift-items.ts';
import { coverageByDay, entriesBetween, gapEdges, hasGap, isAnswerable, presenceIn } from './shifts.ts';
import { dayIn } from './sort-key.ts';

type Options = {
  /** Days, YYYY-MM-DD: of all counts, of the next 30 days, and of the week. */
  range: { from: string; to: string };
  coming: { from: string; to: string };
  now: string;
};
export type OpenTasks = Record<CurrentGap | 'unfilled' | 'changes', Tally> & {
  /** Of the range's days up to today. */
  unfulfilled: number;
  on_site: { present: number; absent: number };
  /** The ids of the first shifts to act on, the most urgent first. */
  urgent: string[];
  byDay: ReadonlyMap<string, Record<Coverage, number>>;
  isAny: boolean;
  /** The next instant at which time alone changes the counts; null if there is none. */
  changes_at: string | null;
};

/** More do not fit above the rest of the overview; the counts link to the lists of all. */
const maxUrgent = 8;

/** What the actor must act on, from one read of index entries; null if there are too many to be counted. */
export const openTasks = async (actor: Actor, { range, coming, now }: Options): Promise<OpenTasks | null> => {
  const entries = await entriesBetween(actor, range).catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'invalid-input') return null;
    throw error;
  });
  if (!entries) return null;
  const known = entries.toSorted((a, b) => (projectionOf(a).order < projectionOf(b).order ? -1 : 1));
  const shifts = known.map(projectionOf);
  const withGap = (gap: CurrentGap) => tally(shifts.filter((shift) => hasGap(shift, { gap, now })));
  const present = (as: 'present' | 'absent') => expected.filter((shift) => presenceIn(shift, now) === as).length;
  const expected = seesCanceled(actor) ? shifts : shifts.filter(({ status }) => status !== 'canceled');
  const isComing = ({ order }: ShiftProjection) => dayIn(order) >= coming.from && dayIn(order) <= coming.to;
  return {
    unfilled_soon: withGap('unfilled_soon'),
    not_started: withGap('not_started'),
    missing: withGap('missing'),
    overdue: withGap('overdue'),
    canceled_by_performer: withGap('canceled_by_performer'),
    unfilled: tally(shifts.filter((shift) => shift.status === 'new' && isComing(shift))),
    changes: tally(shifts.filter((shift) => isAnswerable(actor, shift, now))),
    unfulfilled: shifts.filter(({ status, order }) => status === 'unfulfilled' && dayIn(order) <= coming.from).length,
    on_site: { present: present('present'), absent: present('absent') },
    urgent: urgentOf(actor, known, now).slice(0, maxUrgent),
    byDay: coverageByDay(shifts),
    isAny: shifts.length > 0,
    changes_at: nextEdge(shifts, now),
  };
};

/** The ids of the shifts to act on, the most urgent first. `known` are index entries in the order of their starts. */
export const urgentOf = (actor: Actor, known: readonly Item[], now: string): string[] => {
  const gaps = currentGaps.filter((gap) => gap !== 'canceled_by_performer' || seesCanceled(actor));
  const urgent = [
    ...known.filter((entry) => projectionOf(entry).replacement_asked),
    ...gaps.flatMap((gap) => known.filter((entry) => hasGap(projectionOf(entry), { gap, now }))),
    ...known.filter((entry) => isAnswerable(actor, projectionOf(entry), now)),
  ];
  return [...new Set(urgent.map(({ id }) => String(id)))];
};

/** The next instant at which time alone changes the gaps of shifts; null if there is none. */
export const nextEdge = (shifts: readonly ShiftProjection[], now: string): string | null =>
  shifts.flatMap(gapEdges).reduce<string | null>((next, at) => (at > now && (!next || at < next) ? at : next), null);

/** A performer knows what it canceled. */
export const seesCanceled = ({ role }: Actor): boolean => sideOf(role) !== 'performer';

const tally = (shifts: readonly ShiftProjection[]): Tally => ({
  count: shifts.length,
  first: shifts.map(({ order }) => dayIn(order)).toSorted()[0] ?? null,
});
