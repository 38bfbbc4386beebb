import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { threadHash } from '../../paths.ts';

/**
 * Scrolls to the last entry of a thread when the address asks for it, after an own entry, and when another one comes
 * while the last one is in view. `last` identifies that entry, and is undefined before the thread has loaded.
 */
export const useLastInView = (
  list: RefObject<HTMLElement | null>,
  { last, isOwn }: { last: string | undefined; isOwn: boolean },
): void => {
  const { hash, key } = useLocation();
  const isRequested = hash === threadHash;
  const isLoaded = last !== undefined;
  const shown = useRef<string>(undefined);
  const isInView = useRef(false);
  useEffect(() => {
    if (isRequested && isLoaded) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [list, isRequested, isLoaded, key]);
  useEffect(() => {
    const entry = list.current?.lastElementChild;
    if (!entry) return;
    const isNew = shown.current !== undefined && shown.current !== last;
    if (isNew && (isOwn || isInView.current)) entry.scrollIntoView({ block: 'nearest' });
    shown.current = last;
    const observer = new IntersectionObserver(([seen]) => {
      isInView.current = seen?.isIntersecting ?? false;
    });
    observer.observe(entry);
    return () => observer.disconnect();
  }, [list, last, isOwn]);
};
