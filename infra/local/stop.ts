import { stopChildren } from './child.ts';
import { StartupError } from './startup-error.ts';

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
  stopAll(1, () => console.error(error instanceof StartupError ? `\n${error.message}` : error));

/** Ctrl+C, a closed terminal, a stop from outside and the end of the npm that started this all end it in order. */
export const stopWhenTold = ({ code }: { code: number }) => {
  const stop = () => void stopAll(code, () => console.log('\nStopping; the local cloud saves its data.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  // A killed npm passes nothing on, and its script would run on with nobody who could end it.
  const npm = process.ppid;
  const orphaned = () => process.ppid !== npm && stop();
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 500).unref();
};
