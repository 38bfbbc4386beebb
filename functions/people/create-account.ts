import { createAccount } from '#shared/contracts/people.ts';
import { requireWithinPlan } from '../data/billing/plan.ts';
import { getPerson } from '../data/people/accounts.ts';
import { anotherAccount, buildAdditionalAccount } from '../data/people/additional-account.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { findMembership } from './membership.ts';
import { toReplyPerson } from './to-reply.ts';

export const handler = serve(createAccount, async ({ actor, body, locale, now }) => {
  const { user_id, ...membershipRequest } = body;
  const person = await getPerson(actor, user_id, 'user_id');
  const { membership, conditions } = await findMembership(membershipRequest, actor);
  if (membership.company && membership.role === 'ROLE_VENDOR_STAFF' && actor.role !== 'ROLE_ADMIN')
    await requireWithinPlan(membership.company.id, 'workers', { now });
  const added = await buildAdditionalAccount(person, membership, now);
  const { account } = added;
  const reply = { data: toReplyPerson(account, await specialtiesIn(locale)) };
  return { reply, ...anotherAccount(person, added, { by: actor, at: now, conditions }) };
});
