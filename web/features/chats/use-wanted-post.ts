import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Post } from '#shared/contracts/chats.ts';
import type { usePosts } from '../../domain/chats/use-posts.ts';

/** The part of an address that opens a conversation at a post. */
export const hashOfPost = ({ props }: Post): string => `#post-${props.number}`;

/** A search looks through 500 posts; what came since then is before them. */
const reach = 1000;

/**
 * Scrolls to the post that the address names, once, and loads earlier posts until it is there. An entry of the list is a
 * post of `posts`. Returns the number of the post, 0 for none: its entry takes the focus if it can.
 */
export const useWantedPost = (
  list: RefObject<HTMLElement | null>,
  posts: readonly Post[] | undefined,
  history: ReturnType<typeof usePosts>['history'],
): number => {
  const { hash, key } = useLocation();
  const number = Number(/^#post-(\d+)$/.exec(hash)?.[1] ?? 0);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const [oldest] = posts ?? [];
    if (number === 0 || !posts || !oldest || shown.current === key) return;
    const isNear = (posts.at(-1)?.props.number ?? 0) - number < reach;
    if (oldest.props.number > number && history.hasEarlier && isNear) {
      if (history.isLoading || history.error) return;
      // The last post is not in view then, so the list does not follow it while it grows.
      list.current?.firstElementChild?.scrollIntoView();
      history.showEarlier();
      return;
    }
    shown.current = key;
    // The next one if it was deleted.
    const entry = list.current?.children[posts.findIndex(({ props }) => props.number >= number)];
    if (!(entry instanceof HTMLElement)) return;
    entry.scrollIntoView({ block: 'center' });
    entry.focus({ preventScroll: true });
  });
  return number;
};
