import type { HoursRow } from '#shared/contracts/hours.ts';
import { allowsHours } from '#shared/domain/hours/transitions.ts';
import type { Role } from '#shared/domain/roles.ts';

export const tabs = ['toApprove', 'odd', 'disputed', 'approved'] as const;
export type Tab = (typeof tabs)[number];

/** Also without an end punch, which somebody has to add first. */
export const isToApprove = ({ state }: HoursRow): boolean =>
  state === null || state === 'submitted' || state === 'reopened';
/** Whether somebody has to look at the hours before they are approved. */
export const needsAttention = (row: HoursRow): boolean => isToApprove(row) && (row.odd || row.state === null);

const isIn: Record<Tab, (row: HoursRow) => boolean> = {
  toApprove: isToApprove,
  odd: needsAttention,
  disputed: ({ state }) => state === 'disputed',
  approved: ({ state }) => state === 'approved' || state === 'locked',
};

const workerOf = ({ staff }: HoursRow): string => staff?.id ?? '';

/** The rows of a tab. Those to approve are shown among the others of their workers' week. */
export const rowsIn = (rows: readonly HoursRow[], tab: Tab): HoursRow[] => {
  if (tab !== 'toApprove') return rows.filter(isIn[tab]);
  const workers = new Set(rows.filter(isToApprove).map(workerOf));
  return rows.filter((row) => workers.has(workerOf(row)));
};

type Sum = { minutes: number; difference: number };
/** Hours without an end punch are not counted. */
export const sumOf = (rows: readonly HoursRow[]): Sum =>
  rows
    .filter(({ state }) => state !== null)
    .reduce<Sum>(
      ({ minutes, difference }, row) => ({
        minutes: minutes + row.minutes_worked,
        difference: difference + row.difference,
      }),
      { minutes: 0, difference: 0 },
    );

/** The rows of a worker by the given days. `name` is null for a shift whose worker is not known any more. */
export type Worker = { id: string; name: string | null; specialties: string; days: HoursRow[][]; sum: Sum };

/** Workers with hours that need attention come first, then by name; the shifts of a day by their start. */
export const byWorker = (rows: readonly HoursRow[], days: readonly string[]): Worker[] => {
  const urgent = new Set(rows.filter(needsAttention).map(workerOf));
  return [...Map.groupBy(rows, workerOf)]
    .map(([id, own]) => ({
      id,
      name: own[0]?.staff?.fio ?? null,
      specialties: [...new Set(own.map(({ category }) => category.name))].join(', '),
      days: days.map((day) => own.filter((row) => row.day === day).toSorted(byStart)),
      sum: sumOf(own),
    }))
    .toSorted(
      (one, other) =>
        Number(urgent.has(other.id)) - Number(urgent.has(one.id)) || (one.name ?? '').localeCompare(other.name ?? ''),
    );
};

/** For a list: what needs attention first, then by day. */
export const urgentFirst = (rows: readonly HoursRow[]): HoursRow[] =>
  rows.toSorted((one, other) => Number(needsAttention(other)) - Number(needsAttention(one)) || byStart(one, other));

const byStart = (one: HoursRow, other: HoursRow) => (one.starts_at < other.starts_at ? -1 : 1);

/** Whether a role corrects the times of a completed shift. */
export const mayCorrect = ({ state }: HoursRow, role: Role): boolean =>
  state !== null && allowsHours('correct', state, role);

/** Approved in bulk: the others are approved one by one. */
export const mayChoose = ({ actions, needs_look }: HoursRow): boolean => actions.includes('approve') && !needs_look;
