import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { addDays } from '#shared/domain/days.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { boardOf } from '#shared/domain/shifts/board.ts';
import { isOrdered } from '#shared/domain/shifts/coverage.ts';
import { reaches } from '#shared/domain/shifts/reach.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { getMany } from '../table.ts';
import { nextEdge, seesCanceled, urgentOf } from './open-tasks.ts';
import { readShift, shiftKey, type ShiftProjection, toProjection, projectionOf } from './shift-items.ts';
import { entriesBetween, presenceIn } from './shifts.ts';
import { dayIn } from './sort-key.ts';

/** A longer list is not acted on shift by shift. */
const maxUrgent = 20;

/**
 * The board of a day, YYYY-MM-DD, in two reads: index entries, then the shifts. `urgent` are the shifts to act on today,
 * the most urgent first; other days have none. Throws invalid-input if there are too many shifts.
 */
export const coverageOn = async (
  actor: Actor,
  { day, store_id, now }: { day: string; store_id?: string[] | undefined; now: string },
) => {
  const isToday = day === dayInPrague(now);
  // A shift lasts a day at most, and is overdue eight hours later. Tomorrow has what starts within 24 hours.
  const days = isToday ? [-2, -1, 0, 1].map((n) => addDays(day, n)) : [day];
  // Day by day at once: the entries of several days of a chain would be read page after page.
  const read = await Promise.all(days.map((one) => entriesBetween(actor, { from: one, to: one, store_id })));
  const entries = read
    .flat()
    .filter((entry) => !store_id || store_id.includes(projectionOf(entry).store_id))
    .toSorted((a, b) => (projectionOf(a).order < projectionOf(b).order ? -1 : 1));
  const isOnBoard = (projection: ShiftProjection) =>
    dayIn(projection.order) === day || (isToday && presenceIn(projection, now) !== null);
  const onBoard = entries.filter((entry) => isOnBoard(projectionOf(entry))).map(({ id }) => String(id));
  const urgentIds = isToday ? urgentOf(actor, entries, now).slice(0, maxUrgent) : [];

  const items = await getMany([...new Set([...onBoard, ...urgentIds])].map(shiftKey));
  // The entries follow the shifts, so the shifts decide.
  const shifts = items.map(readShift).filter((shift) => reaches(actor, shift));
  const byId = new Map(shifts.map((shift) => [shift.id, shift]));
  const shown = shifts
    .filter((shift) => isShown(actor, shift))
    .map((shift) => ({ shift, projection: toProjection(shift) }))
    .filter(({ projection }) => isOnBoard(projection))
    .map(({ shift, projection }) => ({ ...shift, presence: presenceIn(projection, now) }));
  return {
    board: boardOf(shown, { day, now }),
    urgent: urgentIds.flatMap((id) => byId.get(id) ?? []),
    changes_at: nextEdge(entries.map(projectionOf), now),
  };
};

/** The ordered shifts and the stand-by workers. A performer knows what it canceled. */
const isShown = (actor: Actor, shift: Shift): boolean =>
  shift.status === 'reserve' || (isOrdered(shift) && (shift.status !== 'canceled' || seesCanceled(actor)));
