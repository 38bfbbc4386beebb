import { acceptInvitation } from '#shared/contracts/people.ts';
import { stateOf as subscriptionState } from '#shared/domain/billing/subscription.ts';
import { stateOf } from '#shared/domain/people/invitation.ts';
import { Problem } from '#shared/domain/problem.ts';
import { findLink } from '../data/auth/links.ts';
import { findLoginId } from '../data/auth/logins.ts';
import { workerPlanUseWrites, whilePlanUsesChange } from '../data/billing/plan.ts';
import { getSubscription } from '../data/billing/subscriptions.ts';
import { currentTermsVersion } from '../data/legal/documents.ts';
import { getAccount } from '../data/people/accounts.ts';
import { invitationOf, type Invitation, isBegun } from '../data/people/invitations.ts';
import { serve } from '../http/serve.ts';
import { requireInvitationPlace } from './invitation-place.ts';
import { addAccountFromInvitation, createLoginFromInvitation } from './join.ts';

export const handler = serve(acceptInvitation, async ({ body, now }) => {
  const link = await findLink(body.code, now);
  const sent = link && (await invitationOf(link));
  if (!link || !sent || !(isBegun(link, sent) || stateOf(sent, now) === 'open')) throw new Problem('link-gone');
  // A request that did not finish has created the account.
  const { invitation, conditions } = isBegun(link, sent)
    ? { invitation: sent, conditions: [] }
    : await requireInvitationPlace(sent, 'link-gone');
  if (!body.terms) throw new Problem('terms-required', { fields: { terms: { key: 'required' } } });
  const { email, phone } = invitation;
  const loginId = link.begun_at === null ? await findLoginId(email ?? phone ?? '') : undefined;
  const terms = { version: await currentTermsVersion(), at: now };
  await whilePlanUsesChange(async () => {
    const planUses = isBegun(link, sent) ? [] : await invitationPlanUseWrites(invitation, now);
    const context = { invitation, conditions: [...conditions, ...planUses], link, terms, now };
    await (loginId ? addAccountFromInvitation(loginId, context) : createLoginFromInvitation(body, context));
  }).catch(async (error: unknown) => {
    // Another tab may have used the link meanwhile. That explains why the person is known or a member by now.
    const isUsed = error instanceof Problem && (await findLink(body.code, now))?.begun_at !== link.begun_at;
    throw isUsed ? new Problem('link-gone') : error;
  });
  return { reply: { data: { email, phone, signs_in_by: email === null ? ('phone' as const) : ('email' as const) } } };
});

/**
 * Throws company-expired, or company-workers-limit, unless an admin has invited the person: an expired company gets
 * nobody new by an invitation that was sent before.
 */
const invitationPlanUseWrites = async (invitation: Invitation, now: string) => {
  const by = (await getAccount(invitation.invited_by.id))?.roles[0];
  const { company } = invitation;
  const subscription = company && by !== 'ROLE_ADMIN' ? await getSubscription(company.id) : null;
  if (company && subscription && subscriptionState(subscription, now) === 'expired')
    throw new Problem('company-expired', { params: { company: company.name } });
  return workerPlanUseWrites(invitation, { by, now, refusal: 'company-workers-limit' });
};
