import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { entity } from './entity.ts';
import { expiry } from './indexes.ts';
import { keys } from './keys.ts';
import type { Write } from './table.ts';
import { get, queryTable, transact } from './table.ts';

/** A sign-in of a login: on which device, and where it was used last. */
const Session = z.object({
  id,
  /** The User-Agent header. */
  agent: z.string(),
  address: z.string(),
  city: z.nullable(z.string()),
  country: z.nullable(z.string()),
  signed_in_at: z.string(),
  last_used_at: z.string(),
});
export type Session = z.infer<typeof Session>;

const sessions = entity('session', Session);

const days = 86_400_000;
/** As long as a refresh token works (infra/stacks/identity.ts). */
const longest = 30 * days;

/** Keeps where a sign-in is used: at its first use and at the first of each later day, so that most reads write nothing. */
export const keepSession = async (loginId: string, session: Session): Promise<void> => {
  const key = keys.session(loginId, session.id);
  const item = await get(key);
  const known = item && sessions.read(item);
  if (known && known.last_used_at.slice(0, 10) >= session.last_used_at.slice(0, 10)) return;
  const put = {
    ...key,
    ...sessions.store(session),
    [expiry]: Math.floor((Date.parse(session.signed_in_at) + longest) / 1000),
  };
  await transact([{ part: 'session', put }]);
};

/** Those that may still be in use, last used first. */
export const sessionsOf = async (loginId: string, now: string): Promise<Session[]> => {
  const { pk, sk } = keys.session(loginId, '');
  const kept = (await queryTable(pk, { from: sk, to: `${sk}~` })).map(sessions.read);
  return kept
    .filter(({ signed_in_at }) => Date.parse(signed_in_at) + longest > Date.parse(now))
    .toSorted((one, other) => (one.last_used_at < other.last_used_at ? 1 : -1));
};

/** At most as many as a transaction takes beside what ends them; the rest expires by itself. */
export const sessionsRemoved = async (loginId: string): Promise<Write[]> => {
  const { pk, sk } = keys.session(loginId, '');
  const kept = await queryTable(pk, { from: sk, to: `${sk}~` });
  return kept.slice(0, 80).map((item) => ({ part: 'session', remove: { pk, sk: String(item['sk']) } }));
};
