import { createAccount } from '#shared/contracts/people.ts';
import { workerPlanUseWrites } from '../data/billing/plan.ts';
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
  const planUses = await workerPlanUseWrites(membership, { by: actor.role, now });
  const added = await buildAdditionalAccount(person, membership, now);
  const { account } = added;
  const reply = { data: toReplyPerson(account, await specialtiesIn(locale)) };
  return { reply, ...anotherAccount(person, added, { by: actor, at: now, conditions: [...conditions, ...planUses] }) };
});
