import { randomInt } from 'node:crypto';

/** Two digits of the year and eight random ones: a number that is also a variable symbol. `now`: ISO 8601 UTC. */
export const newOrderNumber = (now: string): string =>
  `${now.slice(2, 4)}${String(randomInt(100_000_000)).padStart(8, '0')}`;
