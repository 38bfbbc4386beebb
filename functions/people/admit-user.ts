import { admitUser } from '#shared/contracts/people.ts';
import { scopeRequirements } from '#shared/domain/people/role-grants.ts';
import { admitted } from '#shared/domain/people/waiting.ts';
import { ofActiveCompany } from '../data/companies/require-active.ts';
import { ofStoreTies } from '../data/stores/store-ties.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { findMembership } from './membership.ts';
import { toReplyPerson } from './to-reply.ts';
import { waitingAnswer, findWaiting } from './waiting.ts';

export const handler = serve(admitUser, async ({ actor, params, body, locale, now }) => {
  const { account: newcomer, waits } = await findWaiting(actor, params.id);
  const { role = waits.role, company_id, ...more } = body;
  const requestedCompany = scopeRequirements(role).company ? waits.company?.id : undefined;
  const companies_ids = [company_id ?? requestedCompany].filter((id) => id !== undefined);
  const request = { ...more, role, companies_ids, company_field: 'company_id' };
  const { membership, conditions } = await findMembership(request, actor);
  const account = admitted(newcomer, membership);
  const messageParams = { role, ...(membership.company && { company: membership.company.name }) };
  const reply = { data: toReplyPerson(account, await specialtiesIn(locale)) };
  const letter = { letter: 'admitted', account_id: account.id, by_id: actor.id } as const;
  const answer = { as: 'admitted', by: actor, at: now, company: membership.company, params: messageParams } as const;
  const { writes, refusals } = waitingAnswer({ before: newcomer, after: account }, { ...answer, letter });
  return { reply, writes: [...writes, ...conditions], refusals, retryOn: [ofActiveCompany, ofStoreTies] };
});
