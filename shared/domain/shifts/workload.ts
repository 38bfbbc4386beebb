import { minutesBetween } from '../instants.ts';
import type { Occupied } from './shift.ts';

/** What a worker has done in a month, and does next. */
export type Workload = {
  /** Minutes without breaks, of the completed shifts that began in the month. */
  minutes: number;
  /** The shift that goes on or is the next to begin, also one whose start was missed. */
  next: Ahead | null;
};

type Ahead = Occupied & { kind: Exclude<Occupied['kind'], 'actual'> };
const isAhead = (period: Occupied): period is Ahead => period.kind !== 'actual';

/** Of the periods of one account, other accounts of the person left out. `month` is its first instant and `now`. */
export function workloadOf(
  staffId: string,
  busy: readonly Occupied[],
  month: { since: string; now: string },
): Workload {
  const own = busy.filter(({ staff_id }) => staff_id === staffId);
  const worked = own.filter(({ kind, from }) => kind === 'actual' && from >= month.since && from <= month.now);
  const [next = null] = own
    .filter(isAhead)
    .filter(({ kind, to }) => kind === 'in_progress' || to > month.now)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return { minutes: worked.reduce((sum, period) => sum + minutesIn(period), 0), next };
}

const minutesIn = ({ minutes, from, to }: Occupied): number => minutes ?? minutesBetween(from, to);
