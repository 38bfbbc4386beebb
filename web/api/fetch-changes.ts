import type { QueryKey } from '@tanstack/react-query';
import type { LiveChange } from '#shared/contracts/live.ts';
import { invalidate } from './invalidate.ts';
import { queryClient } from './query-client.ts';

/** Milliseconds. */
const second = 1000;
/** After this time every index shows a change, usually within some milliseconds. */
const settled = 2 * second;

/** The areas whose replies changed, and per area the changed records with their newest versions. */
type Changes = Map<string, Map<string, number>>;

/**
 * Fetches what changed: at most once per second, so that a burst of changes is one request per query, and once more
 * after the last change, because lists are read eventually consistent and an event may be faster than an index.
 */
export const createChangeFetcher = () => {
  let gathered: Changes = new Map();
  let fetching: ReturnType<typeof setTimeout> | undefined;
  let fetchedAt = 0;
  let unsettled: Changes = new Map();
  let settling: ReturnType<typeof setTimeout> | undefined;
  return {
    fetch: (changes: readonly LiveChange[]): void => {
      add(gathered, changes);
      fetching ??= setTimeout(
        () => {
          fetchAffected(gathered);
          gathered = new Map();
          fetching = undefined;
          fetchedAt = Date.now();
        },
        Math.max(0, fetchedAt + second - Date.now()),
      );
      add(unsettled, changes);
      clearTimeout(settling);
      settling = setTimeout(() => {
        fetchAffected(unsettled);
        unsettled = new Map();
      }, settled);
    },
    end: (): void => {
      clearTimeout(fetching);
      clearTimeout(settling);
    },
  };
};

const add = (known: Changes, changes: readonly LiveChange[]) => {
  for (const { area, id, version } of changes) {
    const records = known.get(area) ?? new Map<string, number>();
    known.set(area, records.set(id, Math.max(version, records.get(id) ?? 0)));
  }
};

const fetchAffected = (changes: Changes) => {
  const predicate = ({ queryKey, state: { data } }: { queryKey: QueryKey; state: { data?: unknown } }) =>
    isAffected(changes, queryKey, data);
  // A hidden tab fetches when it is shown again.
  void invalidate(queryClient, { predicate, refetchType: document.hidden ? 'none' : 'active' });
};

/**
 * Whether a cached reply may differ after the changes: any reply of the area, but a record or a history of another
 * record, or a record of at least this version.
 */
export const isAffected = (changes: Changes, queryKey: QueryKey, data: unknown): boolean => {
  const [area, , request] = queryKey;
  const records = changes.get(String(area));
  if (!records) return false;
  const id = (request as { params?: { id?: string } } | undefined)?.params?.id;
  const reply = data as { data?: { version?: number }; pages?: unknown } | undefined;
  const cached = reply?.data?.version;
  if (id === undefined || (cached === undefined && !reply?.pages)) return true;
  const version = records.get(id);
  return version !== undefined && (cached === undefined || cached < version);
};
