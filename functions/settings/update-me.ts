import { updateMe } from '#shared/contracts/settings.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { personAudit } from '#shared/domain/people/audit.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { serve } from '../http/serve.ts';
import { ownAccount, ownAccountChange } from './own-account.ts';

export const handler = serve(updateMe, async ({ body, actor, now }) => {
  const { version, ...change } = body;
  const own = await ownAccount(actor);
  if (own.account.version !== version) throw new Problem('changed');
  const changes = changesOf(personAudit, own.account, { ...own.account, ...change });
  return ownAccountChange(own, change, [auditEntryWrite({ action: 'profile-changed', by: actor, at: now, changes })]);
});
