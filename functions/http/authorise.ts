import * as z from 'zod/mini';
import { id as accountId } from '#shared/contracts/fields.ts';
import type { Access } from '#shared/domain/access.ts';
import { may } from '#shared/domain/access.ts';
import { Problem } from '#shared/domain/problem.ts';
import { findActing } from '../data/accounts.ts';
import { isTokenRevoked } from '../data/logins.ts';
import type { RequestContext } from './context.ts';
import type { HttpEvent } from './event.ts';

/**
 * The acting account (the account of the token's login that X-Account-Id names, otherwise the login's first) and its
 * session. API Gateway has verified the token's signature; this checks that it is an access token and that its session
 * has not ended.
 */
export const authorise = async (
  access: Exclude<Access, 'public'>,
  event: HttpEvent,
): Promise<Pick<RequestContext, 'actor' | 'session'>> => {
  const claims = event.requestContext.authorizer?.jwt.claims;
  if (claims?.['token_use'] !== 'access' || typeof claims['username'] !== 'string') throw new Problem('unauthorized');
  const requestedAccount = z.optional(accountId).safeParse(event.headers['x-account-id']);
  if (!requestedAccount.success) throw new Problem('forbidden');
  const { account, login } = await findActing(claims['username'], requestedAccount.data);
  if (isTokenRevoked(login, Number(claims['iat']))) throw new Problem('authentication-failed');
  if (!account) throw new Problem('forbidden');
  if (!account.active) throw new Problem('authentication-failed');
  const role = account.roles[0] ?? 'ROLE_USER';
  if (access !== 'signed-in' && !may(role, access)) throw new Problem('forbidden');
  const { id, login_id, fio, company, store_ids } = account;
  return { actor: { id, login_id, fio, role, company, store_ids }, session: sessionOf(claims) };
};

/** A refreshed token keeps origin_jti and auth_time of the original sign-in. */
const sessionOf = (claims: Record<string, unknown>): RequestContext['session'] => ({
  id: String(claims['origin_jti'] ?? claims['jti']),
  signed_in_at: new Date(Number(claims['auth_time']) * 1000).toISOString(),
});
