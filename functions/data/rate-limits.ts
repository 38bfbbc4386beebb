import { createHash } from 'node:crypto';
import { Problem } from '#shared/domain/problem.ts';
import type { LimitName } from '#shared/domain/sign-in/rate-limits.ts';
import { limits } from '#shared/domain/sign-in/rate-limits.ts';
import { secondsToWait, stillCounted } from '#shared/domain/sign-in/window.ts';
import { withoutIdempotencyRecord } from './idempotency-record.ts';
import { expiry } from './indexes.ts';
import { keys } from './keys.ts';
import type { Item, Write } from './table.ts';
import { get, transact, ConditionFailed } from './table.ts';

/** What is counted: a limit, and whom it is about (a number, an address, a login). */
export type LimitUse = { limit: LimitName; subject: string };

/** A deployment may set other counts: `-c limits=name:count,…` (docs/runbook.md). */
const counts = new Map(
  (process.env['LIMITS'] ?? '').split(',').map((pair) => {
    const [name = '', count] = pair.split(':');
    return [name, Number(count)] as const;
  }),
);
const countOf = (limit: LimitName): number => counts.get(limit) ?? limits[limit].count;

/** Rivals for one counter part by chance; who never gets through is answered as over the limit. */
const mostTurns = 20;

/**
 * Counts one more, or throws the limit's problem with the seconds to wait. No window of the limit's length, wherever it
 * begins, holds more than the limit's count, however many ask at once.
 */
export const consume = (limit: LimitName, subject: string, now: string): Promise<void> =>
  consumeAll([{ limit, subject }], now);

/**
 * Counts all or none of them, together with other writes. Throws the problem of the limit that is reached, and
 * ConditionFailed where one of the other writes was refused.
 */
export const consumeAll = async (
  uses: readonly LimitUse[],
  now: string,
  others: readonly Write[] = [],
): Promise<void> => {
  const seconds = Math.floor(Date.parse(now) / 1000);
  for (let turn = 1; turn <= mostTurns; turn++) {
    const writes = [...uses.map((use) => oneMore(use, seconds)), ...others];
    // A request that is refused afterwards has still been counted, so its key is not used up by this.
    const refused = await withoutIdempotencyRecord(() => transact(writes)).then(
      () => undefined,
      (error: unknown) => (error instanceof ConditionFailed ? error : Promise.reject(error)),
    );
    if (!refused) return;
    const full = uses.filter((use) => refused.parts.includes(partOf(use)));
    if (full.length === 0) throw refused;
    for (const use of full) await forgetOld(use, seconds);
  }
  const [first] = uses;
  if (first) throw limitProblem(first.limit, 1);
};

/** Takes back what was counted last, for what turned out well. */
export const refund = async (limit: LimitName, subject: string): Promise<void> => {
  const key = keyOf({ limit, subject });
  const times = timesOf(await get(key));
  if (times.length > 0) await replace({ limit, subject }, times, times.slice(0, -1));
};

const partOf = ({ limit }: LimitUse) => `limit ${limit}`;

/** Numbers and addresses are personal: a key tells neither. */
const keyOf = ({ limit, subject }: LimitUse) =>
  keys.limit(limit, createHash('sha256').update(subject).digest('base64url').slice(0, 22));

const oneMore = (use: LimitUse, seconds: number): Write => ({
  part: partOf(use),
  update: keyOf(use),
  set: `SET #times = list_append(if_not_exists(#times, :none), :now), ${expiry} = :expiry`,
  names: { '#times': 'times' },
  values: { ':none': [], ':now': [seconds], ':expiry': seconds + limits[use.limit].seconds },
  if: {
    expression: 'attribute_not_exists(#times) OR size(#times) < :count',
    values: { ':count': countOf(use.limit) },
  },
});

const timesOf = (item: Item | undefined) => (item?.['times'] ?? []) as number[];

/** Makes room by what happened too long ago to count; where there is none, throws the limit's problem. */
const forgetOld = async (use: LimitUse, now: number): Promise<void> => {
  const limit = { ...limits[use.limit], count: countOf(use.limit) };
  const times = timesOf(await get(keyOf(use)));
  const wait = secondsToWait(times, limit, now);
  if (wait > 0) throw limitProblem(use.limit, wait);
  const counted = stillCounted(times, limit, now);
  if (counted.length < times.length) await replace(use, times, counted);
};

/** Where another request was quicker, that one's change stands. */
const replace = async (use: LimitUse, seen: number[], times: number[]): Promise<void> => {
  try {
    await withoutIdempotencyRecord(() =>
      transact([
        {
          part: 'times',
          update: keyOf(use),
          set: 'SET #times = :times',
          names: { '#times': 'times' },
          values: { ':times': times },
          if: { expression: '#times = :seen', values: { ':seen': seen } },
        },
      ]),
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};

const limitProblem = (limit: LimitName, wait: number) =>
  new Problem(limits[limit].code, { retryAfter: wait, params: { wait } });
