import { ApiProblem, isFinalRefusal } from '../problem.ts';
import { type Box, opened } from './box.ts';
import type { Entries } from './entries.ts';
import { afterFailure, type Entry, isPending, nextStep } from './entry.ts';

/** Milliseconds for one try: a request that hangs is given up soon, and sent again with the same key. */
const timeout = 10_000;
/** Milliseconds that the tab in which the user pressed has to send an entry. */
const headStart = 3000;

type Options = {
  account: string;
  entries: Entries;
  /** Loads the code of a box. */
  boxes: Record<string, () => Promise<Box>>;
  /** Whether the browser's session is still the account's. */
  isCurrent: () => boolean;
  isOnline: () => boolean;
  now: () => number;
  /** Without it (browsers before 2022), two tabs may send an entry at once; the server executes it once. */
  locks: Pick<LockManager, 'request'> | undefined;
};

/**
 * Sends the account's entries, one at a time and in order per box and subject, also when several tabs are open. Returns
 * `retry`, which ends all pauses, and `stop`.
 */
export const startSending = ({ account, entries, boxes, isCurrent, isOnline, now, locks }: Options) => {
  const stopped = new AbortController();
  const isOver = () => stopped.signal.aborted || !isCurrent();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** The subjects that are being sent, with whether to look again afterwards. */
  const running = new Map<string, { again: boolean }>();
  /** Keys of entries that this tab has sent or is sending. */
  const own = new Set<string>();
  const pending = () => entries.all().filter((entry) => entry.account === account && isPending(entry));

  const later = (entry: Entry, milliseconds: number) => {
    const name = queueOf(entry);
    clearTimeout(timers.get(name));
    timers.set(
      name,
      setTimeout(() => void drain(entry, false), milliseconds),
    );
  };

  /** Sends what stands in the queue of `one`, until it is empty or a try fails. */
  const drain = async (one: Entry, forced: boolean): Promise<void> => {
    const name = queueOf(one);
    const current = running.get(name);
    if (current) {
      current.again = true;
      return;
    }
    const run = { again: false };
    running.set(name, run);
    try {
      const box = await boxes[one.box]?.();
      const send = () => (box ? sendAll(box, one.subject, forced) : undefined);
      await (locks ? locks.request(`smena.outbox.${account}.${name}`, { signal: stopped.signal }, send) : send());
    } catch {
      // The code of the box could not be loaded, or the sending was stopped.
      if (!isOver()) later(one, timeout);
    } finally {
      running.delete(name);
    }
    if (run.again && !isOver()) await drain(one, false);
  };

  const sendAll = async (box: Box, subject: string, forced: boolean): Promise<void> => {
    for (let isForced = forced; !isOver(); isForced = false) {
      const queue = entries
        .all()
        .filter((one) => one.account === account && one.subject === subject && opened(box, one));
      const step = nextStep(queue, now(), isForced, box.lifetime);
      if (step.do === 'nothing') return;
      if (step.do === 'wait') return later(step.entry, step.milliseconds);
      if (step.do === 'expire') entries.change(step.entry, { state: { is: 'expired' } });
      else await sendOne(box, step.entry);
    }
  };

  const sendOne = async (box: Box, entry: Entry): Promise<void> => {
    const content = opened(box, entry);
    if (!content) return;
    if (!isOnline()) return entries.change(entry, afterFailure(entry, now()));
    own.add(entry.key);
    entries.change(entry, { state: { is: 'sending' } });
    try {
      const answer = await box.send(content.content, { key: entry.key, account, timeout });
      const note = await box.onSent(content, answer).catch(report);
      if (note === undefined) entries.remove(entry);
      else entries.change(entry, { state: { is: 'sent', note } });
    } catch (error) {
      if (!(error instanceof ApiProblem || error instanceof DOMException)) report(error);
      if (isFinalRefusal(error))
        entries.change(entry, { state: { is: 'refused', message: error.message, code: error.code } });
      // The end of the session says nothing about the entry.
      else if (isOver()) entries.change(entry, { state: { is: 'waiting' } });
      else entries.change(entry, afterFailure(entry, now(), retryAfter(error)));
    } finally {
      own.delete(entry.key);
    }
  };

  const wake = (forced: boolean) => {
    const heads = new Map(pending().map((entry) => [queueOf(entry), entry]));
    for (const entry of heads.values()) void drain(entry, forced);
  };

  let before = pending();
  const follow = () => {
    const after = pending();
    const added = after.filter(({ key }) => !before.some((one) => one.key === key));
    const gone = before.filter(({ key }) => !after.some((one) => one.key === key) && !own.has(key));
    before = after;
    for (const name of new Set(gone.map(({ box }) => box)))
      void boxes[name]?.().then(
        (box) => box.onSentElsewhere(),
        () => undefined,
      );
    for (const entry of added) if (!running.has(queueOf(entry))) later(entry, headStart);
  };
  const ends = [entries.subscribe(follow), entries.onPress(() => wake(true))];
  entries.removeOld(now());
  wake(true);
  return {
    retry: () => wake(true),
    stop: () => {
      stopped.abort();
      for (const end of ends) end();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
};

/** A defect: the entry must not wait for its repair, but it has to be seen. */
const report = (error: unknown): undefined => {
  queueMicrotask(() => {
    throw error;
  });
};

const retryAfter = (error: unknown) => (error instanceof ApiProblem ? (error.retryAfter ?? 0) : 0);

const queueOf = ({ box, subject }: Entry) => `${box}.${subject}`;
