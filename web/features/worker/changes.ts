import * as z from 'zod/mini';
import type { Shift } from '#shared/contracts/shifts.ts';

/** What the worker last saw of a coming shift. */
const Seen = z.object({
  id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  store: z.string(),
  time_zone: z.string(),
  category_id: z.string(),
});
export type Seen = z.infer<typeof Seen>;
/** `until` is the last day that was loaded. Shifts that come into view beyond it are not news. */
export const Snapshot = z.object({ until: z.string(), shifts: z.array(Seen) });
export type Snapshot = z.infer<typeof Snapshot>;

export type ShiftChange = { kind: 'new' } | { kind: 'changed'; before: Seen };
type Gone = Seen & { canceled: boolean };
export type Changes = { marks: ReadonlyMap<string, ShiftChange>; gone: readonly Gone[] };

export const isAhead = ({ status, ends_at }: Shift, now: string): boolean =>
  (status === 'confirmed' || status === 'reserve') && ends_at > now;

const seen = ({ id, starts_at, ends_at, store, category }: Shift): Seen => ({
  id,
  starts_at,
  ends_at,
  store: store.name,
  time_zone: store.time_zone,
  category_id: category.id,
});

export const snapshotOf = (shifts: readonly Shift[], until: string, now: string): Snapshot => ({
  until,
  shifts: shifts.filter((shift) => isAhead(shift, now)).map(seen),
});

/** Days that came into view since the last visit are marked as seen. */
export const extendSnapshot = (snapshot: Snapshot, shifts: readonly Shift[], until: string, now: string): Snapshot => {
  const further = shifts.filter(({ day }) => day > snapshot.until);
  return until <= snapshot.until
    ? snapshot
    : { until, shifts: [...snapshot.shifts, ...snapshotOf(further, until, now).shifts] };
};

export const removeShift = (snapshot: Snapshot, id: string): Snapshot => ({
  ...snapshot,
  shifts: snapshot.shifts.filter((one) => one.id !== id),
});

/** What is new, changed or removed since a visit. Past shifts are ignored. */
export const changesSince = (snapshot: Snapshot, shifts: readonly Shift[], now: string): Changes => {
  const before = new Map(snapshot.shifts.map((one) => [one.id, one]));
  const current = new Map(shifts.map((shift) => [shift.id, shift]));
  const marks = new Map(
    shifts
      .filter((shift) => isAhead(shift, now) && shift.day <= snapshot.until)
      .flatMap((shift): [string, ShiftChange][] => {
        const known = before.get(shift.id);
        if (!known) return [[shift.id, { kind: 'new' }]];
        return isSame(known, seen(shift)) ? [] : [[shift.id, { kind: 'changed', before: known }]];
      }),
  );
  const gone = snapshot.shifts
    .map((one) => ({ ...one, status: current.get(one.id)?.status }))
    .filter(({ ends_at, status }) => ends_at > now && (status === undefined || status === 'canceled'))
    .map(({ status, ...one }) => ({ ...one, canceled: status === 'canceled' }));
  return { marks, gone };
};

const isSame = (one: Seen, other: Seen) =>
  one.starts_at === other.starts_at &&
  one.ends_at === other.ends_at &&
  one.store === other.store &&
  one.category_id === other.category_id;
