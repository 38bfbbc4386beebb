import { latest } from '../instants.ts';
import type { Context } from './command.ts';
import { reachedByPerformer } from './reach.ts';
import { plannedTimes, revise } from './revise.ts';
import type { Change, Revision, Shift } from './shift.ts';
import { dueTime } from './transitions.ts';

/** Removes the links from the backed shifts to a stand-by shift. */
export const removeBackLinks = (shift: Shift, backs: readonly Shift[], ctx: Context): Revision[] =>
  backs
    .filter(({ backed_by }) => backed_by.includes(shift.id))
    .map((backed) => revise(backed, withoutStandBys(backed, [shift.id]), ctx));

type Links = Pick<Shift, 'backed_by' | 'stand_by_vendors'>;
/** A backed shift's links with one more stand-by shift. */
export const withStandBy = ({ backed_by, stand_by_vendors }: Links, id: string, performer: string): Links => ({
  backed_by: [...backed_by, id],
  stand_by_vendors: { ...stand_by_vendors, [id]: performer },
});
/** A backed shift's links without some stand-by shifts. */
export const withoutStandBys = ({ backed_by, stand_by_vendors }: Links, ids: readonly string[]): Links => ({
  backed_by: backed_by.filter((id) => !ids.includes(id)),
  stand_by_vendors: Object.fromEntries(Object.entries(stand_by_vendors).filter(([id]) => !ids.includes(id))),
});

/** The call-up times of a stand-by shift, sorted. */
export const byTime = (call_ups: Shift['call_ups']) => call_ups.toSorted((one, other) => (one.at < other.at ? -1 : 1));

/**
 * Applies `patch` to a shift and updates its stand-by shifts: those that may no longer back it drop it and log that;
 * the others get a call-up time for its new start, or for a worker who was called up or took the shift after it. A
 * stand-by shift may back a shift that is not canceled and that its performer reaches. If the specialty changes, it
 * must be the stand-by shift's own, because the worker is known to have only that one.
 */
export function reviseWithStandBys(
  before: Shift,
  patch: Partial<Shift>,
  standBys: readonly Shift[],
  ctx: Context,
  why: Parameters<typeof revise>[3] = {},
): Change {
  const after = { ...before, ...patch };
  const isLost = (standBy: Shift) =>
    after.status === 'canceled' ||
    !reachedByPerformer(after, standBy.vendor?.id) ||
    (after.category.id !== before.category.id && after.category.id !== standBy.category.id);
  const waiting = standBys.filter(({ status, backs }) => status === 'reserve' && backs.includes(before.id));
  const lost = waiting.filter(isLost);
  const isCalledUp = before.status === 'reserve' && after.status === 'confirmed';
  const isReplacedLate =
    before.status === after.status && after.staff?.id !== before.staff?.id && ctx.now > after.starts_at;
  const isRescheduled = after.starts_at !== before.starts_at || isCalledUp || isReplacedLate;
  const kept = isRescheduled ? waiting.filter((standBy) => !isLost(standBy)) : [];
  const check = callUpCheck({ ...after, starts_at: latest(after.starts_at, ctx.now) });
  const rechecked = kept.map((standBy) =>
    revise(standBy, { call_ups: byTime([...otherCallUps(standBy, after), check]) }, ctx),
  );
  const links = withoutStandBys(
    after,
    lost.map(({ id }) => id),
  );
  return {
    ...revise(before, { ...patch, ...links }, ctx, why),
    others: [
      ...lost.map((standBy) => droppedBack(standBy, after, ctx)),
      ...rechecked.filter(({ shift }) => !kept.includes(shift)),
    ],
  };
}

/** The other performer must not learn who took the shift, so the log entry names nobody. */
function droppedBack(standBy: Shift, backed: Shift, { law, now }: Context): Revision {
  const before = { id: backed.id, store: backed.store.name, ...plannedTimes(backed) };
  const patch = { backs: without(standBy.backs, backed.id), call_ups: otherCallUps(standBy, backed) };
  return revise(
    standBy,
    patch,
    { actor: 'clock', now, law },
    { also: [{ kind: 'back_dropped', before, after: null }] },
  );
}

const without = (ids: readonly string[], id: string): string[] => ids.filter((each) => each !== id);
const otherCallUps = ({ call_ups }: Shift, { id }: Shift) => call_ups.filter(({ shift_id }) => shift_id !== id);

/** When the scheduled job must check whether the backed shift's worker came. */
export const callUpCheck = (backed: Pick<Shift, 'id' | 'starts_at' | 'ends_at'>): Shift['call_ups'][number] => ({
  shift_id: backed.id,
  at: dueTime('call_up', backed),
});

/** The shifts in their state after the given revisions. */
export const withNewest = (shifts: readonly Shift[], revisions: readonly Revision[]): Shift[] =>
  shifts.map((shift) => revisions.findLast((revision) => revision.shift.id === shift.id)?.shift ?? shift);

/** One revision per shift: consecutive revisions of a shift become one, with the first one's version. */
export const onePerShift = (revisions: readonly Revision[]): Revision[] =>
  [...Map.groupBy(revisions, ({ shift }) => shift.id).values()].map((steps) => {
    const version = Math.min(...steps.map(({ shift }) => shift.version));
    return steps.reduce((_, { shift }) => ({
      shift: { ...shift, version },
      log: steps.flatMap(({ log }) => log.map((entry) => ({ ...entry, version }))),
    }));
  });
