import { randomInt } from 'node:crypto';
import { codeLength, guessesPerCode } from '#shared/domain/auth/codes.ts';
import { secondsToWait, stillCounted } from '#shared/domain/rate-limit.ts';
import { type LimitName, limits } from '#shared/domain/rate-limits.ts';
import { withinLimit, table } from './markdown.ts';

const totalGuesses = 1_000_000;
const maxTakeoversPerDay = 0.01;
const day = 86_400;

/** Rate-limit counters in memory, with the rule of functions/data/rate-limits.ts. */
class Counters {
  private readonly times = new Map<string, number[]>();

  /**
   * Counts one use of each limit and returns 0. If a limit is exhausted, counts nothing and returns the seconds to
   * wait.
   */
  consume(uses: readonly (readonly [LimitName, string])[], now: number): number {
    const found = uses.map(([name, subject]) => {
      const key = `${name} ${subject}`;
      return { key, limit: limits[name], times: this.times.get(key) ?? [] };
    });
    const wait = Math.max(...found.map(({ times, limit }) => secondsToWait(times, limit, now)));
    if (wait === 0)
      for (const { key, limit, times } of found) this.times.set(key, [...stillCounted(times, limit, now), now]);
    return wait;
  }

  /** Deletes counters whose last use is older than every limit's window. */
  forget(before: number): void {
    for (const [key, times] of this.times) if ((times.at(-1) ?? 0) < before) this.times.delete(key);
  }
}

/** The attacker's phone number and address for a code, by the index of the code. */
type Attack = { number: (index: number) => string; address: (index: number) => string };
const attacks = {
  'one number, a new address each time': { number: () => 'one', address: (index) => String(index) },
  'one address, a new number each time': { number: (index) => String(index), address: () => 'one' },
  'one number, from one address': { number: () => 'one', address: () => 'one' },
} satisfies Record<string, Attack>;

/** Guesses as often as the limits allow until a million guesses were checked. */
const simulate = ({ number, address }: Attack) => {
  const counters = new Counters();
  let now = 0;
  let checkedGuesses = 0;
  let takeovers = 0;
  let rejected = 0;
  for (let index = 0; checkedGuesses < totalGuesses; index++) {
    if (index % 10_000 === 0) counters.forget(now - day);
    const [phone, from] = [number(index), address(index)];
    const wait = counters.consume(
      [
        ['codes-of-number', phone],
        ['codes-of-number-a-day', phone],
        ['codes-from-address', from],
      ],
      now,
    );
    if (wait > 0) {
      rejected++;
      now += wait;
      continue;
    }
    const code = randomInt(10 ** codeLength);
    const first = randomInt(10 ** codeLength);
    for (let guess = 0; guess < guessesPerCode; guess++) {
      const guessWait = counters.consume(
        [
          ['guesses-of-number-from-address', `${phone} ${from}`],
          ['guesses-of-number', phone],
          ['wrong-guesses-from-address', from],
        ],
        now,
      );
      if (guessWait > 0) {
        rejected++;
        now += guessWait;
        // The code has usually expired by then. The simulation gives up codes that are still valid, which
        // underestimates the attacker slightly.
        break;
      }
      checkedGuesses++;
      if ((first + guess) % 10 ** codeLength === code) {
        takeovers++;
        break;
      }
    }
  }
  return { days: now / day, checkedGuesses, takeovers, rejected };
};

/** Simulates an attacker who guesses codes at the highest rate that the limits allow, and counts takeovers per day. */
export const simulateCodeGuessing = async (): Promise<string> => {
  const rows = Object.entries(attacks).map(([name, attack]) => {
    const { days, checkedGuesses, takeovers, rejected } = simulate(attack);
    const perDay = takeovers / days;
    return [
      name,
      Math.round(checkedGuesses / days),
      rejected,
      takeovers,
      perDay.toFixed(4),
      withinLimit(perDay <= maxTakeoversPerDay),
    ];
  });
  return `## Guessing of codes

Each attack makes a million guesses of ${codeLength} digits, as fast as the limits of shared/domain/sign-in allow. At most ${maxTakeoversPerDay} takeovers a day are
acceptable.

${table(['attack', 'guesses checked per day', 'requests rejected', 'takeovers', 'takeovers per day', `at most ${maxTakeoversPerDay}`], rows)}`;
};
