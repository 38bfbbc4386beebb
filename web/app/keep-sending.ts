import { cachedMe } from '../api/load-me.ts';
import { isOwnSession } from '../api/tab-owner.ts';
import type { Box } from '../api/unsent/box.ts';
import { entries } from '../api/unsent/entries.ts';
import { unsentOf } from '../api/unsent/entry.ts';
import { startSending } from '../api/unsent/start-sending.ts';
import { setLoss } from '../kit/form/unsaved.ts';
import { importOften } from '../ui/import-again.ts';

/** The boxes by their names. Their code is loaded when there is something to send. */
const boxes: Record<string, () => Promise<Box>> = {
  comments: async () => (await importOften(() => import('../domain/shifts/comment-box.ts'))).default,
  messages: async () => (await importOften(() => import('../domain/messages/message-box.ts'))).default,
  posts: async () => (await importOften(() => import('../domain/chats/post-box.ts'))).default,
  punches: async () => (await importOften(() => import('../features/worker/punch-box.ts'))).default,
};

/** Sends the account's unsent entries until the returned function is called. Leaving the account meanwhile asks first. */
export default function keepSending(account: string): () => void {
  const sending = startSending({
    account,
    entries,
    boxes,
    isCurrent: () => cachedMe()?.id === account && isOwnSession(),
    isOnline: () => navigator.onLine,
    now: Date.now,
    // Browsers before 2022 do not have it.
    locks: (navigator as Partial<Navigator>).locks,
  });
  const showLoss = () => setLoss('unsent', unsentOf(account, entries.all()));
  showLoss();
  const unsubscribe = entries.subscribe(showLoss);
  const over = new AbortController();
  const events = { signal: over.signal };
  for (const event of ['online', 'focus', 'pageshow']) addEventListener(event, sending.retry, events);
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && sending.retry(),
    events,
  );
  return () => {
    over.abort();
    unsubscribe();
    sending.stop();
    setLoss('unsent', null);
  };
}
