import { acceptTerms } from '#shared/contracts/settings.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { currentTermsVersion } from '../data/legal/documents.ts';
import { serve } from '../http/serve.ts';
import { ownAccount, ownAccountChange, userOf } from './own-account.ts';

/** The accepted version must be the current one. If a newer one was published meanwhile, the person reads it first. */
export const handler = serve(acceptTerms, async ({ body, actor, now }) => {
  const [own, current] = await Promise.all([ownAccount(actor), currentTermsVersion()]);
  const { version = current } = body;
  if (version !== current) throw new Problem('changed');
  if (own.account.terms?.version === version) return { reply: { data: userOf(own) } };
  return ownAccountChange(own, { terms: { version, at: now } }, [
    auditEntryWrite({ action: 'terms-accepted', by: actor, at: now }),
  ]);
});
