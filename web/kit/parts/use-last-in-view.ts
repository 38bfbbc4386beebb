import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { threadHash } from '../../paths.ts';

/**
 * Scrolls to the last entry of a thread when the address asks for it, or at first if it `opensAtLast`, after an own
 * entry, and when another one comes, or grows, while the last one is in view. `last` identifies that entry, and is
 * undefined before the thread has loaded.
 */
export const useLastInView = (
  list: RefObject<HTMLElement | null>,
  { last, isOwn, opensAtLast = false }: { last: string | undefined; isOwn: boolean; opensAtLast?: boolean },
): void => {
  const { hash, key } = useLocation();
  const requested = opensAtLast || (hash === threadHash && key);
  const isLoaded = last !== undefined;
  const shown = useRef<string>(undefined);
  const isInView = useRef(false);
  useEffect(() => {
    if (requested && isLoaded) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [list, requested, isLoaded]);
  useEffect(() => {
    const entry = list.current?.lastElementChild;
    if (!entry) return;
    const show = () => entry.scrollIntoView({ block: 'nearest' });
    const isNew = shown.current !== undefined && shown.current !== last;
    if (isNew && (isOwn || isInView.current)) show();
    shown.current = last;
    const observer = new IntersectionObserver(([seen]) => {
      isInView.current = seen?.isIntersecting ?? false;
    });
    observer.observe(entry);
    // A picture has its height once it has loaded, and what is around the thread may take some of its height.
    const growth = new ResizeObserver(() => isInView.current && show());
    for (const one of [list.current, list.current?.parentElement]) if (one) growth.observe(one);
    return () => {
      observer.disconnect();
      growth.disconnect();
    };
  }, [list, last, isOwn]);
};
