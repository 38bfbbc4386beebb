import { acceptTerms } from '#shared/contracts/settings.ts';
import { Problem } from '#shared/domain/problem.ts';
import { record } from '../data/audit.ts';
import { currentTermsVersion } from '../data/documents.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { ownAccount, saveOwn, userOf } from './own-account.ts';

/** Nobody accepts what was not shown to them: a version that was replaced meanwhile is read again first. */
export const handler = serveIdempotent(acceptTerms, async ({ body, actor, now }) => {
  const [own, current] = await Promise.all([ownAccount(actor), currentTermsVersion()]);
  const { version = current } = body;
  if (version !== current) throw new Problem('changed');
  if (own.account.terms?.version === version) return { data: userOf(own.account, own.users) };
  return saveOwn(own, { terms: { version, at: now } }, [record({ action: 'terms-accepted', by: actor, at: now })]);
});
