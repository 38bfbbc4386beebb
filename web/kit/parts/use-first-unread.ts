import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Marks what is shown as read while the page is visible, and keeps where the unread entries began: the number of read
 * ones, null if nothing was unread. `newest` is undefined until the thread has loaded, `mark` fails if the request does.
 */
export const useFirstUnread = (
  newest: { total: number; unread: number } | undefined,
  mark: (total: number) => Promise<unknown>,
): number | null => {
  // -1: nothing was unread.
  const [began, setBegan] = useState<number | null>(null);
  const marked = useRef(0);
  const total = newest?.total ?? 0;
  const unread = newest?.unread ?? 0;
  if (newest && began === null) setBegan(unread > 0 ? total - unread : -1);
  const markShown = useEffectEvent(() => {
    if (unread === 0 || marked.current >= total || document.visibilityState !== 'visible') return;
    marked.current = total;
    mark(total).catch(() => {
      marked.current = 0;
    });
  });
  useEffect(() => {
    markShown();
    const listen = () => markShown();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [total, unread]);
  return began === -1 ? null : began;
};
