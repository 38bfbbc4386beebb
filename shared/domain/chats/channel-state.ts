/** Who wrote a post: the platform's support, or the side that a channel is of. */
export const chatSides = ['support', 'client'] as const;
export type ChatSide = (typeof chatSides)[number];

/** What posts change of a channel. Times are ISO 8601 UTC. */
export type ChannelState = {
  /** Since the first post that support has not answered; null while nobody waits. */
  waiting_since: string | null;
  /** When support closed it; null while it is open. */
  closed_at: string | null;
  /** Seconds from the first post of the client to the first answer; null before it. */
  answered_in: number | null;
};

/** A post of the client opens a closed channel and waits for an answer; one of support is the answer. */
export const afterPost = (before: ChannelState, side: ChatSide, at: string): ChannelState => {
  if (side === 'client') return { ...before, waiting_since: before.waiting_since ?? at, closed_at: null };
  const { waiting_since, answered_in } = before;
  const waited =
    waiting_since === null ? null : Math.max(0, Math.round((Date.parse(at) - Date.parse(waiting_since)) / 1000));
  return { ...before, waiting_since: null, answered_in: answered_in ?? waited };
};

/** Whoever waits has no answer to wait for when support closes the channel. */
export const closed = (before: ChannelState, at: string): ChannelState => ({
  ...before,
  waiting_since: null,
  closed_at: at,
});

/** The lists of support: who waits, what is open, what is closed, and all. */
export const channelViews = ['waiting', 'open', 'closed', 'all'] as const;
export type ChannelView = (typeof channelViews)[number];

/** The lists in which a channel stands. */
export const viewsOf = ({ waiting_since, closed_at }: ChannelState): ChannelView[] => [
  ...(waiting_since === null ? [] : (['waiting'] as const)),
  closed_at === null ? 'open' : 'closed',
  'all',
];
