import * as z from 'zod/mini';
import { id as accountId } from '#shared/contracts/fields.ts';
import { type Access, isDirectory, mayCall } from '#shared/domain/access.ts';
import { Problem } from '#shared/domain/problem.ts';
import { isTokenRevoked } from '../data/auth/logins.ts';
import { actorOf, findActing } from '../data/people/accounts.ts';
import type { RequestContext } from './context.ts';
import type { HttpEvent } from './event.ts';

/**
 * The acting account (the account of the token's login that X-Account-Id names, otherwise the login's first) and its
 * session. API Gateway has verified the token's signature; this checks that it is an access token and that its session
 * has not ended. With `chatToken`, API Gateway lets every request pass, and the token is one of the chat.
 */
export const authorise = async (
  access: Exclude<Access, 'public'>,
  event: HttpEvent,
  chatToken = false,
): Promise<Pick<RequestContext, 'actor' | 'session'>> => {
  const { authorizer, timeEpoch } = event.requestContext;
  const context =
    chatToken && !authorizer
      ? await identifyChat(bearerOf(event), new Date(timeEpoch).toISOString())
      : await identify(authorizer?.jwt.claims, z.optional(accountId).safeParse(event.headers['x-account-id']));
  if (!mayCall(context.actor.role, access))
    throw new Problem(isDirectory(access) ? 'directory-admin-only' : 'forbidden');
  return context;
};

/**
 * The same for the claims of a verified token and a requested account. Throws unauthorized for another token than an
 * access token, forbidden for another login's account, authentication-failed for a closed account and an ended session.
 */
export const identify = async (
  claims: Record<string, unknown> | undefined,
  requestedAccount: { success: boolean; data?: string | undefined },
): Promise<Pick<RequestContext, 'actor' | 'session'>> => {
  if (claims?.['token_use'] !== 'access' || typeof claims['username'] !== 'string') throw new Problem('unauthorized');
  if (!requestedAccount.success) throw new Problem('forbidden');
  const { account, login } = await findActing(claims['username'], requestedAccount.data);
  if (isTokenRevoked(login, Number(claims['iat']))) throw new Problem('authentication-failed');
  if (!account) throw new Problem('forbidden');
  if (!account.active) throw new Problem('authentication-failed');
  return { actor: actorOf(account), session: sessionOf(claims) };
};

const bearerOf = ({ headers }: HttpEvent): string => headers['authorization']?.replace(/^bearer /i, '') ?? '';

/** The same for a token of the chat. `issuedAt` is in epoch seconds. */
export const identifyChat = async (
  token: string,
  now: string,
): Promise<Pick<RequestContext, 'actor' | 'session'> & { issuedAt: number }> => {
  // Imported here, because few endpoints take such a token.
  const { findChatToken } = await import('../data/chats/tokens.ts');
  const found = await findChatToken(token, now);
  if (!found) throw new Problem('unauthorized');
  const issuedAt = Math.floor(Date.parse(found.issued_at) / 1000);
  const claims = { token_use: 'access', username: found.login_id, iat: issuedAt, auth_time: issuedAt, jti: 'chat' };
  return { ...(await identify(claims, { success: true, data: found.account_id })), issuedAt };
};

/** A refreshed token keeps origin_jti and auth_time of the original sign-in. */
const sessionOf = (claims: Record<string, unknown>): RequestContext['session'] => ({
  id: String(claims['origin_jti'] ?? claims['jti']),
  signed_in_at: new Date(Number(claims['auth_time']) * 1000).toISOString(),
});
