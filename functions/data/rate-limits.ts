import { createHash } from 'node:crypto';
import { Problem } from '#shared/domain/problem.ts';
import { secondsToWait, stillCounted } from '#shared/domain/rate-limit.ts';
import { type LimitName, limits } from '#shared/domain/rate-limits.ts';
import { expiry } from './indexes.ts';
import type { Key } from './keys.ts';
import { part } from './part.ts';
import { ConditionFailed, get, type Item, transact, type Write } from './table.ts';
import { wait } from './wait.ts';
import { TooContended } from './write-errors.ts';

/** The recent uses of a rate limit by one subject. */
export const limitKey = (name: string, subject: string): Key => ({ pk: `LIMIT#${name}#${subject}`, sk: 'LIMIT' });

/**
 * One counter: a limit and its subject (a phone number, an address, a login). `uses` are counted at once; default 1.
 */
export type LimitUse = { limit: LimitName; subject: string; uses?: number };
/** `time` is when it is counted, epoch seconds, if not now. */
type TimedUse = LimitUse & { time?: number };

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
  uses: readonly TimedUse[],
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
 * Runs a function and counts its failures. A running function counts too, so that concurrent runs are limited, but only
 * for `runSeconds`: a run that crashes counts no longer than that. A success or a fault is not counted.
 * Throws the problem of an exceeded limit.
 */
export const countFailures = async <T>(uses: readonly LimitUse[], now: string, run: () => Promise<T>): Promise<T> => {
  await consumeWithRetries(uses, now);
  const settle = (to: number | null) =>
    Promise.all(uses.map((use) => changeEntry(use, { from: runTime(use, now), to })));
  const result = await run().catch(async (error: unknown) => {
    await settle(error instanceof Problem ? secondsOf(now) : null);
    throw error;
  });
  await settle(null);
  return result;
};

/** Longer than a function runs. */
const runSeconds = 30;
/** A time from which a run counts for `runSeconds` only. */
const runTime = ({ limit }: LimitUse, now: string): number => secondsOf(now) + runSeconds - limits[limit].seconds;

/** Milliseconds, 2.5 seconds in total. Current runs may still be refunded. */
const pauses = [50, 100, 200, 400, 800, 950];
/** Seconds after which a run is usually decided. */
const usualSeconds = 3;

const consumeWithRetries = async (uses: readonly LimitUse[], now: string): Promise<void> => {
  const runs = uses.map((use) => ({ ...use, time: runTime(use, now) }));
  for (const pause of pauses) {
    try {
      return await consumeAll(runs, now);
    } catch (error) {
      if (!(error instanceof Problem) || !(await isOneRunning(uses, now))) throw error;
    }
    await wait(pause);
  }
  return consumeAll(runs, now);
};

const isOneRunning = async (uses: readonly LimitUse[], now: string): Promise<boolean> => {
  const counters = await Promise.all(uses.map((use) => get(keyOf(use))));
  return counters.some((counter, n) => {
    const latest = uses[n] ? runTime(uses[n], now) : 0;
    return timesOf(counter).some((time) => time > latest - usualSeconds && time <= latest);
  });
};

/** Refunds a use that was counted at `now`. */
export const refund = (use: LimitUse, now: string): Promise<void> => refundWith(use, now, []);

/**
 * The same in one transaction with other writes, which are written also if the use no longer counts. Throws
 * ConditionFailed if another write's condition failed.
 */
export const refundWith = (use: LimitUse, now: string, writes: readonly Write[]): Promise<void> =>
  changeEntry(use, { from: secondsOf(now), to: null }, writes);

/** Removes an entry (`to` is null), or moves it in time, and writes `writes` also if there is none. */
const changeEntry = async (
  use: LimitUse,
  { from, to }: { from: number; to: number | null },
  writes: readonly Write[] = [],
): Promise<void> => {
  for (let turn = 1; turn <= maxTries; turn++) {
    const position = timesOf(await get(keyOf(use))).lastIndexOf(from);
    const changes = position < 0 ? [] : [entryWrite(use, position, { from, to })];
    const refused = await transact([...changes, ...writes]).then(
      () => undefined,
      (error: unknown) => (isConflict(error) ? error : Promise.reject(error)),
    );
    if (!refused) return;
    // What is not taken back ends by itself; a failure has to be counted.
    if (refused instanceof TooContended && to === null) break;
    if (refused instanceof ConditionFailed && !refused.parts.includes(partOf(use))) throw refused;
  }
  if (writes.length > 0) throw new TooContended();
};

/** Appends do not move entries. After another removal the condition fails, unless the entry there is equal. */
const entryWrite = (use: LimitUse, position: number, { from, to }: { from: number; to: number | null }): Write => {
  const entry = `#times[${position}]`;
  return {
    part: partOf(use),
    update: keyOf(use),
    set: to === null ? `REMOVE ${entry}` : `SET ${entry} = :to`,
    names: { '#times': 'times' },
    values: to === null ? {} : { ':to': to },
    if: { expression: `${entry} = :from`, values: { ':from': from } },
  };
};

/** Whether another request may have changed the counter. */
const isConflict = (error: unknown) => error instanceof ConditionFailed || error instanceof TooContended;

const secondsOf = (now: string): number => Math.floor(Date.parse(now) / 1000);

const partOf = ({ limit }: LimitUse) => part(`limit ${limit}`);

/** Phone numbers and addresses are personal data, so the key contains only a hash. */
const keyOf = ({ limit, subject }: LimitUse) =>
  limitKey(limit, createHash('sha256').update(subject).digest('base64url').slice(0, 22));

const countWrite = (use: TimedUse, seconds: number): Write => {
  const { limit, uses = 1, time = seconds } = use;
  const room = countOf(limit) - uses;
  return {
    part: partOf(use),
    update: keyOf(use),
    set: `SET #times = list_append(if_not_exists(#times, :none), :now), ${expiry} = :expiry`,
    names: { '#times': 'times' },
    values: { ':none': [], ':now': Array<number>(uses).fill(time), ':expiry': seconds + limits[limit].seconds },
    if: {
      // More uses at once than the limit has are refused also without earlier ones.
      expression: `${room < 0 ? '' : 'attribute_not_exists(#times) OR '}size(#times) <= :room`,
      values: { ':room': room },
    },
  };
};

const timesOf = (item: Item | undefined) => (item?.['times'] ?? []) as number[];

/** Removes expired entries to make room; if there is none, throws the limit's problem. Runs stand among older uses. */
const dropExpired = async (use: LimitUse, now: number): Promise<void> => {
  const limit = { ...limits[use.limit], count: countOf(use.limit) };
  const times = timesOf(await get(keyOf(use)));
  const wait = secondsToWait(
    times.toSorted((one, other) => one - other),
    { ...limit, count: limit.count - (use.uses ?? 1) + 1 },
    now,
  );
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
