import { createHash } from 'node:crypto';
import { Problem } from '#shared/domain/problem.ts';
import { secondsToWait, stillCounted } from '#shared/domain/rate-limit.ts';
import type { LimitName } from '#shared/domain/rate-limits.ts';
import { limits } from '#shared/domain/rate-limits.ts';
import { expiry } from './indexes.ts';
import type { Key } from './keys.ts';
import type { Item, Write } from './table.ts';
import { ConditionFailed, get, transact } from './table.ts';
import { wait } from './wait.ts';
import { TooContended } from './write-errors.ts';

/** The recent uses of a rate limit by one subject. */
export const limitKey = (name: string, subject: string): Key => ({ pk: `LIMIT#${name}#${subject}`, sk: 'LIMIT' });

/**
 * One counter: a limit and its subject (a phone number, an address, a login). `uses` are counted at once; default 1.
 */
export type LimitUse = { limit: LimitName; subject: string; uses?: number };

/** A deployment may set other counts: `-c limits=name:count,…` (docs/runbook.md). */
const counts = new Map(
  (process.env['LIMITS'] ?? '').split(',').map((pair) => {
    const [name = '', count] = pair.split(':');
    return [name, Number(count)] as const;
  }),
);
const countOf = (limit: LimitName): number => counts.get(limit) ?? limits[limit].count;

/**
 * Concurrent writers of one counter make its condition fail. After this many tries the request is refused as over the
 * limit. A transaction that always meets another one (TooContended) has been tried for a second and is not repeated, so
 * that a request ends in its time.
 */
const maxTries = 20;

/**
 * Counts one use, or throws the limit's problem with the seconds to wait. No window of the limit's length, wherever it
 * starts, contains more uses than the limit, under concurrency too.
 */
export const consume = (limit: LimitName, subject: string, now: string): Promise<void> =>
  consumeAll([{ limit, subject }], now);

/**
 * Counts all uses or none, in one transaction with other writes, which is tried `tries` times as by `transact`. Throws
 * the problem of an exceeded limit, ConditionFailed if another write's condition failed, and TooContended.
 */
export const consumeAll = async (
  uses: readonly LimitUse[],
  now: string,
  others: readonly Write[] = [],
  tries?: number,
): Promise<void> => {
  const seconds = secondsOf(now);
  for (let turn = 1; turn <= maxTries; turn++) {
    const refused = await transact([...uses.map((use) => countWrite(use, seconds)), ...others], tries).then(
      () => undefined,
      (error: unknown) => (error instanceof ConditionFailed ? error : Promise.reject(error)),
    );
    if (!refused) return;
    const full = uses.filter((use) => refused.parts.includes(partOf(use)));
    if (full.length === 0) throw refused;
    for (const use of full) await dropExpired(use, seconds);
  }
  const [first] = uses;
  if (first) throw limitProblem(first.limit, 1);
};

/**
 * Runs a function and counts its failures. The use is counted before the run, so that concurrent attempts count, and
 * refunded after a success. A fault is not a failure, because it decided nothing. Throws the problem of an exceeded
 * limit.
 */
export const countFailures = async <T>(uses: readonly LimitUse[], now: string, run: () => Promise<T>): Promise<T> => {
  await consumeWithRetries(uses, now);
  const takeBack = () => Promise.all(uses.map((use) => refund(use, now)));
  const result = await run().catch(async (error: unknown) => {
    if (!(error instanceof Problem)) await takeBack();
    throw error;
  });
  await takeBack();
  return result;
};

/** Milliseconds, 2.5 seconds in total. Running attempts may still be refunded. */
const pauses = [50, 100, 200, 400, 800, 950];
/** Seconds after which an attempt is certainly decided. */
const maxAttemptSeconds = 3;

const consumeWithRetries = async (uses: readonly LimitUse[], now: string): Promise<void> => {
  for (const pause of pauses) {
    try {
      return await consumeAll(uses, now);
    } catch (error) {
      if (!(error instanceof Problem) || !(await isOneRunning(uses, now))) throw error;
    }
    await wait(pause);
  }
  return consumeAll(uses, now);
};

