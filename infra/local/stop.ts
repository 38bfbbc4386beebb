import { stopChildren } from './child.ts';
import { StartupError } from './startup-error.ts';

let stopping = false;

/**
 * Stops every child after the cloud saved its state, then ends this process. Further calls (a second Ctrl+C) have no
 * effect.
 */
const stopAll = async (code: number, say: () => void) => {
  if (stopping) return;
  stopping = true;
  say();
  await stopChildren();
  process.exit(code);
};

export const giveUp = (error: unknown) =>
  stopAll(1, () => console.error(error instanceof StartupError ? `\n${error.message}` : error));

/** Stops in order on Ctrl+C, a closed terminal, SIGTERM, or the end of the npm process that started this. */
export const stopOnSignal = ({ code }: { code: number }) => {
  const stop = () => void stopAll(code, () => console.log('\nStopping; the local cloud saves its data.'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  // A killed npm does not forward the signal, and its script would run on without a way to stop it.
  const npm = process.ppid;
  const orphaned = () => process.ppid !== npm && stop();
  if (process.env.npm_lifecycle_event) setInterval(orphaned, 500).unref();
};
