import type { ReadingChoice } from '#shared/domain/imports/reading.ts';
import { importLimits } from '#shared/domain/imports/table.ts';
import type { ReadAnswer, ReadRequest } from './read-file.worker.ts';

/** Milliseconds. A file of the largest size takes a few seconds on a phone. */
const longest = 60_000;

/**
 * Reads a file in a thread of its own: the page stays responsive, and a file that is made to take forever is given up.
 */
export const readFile = async (file: File, choice: ReadingChoice): Promise<ReadAnswer> => {
  if (file.size > importLimits.fileBytes) return { fault: 'file-too-large', row: null, reading: null };
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<ReadAnswer>((resolve) => {
      const giveUp = () => resolve({ fault: 'damaged', row: null, reading: null });
      worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => resolve(data));
      worker.addEventListener('error', giveUp);
      setTimeout(giveUp, longest);
      const request: ReadRequest = { file, choice };
      worker.postMessage(request);
    });
  } finally {
    worker.terminate();
  }
};