const isOneRunning = async (uses: readonly LimitUse[], now: string): Promise<boolean> => {
  const counters = await Promise.all(uses.map((use) => get(keyOf(use))));
  const newest = Math.max(0, ...counters.flatMap((counter) => timesOf(counter).at(-1) ?? []));
  return newest > secondsOf(now) - maxAttemptSeconds;
};

/** Refunds a use that was counted at `now`. */
export const refund = (use: LimitUse, now: string): Promise<void> => refundWith(use, now, []);

/**
 * The same in one transaction with other writes, which are written also if the use no longer counts. Throws
 * ConditionFailed if another write's condition failed.
 */
export const refundWith = async (use: LimitUse, now: string, writes: readonly Write[]): Promise<void> => {
  for (let turn = 1; turn <= maxTries; turn++) {
    const position = timesOf(await get(keyOf(use))).lastIndexOf(secondsOf(now));
    const removed = position < 0 ? [] : [removeWrite(use, position, secondsOf(now))];
    const refused = await transact([...removed, ...writes]).then(
      () => undefined,
      (error: unknown) => (isConflict(error) ? error : Promise.reject(error)),
    );
    if (!refused) return;
    if (refused instanceof TooContended) break;
    if (!refused.parts.includes(partOf(use))) throw refused;
  }
  if (writes.length > 0) throw new TooContended();
};

/** Appends do not move entries. After another removal the condition fails, unless the entry there is equal. */
const removeWrite = (use: LimitUse, position: number, time: number): Write => {
  const entry = `#times[${position}]`;
  return {
    part: partOf(use),
    update: keyOf(use),
    set: `REMOVE ${entry}`,
    names: { '#times': 'times' },
    values: {},
    if: { expression: `${entry} = :time`, values: { ':time': time } },
  };
};

/** Whether another request may have changed the counter. */
const isConflict = (error: unknown) => error instanceof ConditionFailed || error instanceof TooContended;

const secondsOf = (now: string): number => Math.floor(Date.parse(now) / 1000);

const partOf = ({ limit }: LimitUse) => `limit ${limit}`;

/** Phone numbers and addresses are personal data, so the key contains only a hash. */
const keyOf = ({ limit, subject }: LimitUse) =>
  limitKey(limit, createHash('sha256').update(subject).digest('base64url').slice(0, 22));

const countWrite = (use: LimitUse, seconds: number): Write => {
  const { limit, uses = 1 } = use;
  const room = countOf(limit) - uses;
  return {
    part: partOf(use),
    update: keyOf(use),
    set: `SET #times = list_append(if_not_exists(#times, :none), :now), ${expiry} = :expiry`,
    names: { '#times': 'times' },
    values: { ':none': [], ':now': Array<number>(uses).fill(seconds), ':expiry': seconds + limits[limit].seconds },
    if: {
      // More uses at once than the limit has are refused also without earlier ones.
      expression: `${room < 0 ? '' : 'attribute_not_exists(#times) OR '}size(#times) <= :room`,
      values: { ':room': room },
    },
  };
};

const timesOf = (item: Item | undefined) => (item?.['times'] ?? []) as number[];

/** Removes expired entries to make room; if there is none, throws the limit's problem. */
const dropExpired = async (use: LimitUse, now: number): Promise<void> => {
  const limit = { ...limits[use.limit], count: countOf(use.limit) };
  const times = timesOf(await get(keyOf(use)));
  const wait = secondsToWait(times, { ...limit, count: limit.count - (use.uses ?? 1) + 1 }, now);
  if (wait > 0) throw limitProblem(use.limit, wait);
  const counted = stillCounted(times, limit, now);
  if (counted.length < times.length) await replace(use, times, counted);
};

/** If another request changed the counter first, its change stands. */
const replace = async (use: LimitUse, seen: number[], times: number[]): Promise<void> => {
  try {
    await transact([
      {
        part: 'times',
        update: keyOf(use),
        set: 'SET #times = :times',
        names: { '#times': 'times' },
        values: { ':times': times },
        if: { expression: '#times = :seen', values: { ':seen': seen } },
      },
    ]);
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
};

const limitProblem = (limit: LimitName, wait: number) =>
  new Problem(limits[limit].code, { retryAfter: wait, params: { wait, limit: countOf(limit) } });
