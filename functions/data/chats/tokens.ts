import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { id, storedInstant } from '#shared/contracts/fields.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import { recordKeyOf } from '../keys.ts';
import { get, ifNotExists, type Write } from '../table.ts';

/** By the hash of the token, so that the table gives nobody access. */
const chatTokenKey = recordKeyOf('CHAT_TOKEN');

/** A token of the chat: who acts with it, and when it was issued. The session may have ended since. */
const ChatToken = z.object({ login_id: id, account_id: id, issued_at: storedInstant, ends_at: storedInstant });
export type ChatToken = z.infer<typeof ChatToken>;
const tokens = entity('chat-token', ChatToken);

const validMs = 3_600_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A new token of 256 random bits for an hour, and the write that makes it valid. */
export const newChatToken = (actor: Actor, now: string): { token: string; expires_at: string; write: Write } => {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(Date.parse(now) + validMs).toISOString();
  const stored = tokens.store({ login_id: actor.login_id, account_id: actor.id, issued_at: now, ends_at: expires_at });
  const put = { ...chatTokenKey(hashOf(token)), ...stored, [expiry]: Math.ceil(Date.parse(expires_at) / 1000) };
  return { token, expires_at, write: { part: 'chat-token', put, if: ifNotExists } };
};

/** Undefined for an unknown token and for one that has expired. */
export const findChatToken = async (token: string, now: string): Promise<ChatToken | undefined> => {
  const item = await get(chatTokenKey(hashOf(token)));
  const found = item && tokens.read(item);
  return found && found.ends_at > now ? found : undefined;
};
