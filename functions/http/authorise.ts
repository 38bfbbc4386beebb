import type { Access } from '#shared/domain/access.ts';
import { may } from '#shared/domain/access.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { findAccount } from '../data/accounts.ts';
import type { HttpEvent } from './event.ts';

/**
 * The acting account: of the token's login, the one that X-Account-Id names or the first.
 * API Gateway has verified the token; that it is an access token is checked here.
 */
export const authorise = async (access: Exclude<Access, 'public'>, event: HttpEvent): Promise<Actor> => {
  const claims = event.requestContext.authorizer?.jwt.claims;
  if (claims?.['token_use'] !== 'access' || typeof claims['username'] !== 'string') throw new Problem('unauthorized');
  const account = await findAccount(claims['username'], event.headers['x-account-id']);
  if (!account) throw new Problem('forbidden');
  const role = account.roles[0] ?? 'ROLE_USER';
  if (access !== 'signed-in' && !may(role, access)) throw new Problem('forbidden');
  return {
    id: account.id,
    login_id: account.login_id,
    fio: account.fio,
    role,
    company: account.company,
    store_ids: account.store_ids,
  };
};
