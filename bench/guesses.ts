import { randomInt } from 'node:crypto';
import type { LimitName } from '#shared/domain/sign-in/rate-limits.ts';
import { codeLength, guessesPerCode, limits } from '#shared/domain/sign-in/rate-limits.ts';
import { secondsToWait, stillCounted } from '#shared/domain/sign-in/window.ts';
import { withinLimit, table } from './markdown.ts';

const totalGuesses = 1_000_000;
const bound = 0.01;
const day = 86_400;

/** The counters of each limit and subject, by the same rule as the table's. */
class Counters {
  private readonly times = new Map<string, number[]>();

  /** Seconds until all limits have room. Returns 0 after counting one use of each. */
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

/** The attacker's phone number and address for the nth code. */
type Attack = { number: (nth: number) => string; address: (nth: number) => string };
const attacks = {
  'one number, a new address each time': { number: () => 'one', address: String },
  'one address, a new number each time': { number: String, address: () => 'one' },
  'one number, from one address': { number: () => 'one', address: () => 'one' },
} satisfies Record<string, Attack>;

/** Guesses as often as the limits allow until a million guesses were compared. */
const simulate = ({ number, address }: Attack) => {
  const counters = new Counters();
  let [now, compared, takenOver, refused] = [0, 0, 0, 0];
  for (let nth = 0; compared < totalGuesses; nth++) {
    if (nth % 10_000 === 0) counters.forget(now - day);
    const [phone, from] = [number(nth), address(nth)];
    const wait = counters.consume(
      [
        ['codes-of-number', phone],
        ['codes-of-number-a-day', phone],
        ['codes-from-address', from],
      ],
      now,
    );
    if (wait > 0) {
      refused++;
      now += wait;
      continue;
    }
    const code = randomInt(10 ** codeLength);
    const first = randomInt(10 ** codeLength);
    for (let guess = 0; guess < guessesPerCode; guess++) {
      const closed = counters.consume(
        [
          ['guesses-of-number-from-address', `${phone} ${from}`],
          ['guesses-of-number', phone],
          ['wrong-guesses-from-address', from],
        ],
        now,
      );
      if (closed > 0) {
        refused++;
        now += closed;
        // The code has usually expired by then. A code that is still valid is not tried again, which underestimates the attacker slightly.
        break;
      }
      compared++;
      if ((first + guess) % 10 ** codeLength === code) {
        takenOver++;
        break;
      }
    }
  }
  return { days: now / day, compared, takenOver, refused };
};

/** Simulates an attacker who guesses codes at the highest rate that the limits allow, and counts takeovers per day. */
export const guesses = async (): Promise<string> => {
  const rows = Object.entries(attacks).map(([name, attack]) => {
    const { days, compared, takenOver, refused } = simulate(attack);
    const aDay = takenOver / days;
    return [name, Math.round(compared / days), refused, takenOver, aDay.toFixed(4), withinLimit(aDay <= bound)];
  });
  return `## Guessing of codes

Each attack makes a million guesses of ${codeLength} digits, as fast as the limits of shared/domain/sign-in allow. At most ${bound} takeovers a day are
acceptable.

${table(['attack', 'guesses compared a day', 'refused', 'takeovers', 'takeovers a day', `at most ${bound}`], rows)}`;
};
