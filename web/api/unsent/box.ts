import type * as z from 'zod/mini';
import type { Entry } from './entry.ts';

/**
 * A kind of what is sent later. Its contents are stored on devices, so later versions of the schema must read them. The
 * functions are methods, so that a list can have boxes of different contents.
 */
export type Box<C = unknown, A = unknown> = {
  name: string;
  schema: z.ZodMiniType<C>;
  /** Milliseconds for which an entry is sent. By default it ends before the server forgets the key. */
  lifetime?: number;
  /** Passes the options to `api`, which throws an ApiProblem if there is no answer or a refusal. */
  send(content: C, options: { key: string; account: string; timeout: number }): Promise<A>;
  /** After the answer, before the entry goes. A returned text keeps the entry until the user has read it. */
  onSent(entry: Entry<C>, answer: A): Promise<string | undefined>;
  /** Another tab has sent an entry, so this one shows old data. */
  onSentElsewhere(): void;
};

/** The entry with its content, or null if this version of the app cannot read it. */
export const opened = <C, A>({ name, schema }: Box<C, A>, entry: Entry): Entry<C> | null => {
  const content = entry.box === name ? schema.safeParse(entry.content) : undefined;
  return content?.success ? { ...entry, content: content.data } : null;
};
