import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { entity } from './entity.ts';
import { expiry } from './indexes.ts';
import { keys } from './keys.ts';
import type { Write } from './table.ts';
import { absent, get } from './table.ts';

const day = 86_400;
/** Seconds for which a link works (RULES.md, "Sign-in codes"). */
const lifetimes = { activate: day, password: day, invitation: 7 * day };
export type Purpose = keyof typeof lifetimes;

const Link = z.object({
  purpose: z.enum(['activate', 'password', 'invitation']),
  /** What it opens: a registration, a login or an invitation. */
  subject: id,
  /** Where it was sent to, for what must still be so when it is used. */
  email: z.nullable(z.string()),
  made_at: z.string(),
  until: z.string(),
});
const links = entity('link', Link);
export type Link = z.infer<typeof Link> & { hash: string };

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');

/** A new link and what to write: 128 random bits, of which only the hash is kept. */
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
}): { code: string; hash: string; until: string; write: Write } => {
  const code = randomBytes(16).toString('base64url');
  const hash = hashOf(code);
  const ends = Math.floor(Date.parse(now) / 1000) + lifetimes[purpose];
  const until = new Date(ends * 1000).toISOString();
  const item = links.store({ purpose, subject, email, made_at: now, until });
  return {
    code,
    hash,
    until,
    write: { part: 'link', put: { ...keys.link(hash), ...item, [expiry]: ends }, if: absent },
  };
};

/** The link that a code is of, as long as it works. */
export const findLink = async (code: string, now: string): Promise<Link | undefined> => {
  const hash = hashOf(code);
  const item = await get(keys.link(hash));
  const link = item && { ...links.read(item), hash };
  return link && link.until > now ? link : undefined;
};

/** Uses a link up, in the transaction of what it is for; refuses as `link` where it does not work any more. */
export const linkUsed = ({ hash }: Pick<Link, 'hash'>, now: string): Write => ({
  part: 'link',
  remove: keys.link(hash),
  if: { expression: 'attribute_exists(pk) AND #until > :now', names: { '#until': 'until' }, values: { ':now': now } },
});

/** Takes a link back before it was used. */
export const withdrawLink = (hash: string): Write => ({ part: 'link', remove: keys.link(hash) });
