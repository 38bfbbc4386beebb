import { updateMe } from '#shared/contracts/settings.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { personAudit } from '#shared/domain/people/audit.ts';
import { renamed } from '#shared/domain/people/names.ts';
import { furtherPhones } from '#shared/domain/people/phone.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { serve } from '../http/serve.ts';
import { ownAccount, ownAccountChange } from './own-account.ts';

export const handler = serve(updateMe, async ({ body, actor, now }) => {
  const { version, fio, first_name, middle_name, last_name, phone_numbers, ...fields } = body;
  const own = await ownAccount(actor);
  const { account } = own;
  if (version !== undefined && account.version !== version) throw new Problem('changed');
  const change = {
    ...fields,
    ...renamed(account, { fio, first_name, middle_name, last_name }),
    phone_numbers: furtherPhones(account, phone_numbers),
  };
  const changes = changesOf(personAudit, account, { ...account, ...change });
  return ownAccountChange(own, change, [auditEntryWrite({ action: 'profile-changed', by: actor, at: now, changes })]);
});
