import { randomUUID } from 'node:crypto';
import { invite } from '#shared/contracts/people.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { hasCallingCode, hasLengthOfCountry } from '#shared/domain/auth/countries.ts';
import { invitationAudit } from '#shared/domain/people/audit.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { linkEnd } from '../data/auth/links.ts';
import { findLoginId } from '../data/auth/logins.ts';
import { requireWorkersWithinPlan } from '../data/billing/plan.ts';
import { ofActiveCompany } from '../data/companies/require-active.ts';
import { requireNotMember } from '../data/people/additional-account.ts';
import { type Invitation, invitationWrites, ofInvited, requireNotInvited } from '../data/people/invitations.ts';
import { ofStoreTies } from '../data/stores/store-ties.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { takesSms } from '../identity/sms-allowance.ts';
import { consumeInvitation, invitationMessageWrite } from './invitation-message.ts';
import { findMembership } from './membership.ts';
import { toReplyInvitation } from './to-reply.ts';

export const handler = serve(invite, async ({ actor, body, locale, now }) => {
  const { email = null, phone_numbers: phone = null, login = null, country_code, ...membershipRequest } = body;
  if (phone && !(hasLengthOfCountry(phone) && hasCallingCode(phone, country_code)))
    throw new Problem('invalid-input', { fields: { phone_numbers: { key: 'phone-length' } } });
  if (phone && !takesSms(phone)) throw new Problem('sms-country-closed');
  const { membership, stores, conditions } = await findMembership(membershipRequest, actor);
  const contact = email ?? phone ?? '';
  const [loginId, loginNameOwner] = await Promise.all([findLoginId(contact), login && findLoginId(login)]);
  if (loginId) await requireNotMember(loginId, membership);
  if (loginNameOwner && loginNameOwner !== loginId)
    throw new Problem('login-taken', { fields: { login: { key: 'taken' } } });
  await requireNotInvited(contact, membership, now);
  // An open invitation takes no place.
  await requireWorkersWithinPlan(membership, { by: actor.role, now });
  await consumeInvitation(actor, { email, phone }, now);
  const { store_ids: _, ...at } = membership;
  const invitation: Invitation = {
    id: randomUUID(),
    ...at,
    stores,
    email,
    phone,
    login,
    locale: body.locale ?? locale,
    invited_by: { id: actor.id, fio: actor.fio },
    login_id: randomUUID(),
    created_at: now,
    sent_at: now,
    valid_until: linkEnd('invitation', now),
    closed: null,
  };
  return {
    reply: { data: toReplyInvitation(invitation, await specialtiesIn(locale), now) },
    writes: [
      ...invitationWrites(invitation, now),
      ...conditions,
      auditEntryWrite({
        action: 'invited',
        by: actor,
        at: now,
        company: membership.company,
        changes: changesOf(invitationAudit, null, invitation),
      }),
      invitationMessageWrite(invitation, now),
    ],
    refusals: [[ofInvited, 'already-invited']],
    retryOn: [ofActiveCompany, ofStoreTies],
  };
});
