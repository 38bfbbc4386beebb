import type { QueryKey } from '@tanstack/react-query';
import type { LiveChange } from '#shared/contracts/live.ts';
import { getDashboard } from '#shared/contracts/shifts.ts';
import { invalidate } from './invalidate.ts';
import { queryClient } from './query-client.ts';

/** Milliseconds between two fetches. */
const pause = 1000;
/** Milliseconds after which an index shows a change, usually some milliseconds. So late it is fetched. */
const settled = 500;

/** The areas whose replies changed, and per area the changed records with their newest versions. */
type Changes = Map<string, Map<string, number>>;

/**
 * Fetches what changed, half a second later and at most once per second: a burst of changes is one request per query.
 * Lists are read eventually consistent, so a change that has just come is also fetched the next time.
 */
export const createChangeFetcher = () => {
  let waiting: { change: LiveChange; at: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fetchedAt = 0;
  const fetchWaiting = () => {
    fetchAffected(newestOf(waiting.map(({ change }) => change)));
    fetchedAt = Date.now();
    waiting = waiting.filter(({ at }) => fetchedAt - at < settled);
    timer = waiting.length > 0 ? setTimeout(fetchWaiting, pause) : undefined;
  };
  return {
    fetch: (changes: readonly LiveChange[]): void => {
      const at = Date.now();
      waiting.push(...changes.map((change) => ({ change, at })));
      timer ??= setTimeout(fetchWaiting, Math.max(settled, fetchedAt + pause - at));
    },
    end: (): void => clearTimeout(timer),
  };
};

/** The events of one record may come in another order. */
const newestOf = (changes: readonly LiveChange[]): Changes => {
  const known: Changes = new Map();
  for (const { area, id, version } of changes) {
    const records = known.get(area) ?? new Map<string, number>();
    known.set(area, records.set(id, Math.max(version, records.get(id) ?? 0)));
  }
  return known;
};

const fetchAffected = (changes: Changes) => {
  const predicate = ({ queryKey, state: { data } }: { queryKey: QueryKey; state: { data?: unknown } }) =>
    isAffected(changes, queryKey, data);
  // A hidden tab fetches when it is shown again.
  void invalidate(queryClient, { predicate, refetchType: document.hidden ? 'none' : 'active' });
};

/**
 * Whether a cached reply may differ after the changes: any reply of the area, but a record or a history of another
 * record, or a record of at least this version. The overview also counts people and requests, which have no events but
 * notifications.
 */
export const isAffected = (changes: Changes, queryKey: QueryKey, data: unknown): boolean => {
  const [area, name, request] = queryKey;
  if (name === getDashboard.name && changes.has('notifications')) return true;
  const records = changes.get(String(area));
  if (!records) return false;
  const id = (request as { params?: { id?: string } } | undefined)?.params?.id;
  const reply = data as { data?: { version?: number }; pages?: unknown } | undefined;
  const cached = reply?.data?.version;
  if (id === undefined || (cached === undefined && !reply?.pages)) return true;
  const version = records.get(id);
  return version !== undefined && (cached === undefined || cached < version);
};
