import { resendInvitation } from '#shared/contracts/people.ts';
import { isResendable } from '#shared/domain/people/invitation.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { linkEnd } from '../data/auth/links.ts';
import { findLoginId } from '../data/auth/logins.ts';
import { requireWorkersWithinPlan } from '../data/billing/plan.ts';
import { ofActiveCompany } from '../data/companies/require-active.ts';
import { requireNotMember } from '../data/people/additional-account.ts';
import { getOwnInvitation, membershipOf, ofInvitation, ofInvited, renewedWrites } from '../data/people/invitations.ts';
import { ofStoreTies } from '../data/stores/store-ties.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { takesSms } from '../identity/sms-allowance.ts';
import { consumeInvitation, invitationMessageWrite } from './invitation-message.ts';
import { requireInvitationPlace } from './invitation-place.ts';
import { toReplyInvitation } from './to-reply.ts';

export const handler = serve(resendInvitation, async ({ actor, params, locale, now }) => {
  const sent = await getOwnInvitation(actor, params.id);
  if (!isResendable(sent, now)) throw new Problem('changed');
  const { email, phone } = sent;
  if (phone && !takesSms(phone)) throw new Problem('sms-country-closed');
  const { invitation, conditions } = await requireInvitationPlace(sent, 'not-found');
  const loginId = await findLoginId(email ?? phone ?? '');
  if (loginId) await requireNotMember(loginId, membershipOf(invitation));
  await requireWorkersWithinPlan(invitation, { by: actor.role, now });
  await consumeInvitation(actor, invitation, now);
  const renewed = { ...invitation, sent_at: now, valid_until: linkEnd('invitation', now) };
  return {
    reply: { data: toReplyInvitation(renewed, await specialtiesIn(locale), now) },
    writes: [
      ...renewedWrites(sent, renewed, now),
      invitationMessageWrite(renewed, now),
      ...conditions,
      auditEntryWrite({ action: 'invitation-resent', by: actor, at: now, company: invitation.company }),
    ],
    refusals: [
      [ofInvitation, 'changed'],
      [ofInvited, 'already-invited'],
    ],
    retryOn: [ofActiveCompany, ofStoreTies],
  };
});
