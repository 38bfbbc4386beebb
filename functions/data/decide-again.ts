import { wait } from './wait.ts';
import { TooContended } from './write-errors.ts';

/** Up to twenty writers of one record at once are served. */
const maxTries = 20;

/**
 * Reads, decides and writes, and again on the new state while the write fails because what was read has changed. `turn`
 * is the number of the try, from 1. After twenty, with growing pauses of up to 0.4 seconds, it throws TooContended or the
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
      await wait(Math.random() * 20 * turn);
    }
  }
  throw finalError();
};
