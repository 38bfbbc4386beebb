import { wait } from './wait.ts';
import { TooContended } from './write-errors.ts';

/** Up to fifty writers of one record at once are served, as of the numbers of a seller's invoices. */
const maxTries = 60;
const longestPause = 400;

/**
 * Reads, decides and writes, and again on the new state while the write fails because what was read has changed. `turn`
 * is the number of the try, from 1. After sixty, with growing pauses of up to 0.4 seconds, it throws TooContended or the
 * given error.
 */
export const decideAgain = async <T>(
  hasChanged: (error: unknown) => boolean,
  run: (turn: number) => Promise<T>,
  finalError: () => Error = () => new TooContended(),
): Promise<T> => {
  for (let turn = 1; turn <= maxTries; turn++) {
    try {
      return await run(turn);
    } catch (error) {
      if (!hasChanged(error)) throw error;
      await wait(Math.random() * Math.min(longestPause, 20 * turn));
    }
  }
  throw finalError();
};
