/** A reply that this tab has, with its ETag, so that an unchanged one is not sent again. */
type KnownReply = { etag: string; content: unknown };

/** Replies of lists may be large, so only the last used ones are kept. */
const maxKnown = 60;

/** Replies by what they depend on: the login, the account, the language and the address. */
const known = new Map<string, KnownReply>();

export const knownReply = (key: string): KnownReply | undefined => known.get(key);

export const rememberReply = (key: string, etag: string | null, content: unknown): void => {
  known.delete(key);
  if (etag === null) return;
  known.set(key, { etag, content });
  const [oldest] = known.keys();
  if (known.size > maxKnown && oldest !== undefined) known.delete(oldest);
};
