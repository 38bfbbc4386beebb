import { minutesBetween } from '../instants.ts';
import { Problem } from '../problem.ts';
import type { Context } from './command.ts';
import { revise } from './revise.ts';
import type { Claim, LogEntry, PunchAction, Revision, Shift } from './shift.ts';

/** Bounds the shift's item. */
const maxClaims = 10;

/** Milliseconds. A punch whose time is further from its arrival has waited for a connection, or its clock is wrong. */
const waitMs = 10_000;
/** Milliseconds. What is older may be of a wrong clock: it counts from its arrival, if it counts. */
const maxWaitMs = 24 * 3_600_000;

/** Whether a punch that the phone made at `at` arrived as it was made. Times are ISO 8601 UTC. */
export const isPrompt = (at: string, now: string): boolean => Math.abs(Date.parse(now) - Date.parse(at)) < waitMs;

/**
 * The time from which a punch of the worker counts: the phone's time `at` of one that waited, otherwise `now`, also for
 * a time in the future or of days before.
 */
export const punchTime = (at: string, now: string): string => {
  const waited = Date.parse(now) - Date.parse(at);
  return waited >= waitMs && waited <= maxWaitMs ? at : now;
};

/** Whether the shift has a punch of this minute already: by another device, or on the worker's behalf. */
export const hasPunch = ({ actual_start, actual_end, breaks }: Shift, action: PunchAction, at: string): boolean => {
  const recorded: Record<PunchAction, readonly (string | null)[]> = {
    start: [actual_start],
    break_start: breaks.map(({ from }) => from),
    break_end: breaks.map(({ to }) => to),
    end: [actual_end],
  };
  return recorded[action].some((one) => one !== null && minutesBetween(one, at) === 0);
};

/** Whether the worker had the shift once, by its log. */
export const hadShift = (log: readonly LogEntry[], staffId: string): boolean =>
  log.some(({ kind, before }) => kind === 'staff' && before !== null && before.id === staffId);

/**
 * Keeps a punch that cannot be taken, for the performer to correct the times by. One that was kept before changes
 * nothing. Throws `too-many-claims`.
 */
export const keepClaim = (shift: Shift, claim: Claim, ctx: Context): Revision => {
  const isKept = shift.claims.some(
    ({ action, at, by }) => action === claim.action && at === claim.at && by.id === claim.by.id,
  );
  if (isKept) return { shift, log: [] };
  if (shift.claims.length >= maxClaims) throw new Problem('too-many-claims', { params: { limit: maxClaims } });
  const { action, at } = claim;
  return revise(shift, { claims: [...shift.claims, claim] }, ctx, {
    also: [{ kind: 'punch_claimed', before: null, after: { action, at } }],
  });
};
