import type * as z from 'zod/mini';

// What an area may declare in `functions/data/<area>/area.ts`; names are stored. The infrastructure reads it too, so it
// imports nothing that needs the table. `npm run generate` merges the areas.

/** The kinds of items whose changes are events, with the start of their partition keys. */
export type EventKinds = Readonly<Record<string, `${string}#`>>;

/**
 * What is done outside the table after a commit, by functions/jobs/<kind>.ts. A payload holds ids, and the worker reads
 * the rest when it runs. It never holds a code or a link, because those give access.
 */
export type Effects = Readonly<
  Record<
    string,
    {
      /** Of the worker, for people who operate it. */
      description: string;
      payload: z.ZodMiniType;
      /** For which a worker may run: the timeout of its function, 30 by default. The lease of an entry is twice as long. */
      seconds?: number;
      /** For which the entries wait in their queue; up to 900, SQS's limit. */
      delay?: number;
      /** Entries that one run does side by side. */
      batchSize?: number;
      /** Seconds after which an entry that waits raises an alarm. */
      maxDelay?: number;
    }
  >
>;

/** The payloads of letters, by the field `letter`. functions/<area>/area.ts says what a letter contains. */
export type Letters = readonly z.ZodMiniObject[];
