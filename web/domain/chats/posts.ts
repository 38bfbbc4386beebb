import type { Post, PostList } from '#shared/contracts/chats.ts';

/** What is known of a channel: its newest posts without a gap, and earlier ones as far as they were opened. */
export type Posts = {
  /** The oldest first. Deleted ones stay here, so that an older answer does not bring them back. */
  all: readonly Post[];
  hasEarlier: boolean;
};

/** The posts of an answer, the oldest first. */
const listed = ({ order, posts }: PostList): Post[] => order.flatMap((id) => posts[id] ?? []).toReversed();

export const pageOfPosts = 60;
/** Of an answer with what has changed: with so many there may be more. */
const maxChanged = 1000;

/** The answer with the newest posts. */
export const newestPosts = (answer: PostList): Posts => ({
  all: listed(answer),
  hasEarlier: answer.prev_post_id !== '',
});

/** With the page before the oldest post. */
export const withEarlier = (posts: Posts, answer: PostList): Posts => ({
  all: merged(posts.all, listed(answer)),
  hasEarlier: answer.prev_post_id !== '',
});

/** With what has changed. An earlier post than the shown ones would leave a gap. */
export const withChanged = ({ all, hasEarlier }: Posts, changed: readonly Post[]): Posts => {
  const oldest = all[0]?.props.number ?? 0;
  return { all: merged(all, hasEarlier ? changed.filter(({ props }) => props.number >= oldest) : changed), hasEarlier };
};

/** Null if there may be more changes than the answer has. */
export const changedIn = (answer: PostList): Post[] | null =>
  answer.order.length < maxChanged ? listed(answer) : null;

/** Of two versions of a post the newer one counts. */
const merged = (known: readonly Post[], others: readonly Post[]): Post[] => {
  const byId = new Map(known.map((post) => [post.id, post]));
  for (const post of others) if (post.update_at >= (byId.get(post.id)?.update_at ?? 0)) byId.set(post.id, post);
  return [...byId.values()].toSorted((one, other) => one.props.number - other.props.number);
};

/** Whether a post came without those before it. */
export const leavesGap = ({ all }: Posts, { props }: Post): boolean =>
  props.number > (all.at(-1)?.props.number ?? 0) + 1;

/**
 * Epoch milliseconds: later changes are not known. A change that was written at the same moment as the newest one may
 * have become visible after it.
 */
export const knownUntil = ({ all }: Posts): number =>
  Math.max(0, Math.max(0, ...all.map(({ update_at }) => update_at)) - overlap);
const overlap = 10_000;

export const shownOf = ({ all }: Posts): Post[] => all.filter(({ delete_at }) => delete_at === 0);
