import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import type { Key } from '../keys.ts';
import { get, queryTable, transact, type Write } from '../table.ts';

/** In the partition of the login. */
const sessionKey = (loginId: string, sessionId: string): Key => ({
  pk: `LOGIN#${loginId}`,
  sk: `SESSION#${sessionId}`,
});

/**
 * A sign-in of a login: its device, and when and where it first loaded the profile on the last day of its use (UTC).
 * Instants are ISO 8601 UTC.
 */
const Session = z.object({
  id,
  /** The User-Agent header. */
  agent: z.string(),
  /** The IP address. */
  address: z.string(),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  signed_in_at: z.string(),
  last_used_at: z.string(),
});
export type Session = z.infer<typeof Session>;

const sessions = entity('session', Session);

/** Milliseconds. */
const day = 86_400_000;
/** Milliseconds: the lifetime of a refresh token (infra/stacks/identity.ts). */
const lifetime = 30 * day;

/** Records that a sign-in was used on a day (UTC): only its first call of the day writes. */
export const recordSession = async (loginId: string, session: Session): Promise<void> => {
  const key = sessionKey(loginId, session.id);
  const item = await get(key);
  const existing = item && sessions.read(item);
  if (existing && existing.last_used_at.slice(0, 10) >= session.last_used_at.slice(0, 10)) return;
  const put = {
    ...key,
    ...sessions.store(session),
    [expiry]: Math.floor((Date.parse(session.signed_in_at) + lifetime) / 1000),
  };
  await transact([{ part: 'session', put }]);
};

/** Sessions that may still be active, last used first. */
export const sessionsOf = async (loginId: string, now: string): Promise<Session[]> => {
  const { pk, sk } = sessionKey(loginId, '');
  const stored = (await queryTable(pk, { startsWith: sk })).map(sessions.read);
  return stored
    .filter(({ signed_in_at }) => Date.parse(signed_in_at) + lifetime > Date.parse(now))
    .toSorted((one, other) => (one.last_used_at < other.last_used_at ? 1 : -1));
};

/**
 * The writes that remove a login's sessions, at most `most`: as many as fit into the transaction with its other writes.
 * Further ones stay listed until they expire, within 30 days.
 */
export const sessionRemovalWrites = async (loginId: string, most: number): Promise<Write[]> => {
  const { pk, sk } = sessionKey(loginId, '');
  const stored = await queryTable(pk, { startsWith: sk });
  return stored.slice(0, most).map((item) => ({ part: 'session', remove: { pk, sk: String(item['sk']) } }));
};
