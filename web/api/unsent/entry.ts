import * as z from 'zod/mini';

/**
 * `sending` counts as waiting once its sender is gone. `refused`: the server decided, with a message for the user; entries
 * of earlier versions have no code.
 * `expired`: not sent in time. `sent` stays only if it has a note for the user.
 */
const State = z.union([
  z.object({ is: z.enum(['waiting', 'sending', 'expired']) }),
  z.object({ is: z.literal('refused'), message: z.string(), code: z.optional(z.string()) }),
  z.object({ is: z.literal('sent'), note: z.string() }),
]);

/** What is stored under the entry's name. */
export const StoredEntry = z.object({
  /** Entries of a subject are sent in order. */
  subject: z.string(),
  /** When the user pressed, ISO. */
  at: z.string(),
  /** What to send, and what the screen shows of it. The box knows its shape. */
  content: z.unknown(),
  /** Tries without an answer, also without a connection. */
  failures: z.number(),
  /** Epoch milliseconds before which it is not tried again, unless something has changed. */
  retry_at: z.number(),
  state: State,
});

export type Entry<C = unknown> = Omit<z.infer<typeof StoredEntry>, 'content'> & {
  content: C;
  account: string;
  box: string;
  order: number;
  /** The request's Idempotency-Key, so that a retry has no second effect. */
  key: string;
  /** False if the browser could not store it: closing the page loses it. */
  kept: boolean;
};

/**
 * Milliseconds. The server forgets an idempotency key a day after it first saw it, so a later retry could have a second
 * effect. The rest is for the last request.
 */
const lifetime = 23 * 60 * 60_000;
/** Milliseconds between tries. At most 15 s, because others wait for a punch. */
const pauses = { first: 2000, longest: 15_000 };
/** Milliseconds that the server may ask to wait. */
const maxRetryAfter = 60_000;

/** Per account and box. More than a person writes or presses in a day without a connection. */
export const maxEntries = 100;

/** Whether a box of the account takes no more entries. */
export const isFull = (entries: readonly Entry[], { account, box }: Pick<Entry, 'account' | 'box'>): boolean =>
  entries.filter((one) => one.account === account && one.box === box).length >= maxEntries;

/** Whether the entry still has to be sent. */
export const isPending = ({ state }: Pick<Entry, 'state'>): boolean => state.is === 'waiting' || state.is === 'sending';

export type Step =
  | { do: 'nothing' }
  | { do: 'wait'; entry: Entry; milliseconds: number }
  | { do: 'send' | 'expire'; entry: Entry };

/**
 * What to do with the entries of one box and subject, in order, at `now` (epoch milliseconds). Refused ones do not
 * block the next. `forced` ends the pause after a failure, `sentFor` is the lifetime of the box.
 */
export const nextStep = (entries: readonly Entry[], now: number, forced: boolean, sentFor = lifetime): Step => {
  const entry = entries.find(isPending);
  if (!entry) return { do: 'nothing' };
  if (now - Date.parse(entry.at) >= sentFor) return { do: 'expire', entry };
  // After the clock was set back, the rest of the pause would be too long.
  const milliseconds = Math.min(entry.retry_at - now, maxRetryAfter);
  return milliseconds > 0 && !forced ? { do: 'wait', entry, milliseconds } : { do: 'send', entry };
};

/** What a try without an answer changes. `retryAfter` is that of the answer, in seconds. */
export const afterFailure = ({ failures }: Entry, now: number, retryAfter = 0) => {
  const pause = Math.max(Math.min(pauses.first * 2 ** failures, pauses.longest), retryAfter * 1000);
  return { state: { is: 'waiting' as const }, failures: failures + 1, retry_at: now + pause };
};

/** Larger than the order of each entry, also if the clock was set back. */
export const orderAfter = (entries: readonly Entry[], now: number): number =>
  Math.max(now, ...entries.map(({ order }) => order + 1));

/**
 * The entry as the user sends it again. A refused request was not executed and keeps its key. That of an expired one is
 * forgotten by the server, so it is a new request.
 */
export const sentAgain = (entry: Entry, now: number, newKey: string): Entry => ({
  ...entry,
  ...(entry.state.is === 'expired' && { key: newKey, at: new Date(now).toISOString() }),
  state: { is: 'waiting' },
  failures: 0,
  retry_at: 0,
});

/**
 * What leaving the account loses or delays: drafts are entries that could not be stored, `unsent` ones are sent when
 * the account is opened again.
 */
export const unsentOf = (account: string, entries: readonly Entry[]): 'draft' | 'unsent' | null => {
  const unsent = entries.filter((one) => one.account === account);
  if (unsent.some(({ kept, state }) => !kept && state.is !== 'sent')) return 'draft';
  return unsent.some(isPending) ? 'unsent' : null;
};
