import { describe, expect, it } from 'vitest';
import type { Post, PostList } from '#shared/contracts/chats.ts';
import { changedIn, knownUntil, leavesGap, newestPosts, shownOf, withChanged, withEarlier } from './posts.ts';

const post = (number: number, more: Partial<Post> = {}): Post => ({
  id: `post ${number}`,
  create_at: 100_000 + number,
  update_at: 100_000 + number,
  edit_at: 0,
  delete_at: 0,
  user_id: 'anna',
  channel_id: 'channel',
  root_id: '',
  message: `text ${number}`,
  type: '',
  props: { fio: 'Anna', side: 'client', number },
  file_ids: [],
  pending_post_id: '',
  metadata: { files: [] },
  ...more,
});
/** As the API answers: the newest first. */
const answer = (...posts: Post[]): PostList => {
  const first = posts[0]?.props.number ?? 1;
  return {
    order: posts.map(({ id }) => id).toReversed(),
    posts: Object.fromEntries(posts.map((one) => [one.id, one])),
    next_post_id: '',
    prev_post_id: first > 1 ? post(first - 1).id : '',
  };
};
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => post(from + nth));
const numbers = (posts: Parameters<typeof shownOf>[0]) => shownOf(posts).map(({ props }) => props.number);

describe('the posts of a channel', () => {
  it('are shown oldest first, and have earlier ones if there is one before them', () => {
    const few = newestPosts(answer(post(1), post(2)));
    expect([numbers(few), few.hasEarlier]).toEqual([[1, 2], false]);
    expect(newestPosts(answer(...range(41, 100))).hasEarlier).toBe(true);
  });

  it('get the page before them', () => {
    const posts = withEarlier(newestPosts(answer(...range(41, 100))), answer(...range(1, 40)));
    expect([numbers(posts), posts.hasEarlier]).toEqual([range(1, 100).map(({ props }) => props.number), false]);
  });

  it('take a new post once, however often it comes', () => {
    const one = withChanged(newestPosts(answer(post(1))), [post(2)]);
    expect(numbers(withChanged(one, [post(2), post(1)]))).toEqual([1, 2]);
  });

  it('take an edited text, and not an older one after it', () => {
    const edited = post(1, { message: 'new', update_at: 200_000, edit_at: 200_000 });
    const posts = withChanged(newestPosts(answer(post(1))), [edited]);
    expect(shownOf(withChanged(posts, [post(1)]))[0]?.message).toBe('new');
  });

  it('lose a deleted one, which no older answer brings back', () => {
    const deleted = post(1, { message: '', delete_at: 200_000, update_at: 200_000 });
    const posts = withChanged(newestPosts(answer(post(1), post(2))), [deleted]);
    expect(numbers(posts)).toEqual([2]);
    expect(numbers(withChanged(posts, [post(1)]))).toEqual([2]);
  });

  it('have no gap: a change of an earlier post than the shown ones is left out', () => {
    const posts = newestPosts(answer(...range(41, 100)));
    expect(numbers(withChanged(posts, [post(7), post(101)])).at(0)).toBe(41);
    expect([leavesGap(posts, post(101)), leavesGap(posts, post(102)), leavesGap(posts, post(7))]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('are known until ten seconds before the newest change', () => {
    const edited = post(1, { update_at: 200_000 });
    expect(knownUntil(newestPosts(answer(edited, post(2))))).toBe(190_000);
    expect(knownUntil(newestPosts(answer()))).toBe(0);
  });

  it('are read anew when an answer may not have all changes', () => {
    expect(changedIn(answer(post(1)))).toEqual([post(1)]);
    expect(changedIn(answer(...range(1, 1000)))).toBeNull();
  });
});
