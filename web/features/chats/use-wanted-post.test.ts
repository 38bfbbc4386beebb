// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import type { Post } from '#shared/contracts/chats.ts';
import { runHook } from '../../testing/run-hook.ts';
import { useWantedPost } from './use-wanted-post.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, nth) => ({ props: { number: from + nth } }) as Post);

/** A conversation of 200 posts that is opened at an address. */
const opened = async (address: string) => {
  const list = document.createElement('ol');
  const scrolledTo: string[] = [];
  const showEarlier = vi.fn<() => void>();
  const propsOf = (posts: readonly Post[] | undefined, more: object = {}) => {
    const entries = (posts ?? []).map(({ props }) => {
      const entry = document.createElement('li');
      entry.textContent = String(props.number);
      entry.scrollIntoView = () => void scrolledTo.push(String(props.number));
      return entry;
    });
    list.replaceChildren(...entries);
    const hasEarlier = (posts?.[0]?.props.number ?? 1) > 1;
    const history = {
      hasEarlier,
      isLoadingEarlier: false,
      showEarlier,
      error: null,
      isLoading: false,
      retry: () => {},
    };
    return { posts, history: { ...history, ...more } };
  };
  const ref = { current: list };
  const hook = await runHook(({ posts, history }: ReturnType<typeof propsOf>) => useWantedPost(ref, posts, history), {
    address,
    props: propsOf(undefined),
  });
  const show = (...props: Parameters<typeof propsOf>) => hook.rerender(propsOf(...props));
  return { hook, show, scrolledTo, showEarlier };
};

it('earlier posts are loaded until the wanted one is there, which is scrolled to once', async () => {
  const { hook, show, scrolledTo, showEarlier } = await opened('/chats/1#post-90');
  expect(hook.now()).toBe(90);
  await show(range(141, 200));
  expect([scrolledTo, showEarlier.mock.calls.length]).toEqual([['141'], 1]);
  await show(range(141, 200), { isLoading: true });
  expect(showEarlier).toHaveBeenCalledTimes(1);
  await show(range(81, 200));
  await show(range(81, 201));
  expect([scrolledTo, showEarlier.mock.calls.length]).toEqual([['141', '90'], 1]);
  // The same result is chosen again.
  await hook.act(() => hook.router.navigate('/chats/1#post-90', { replace: true }));
  expect(scrolledTo).toEqual(['141', '90', '90']);
});

it('a page that cannot be loaded is not requested again by itself', async () => {
  const { show, showEarlier } = await opened('/chats/1#post-90');
  await show(range(141, 200), { error: new Error('No connection') });
  expect(showEarlier).not.toHaveBeenCalled();
});

it('a deleted post is replaced by the next one', async () => {
  const { show, scrolledTo } = await opened('/chats/1#post-150');
  await show(range(141, 200).filter(({ props }) => props.number !== 150));
  expect(scrolledTo).toEqual(['151']);
});

it.each(['/chats/1', '/chats/1#post-x', '/chats/1#post-90000'])(
  'nothing is loaded or scrolled: %s',
  async (address) => {
    const { show, scrolledTo, showEarlier } = await opened(address);
    await show(range(141, 200));
    expect([scrolledTo, showEarlier.mock.calls.length]).toEqual([[], 0]);
  },
);

it('a post that is too far back is not looked for', async () => {
  const { show, showEarlier } = await opened('/chats/1#post-7');
  await show(range(1941, 2000));
  expect(showEarlier).not.toHaveBeenCalled();
});
