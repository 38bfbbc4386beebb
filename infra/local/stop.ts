import { stopChildren } from './child.ts';

let stopping = false;

/** Stops every child, the cloud's state saved, and ends this process. */
export const stopAll = async (code: number) => {
  if (stopping) return;
  stopping = true;
  await stopChildren();
  process.exit(code);
};

/** Ctrl+C, a closed terminal and a stop from outside end in order; a second Ctrl+C changes nothing. */
export const stopOnSignal = (say: string) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!stopping) console.log(say);
      void stopAll(0);
    });
  }
};
