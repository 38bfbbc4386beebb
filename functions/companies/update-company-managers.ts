import { updateCompanyManagers } from '#shared/contracts/companies.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { managerChange } from '#shared/domain/companies/managers.ts';
import { requireClosable } from '#shared/domain/people/account-closing.ts';
import { personAudit } from '#shared/domain/people/audit.ts';
import { type AccountScope, scopeRequirements } from '#shared/domain/people/role-grants.ts';
import { Problem } from '#shared/domain/problem.ts';
import { type Actor, firstRole } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { getCompanyFor } from '../data/companies/companies.ts';
import { activeCompanyCheck } from '../data/companies/require-active.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { successorsOf } from '../data/people/account-lists.ts';
import { type Account, accountChangeWrites, getPerson, ofHeir, successorCheck } from '../data/people/accounts.ts';
import { anotherAccount, buildAdditionalAccount, requireNotMember } from '../data/people/additional-account.ts';
import { updateFilterListsNow } from '../data/people/filter-lists.ts';
import { serve } from '../http/serve.ts';
import { personClosing } from '../identity/person-closing.ts';

export const handler = serve(updateCompanyManagers, async ({ actor, params, body, now }) => {
  const { user_id, role, remove = false } = body;
  const company = await getCompanyFor(actor, params.id);
  const person = await getPerson(actor, user_id, 'user_id');
  const { id, name } = company;
  const membership: AccountScope = { role, company: { id, name }, store_ids: [], category_ids: [] };
  switch (managerChange(person, company, { role, remove }, actor)) {
    case 'none':
      return { reply: { data: person } };
    case 'close-account':
      return { ...(await personClosing(person, actor, now)), reply: { data: person } };
    case 'add-account': {
      if (!company.active) throw new Problem('company-inactive', { params: { company: name } });
      const added = await buildAdditionalAccount(person, membership, now);
      const by = { by: actor, at: now, conditions: [activeCompanyCheck(id)] };
      return { reply: { data: added.account }, ...anotherAccount(person, added, by) };
    }
    case 'change-role':
      await requireNotMember(person.login_id, membership);
      return roleChange(person, membership, { by: actor, at: now });
  }
});

const roleChange = async (before: Account, { role, company }: AccountScope, { by, at }: { by: Actor; at: string }) => {
  const others = await successorsOf(before);
  requireClosable(
    { role: firstRole(before.roles), company },
    { others: others.length, isCompanyInactive: false, futureShifts: 0 },
    'other',
  );
  const store_ids = scopeRequirements(role).stores ? before.store_ids : [];
  const after = { ...before, roles: [role], store_ids, version: before.version + 1 };
  const about = { id: before.id, name: before.fio };
  const changes = changesOf(personAudit, before, after);
  const params = { role, by: by.fio, ...(company && { company: company.name }) };
  return {
    reply: { data: after },
    writes: [
      ...accountChangeWrites({ before, after }),
      ...others.slice(0, 1).map(successorCheck),
      notificationWrite({ kind: 'role-added', to: { account: before.id }, at, params }),
      auditEntryWrite({ action: 'person-changed', by, at, company, about, changes }),
    ],
    // Two administrators who lose their roles at once: the second one is decided again, as the last.
    retryOn: [ofHeir],
    afterCommit: () => updateFilterListsNow(before),
  };
};
