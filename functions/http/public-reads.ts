import { Problem } from '#shared/domain/problem.ts';
import { readsPerBatch } from '#shared/domain/rate-limits.ts';
import { consume } from '../data/rate-limits.ts';

/** What this process has seen of an address: reads that are not counted yet, and until when it is refused. */
type Seen = { reads: number; refused: { until: number; problem: Problem } | null };

/** Addresses that a process remembers, so that its memory stays bounded. */
const maxSeen = 10_000;
const seen = new Map<string, Seen>();

/**
 * Counts a read that needs no sign-in. Addresses share a limit over all processes, which each count in batches: most
 * people never fill one, so their reads write nothing. Throws too-many-requests, until the limit allows the next batch.
 */
export const countRead = async (address: string, now: string): Promise<void> => {
  const { reads, refused } = seen.get(address) ?? { reads: 0, refused: null };
  const time = Date.parse(now);
  if (refused && time < refused.until) throw refused.problem;
  const isFull = reads + 1 >= readsPerBatch;
  remember(address, { reads: isFull ? 0 : reads + 1, refused: null });
  if (isFull)
    await consume('public-reads-from-address', address, now).catch((error: unknown) => refuse(address, time, error));
};

const refuse = (address: string, time: number, error: unknown): never => {
  if (error instanceof Problem) {
    const until = time + (error.details.retryAfter ?? 1) * 1000;
    remember(address, { reads: 0, refused: { until, problem: error } });
  }
  throw error;
};

const remember = (address: string, what: Seen): void => {
  // Deleted first, so that the map's first address is the one that was seen longest ago.
  seen.delete(address);
  const [oldest] = seen.keys();
  if (seen.size >= maxSeen && oldest !== undefined) seen.delete(oldest);
  seen.set(address, what);
};
