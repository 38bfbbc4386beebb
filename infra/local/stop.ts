import { CannotStart } from './cannot-start.ts';
import { stopChildren } from './child.ts';

let stopping = false;

/** Stops every child, the cloud's state saved, and ends this process. A second call, as by a second Ctrl+C, changes nothing. */
const stopAll = async (code: number, say: () => void) => {
  if (stopping) return;
  stopping = true;
  say();
  await stopChildren();
  process.exit(code);
};

export const giveUp = (error: unknown) =>
  stopAll(1, () => console.error(error instanceof CannotStart ? `\n${error.message}` : error));

/** Ctrl+C, a closed terminal and a stop from outside all end in order. */
export const stopOnSignal = () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void stopAll(0, () => console.log('\nStopping; the local cloud saves its data.')));
};
