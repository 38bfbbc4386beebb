import { createHash, randomBytes, randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import { recordKeyOf } from '../keys.ts';
import { part } from '../part.ts';
import { ConditionFailed, get, ifNotExists, transact, type Write } from '../table.ts';

export const ofLink = part('link');

/** A link from an e-mail or SMS, by the hash of its code. */
export const linkKey = recordKeyOf('LINK');

const day = 86_400;
/** Seconds for which a link works (docs/rules.md, "Sign-in codes"). */
export const linkLifetimes = { activate: day, password: day, invitation: 7 * day, email: day, phone: day };
export type Purpose = keyof typeof linkLifetimes;

const Link = z.object({
  purpose: z.enum(['activate', 'password', 'invitation', 'email', 'phone']),
  /** The id of the registration, login or invitation that the link opens; of the login for a new e-mail or phone. */
  subject: id,
  /**
   * The address that the link was sent to. It must still be the login's when a password link is used; a link for a new
   * e-mail makes it the login's.
   */
  email: z.nullable(z.string()),
  made_at: z.string(),
  until: z.string(),
  /** When a request last started to use the link; null before the first use. */
  begun_at: z.nullable(z.string()),
});
const links = entity('link', Link, [
  (first) => ({ ...first, begun_at: null }),
  // A new purpose.
  (second) => second,
]);
export type Link = z.infer<typeof Link> & { hash: string };

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

/** When a link of a request at `now` ends, in whole seconds. */
export const linkEnd = (purpose: Purpose, now: string): string =>
  new Date((Math.floor(Date.parse(now) / 1000) + linkLifetimes[purpose]) * 1000).toISOString();

/** A new link and its write: 128 random bits, stored only as a hash. */
export const newLink = ({
  purpose,
  subject,
  email = null,
  now,
}: {
  purpose: Purpose;
  subject: string;
  email?: string | null;
  now: string;
}): { code: string; hash: string; write: Write } => {
  const code = randomBytes(16).toString('base64url');
  const hash = hashOf(code);
  const until = linkEnd(purpose, now);
  const item = links.store({ purpose, subject, email, made_at: now, until, begun_at: null });
  return {
    code,
    hash,
    write: { part: ofLink, put: { ...linkKey(hash), ...item, [expiry]: Date.parse(until) / 1000 }, if: ifNotExists },
  };
};

/** The link of a code; undefined once it has expired or was used. */
export const findLink = async (code: string, now: string): Promise<Link | undefined> => {
  const hash = hashOf(code);
  const item = await get(linkKey(hash));
  const link = item && { ...links.read(item), hash };
  return link && link.until > now ? link : undefined;
};

/** The end of a link that is in use: with it a password can be set, so it works no longer than a password link. */
const endInUse = ({ until }: Pick<Link, 'until'>, now: string): string => {
  const dayLater = new Date(Date.parse(now) + linkLifetimes.password * 1000).toISOString();
  return dayLater < until ? dayLater : until;
};

/** Milliseconds, longer than any handler runs: a request that holds a link longer has crashed. */
const maxRunMs = 60_000;

/**
 * Runs a use of a link that takes several transactions. `begin` is a write of the first one: it holds the link, and
 * fails as part `link` if another request holds it. `end` is a write of the last one and removes the link. After a
 * fault the link is free again with `begun_at` set, so that a repeated request completes the use within a day.
 */
export const withLinkLock = async <T>(
  link: Pick<Link, 'hash' | 'until'>,
  now: string,
  run: (parts: { begin: Write; end: Write }) => Promise<T>,
): Promise<T> => {
  const { hash } = link;
  const token = randomUUID();
  const begin: Write = {
    part: ofLink,
    update: linkKey(hash),
    set: 'SET begun_at = :now, held_until = :held, held_by = :token, #until = :until, #schema = :schema',
    names: { '#schema': 'schema', '#until': 'until' },
    values: {
      ':now': now,
      ':held': new Date(Date.parse(now) + maxRunMs).toISOString(),
      ':until': endInUse(link, now),
      ':token': token,
      ':schema': 3,
    },
    if: {
      expression: `attribute_exists(pk) AND #until > :now AND
        (attribute_not_exists(held_until) OR held_until <= :now)`,
      names: { '#until': 'until' },
      values: { ':now': now },
    },
  };
  try {
    return await run({ begin, end: linkRemovalWrite(hash) });
  } catch (error) {
    await freeLink(hash, token).catch((fault: unknown) => console.error(JSON.stringify({ link: String(fault) })));
    throw error;
  }
};

/** Does nothing if another request holds the link or the link is gone. */
const freeLink = async (hash: string, token: string): Promise<void> => {
  const free: Write = {
    part: ofLink,
    update: linkKey(hash),
    set: 'REMOVE held_until, held_by',
    values: {},
    if: { expression: 'held_by = :token', values: { ':token': token } },
  };
  await transact([free]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
};

/**
 * The write that uses a link up, for the transaction of its purpose. Fails as part `link` if the link no longer works.
 */
export const linkUsedWrite = ({ hash }: Pick<Link, 'hash'>, now: string): Write => ({
  part: ofLink,
  remove: linkKey(hash),
  if: { expression: 'attribute_exists(pk) AND #until > :now', names: { '#until': 'until' }, values: { ':now': now } },
});

/** Withdraws an unused link. */
const linkRemovalWrite = (hash: string): Write => ({ part: ofLink, remove: linkKey(hash) });
