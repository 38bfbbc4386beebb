import { restoreInvitation } from '#shared/contracts/people.ts';
import { stateOf } from '#shared/domain/people/invitation.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { requireWorkersWithinPlan } from '../data/billing/plan.ts';
import { ofActiveCompany } from '../data/companies/require-active.ts';
import { getOwnInvitation, ofInvitation, ofInvited, restoredWrites } from '../data/people/invitations.ts';
import { ofStoreTies } from '../data/stores/store-ties.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { invitationMessageWrite } from './invitation-message.ts';
import { requireInvitationPlace } from './invitation-place.ts';
import { toReplyInvitation } from './to-reply.ts';

export const handler = serve(restoreInvitation, async ({ actor, params, locale, now }) => {
  const revoked = await getOwnInvitation(actor, params.id);
  if (stateOf(revoked, now) !== 'revoked' || stateOf({ ...revoked, closed: null }, now) !== 'open')
    throw new Problem('changed');
  const { invitation, conditions } = await requireInvitationPlace(revoked, 'not-found');
  await requireWorkersWithinPlan(invitation, { by: actor.role, now });
  const open = { ...invitation, closed: null };
  return {
    reply: { data: toReplyInvitation(open, await specialtiesIn(locale), now) },
    writes: [
      ...restoredWrites(invitation, now),
      ...(invitation.closed?.withheld ? [invitationMessageWrite(open, now)] : []),
      ...conditions,
      auditEntryWrite({ action: 'invitation-restored', by: actor, at: now, company: invitation.company }),
    ],
    refusals: [
      [ofInvitation, 'changed'],
      [ofInvited, 'already-invited'],
    ],
    retryOn: [ofActiveCompany, ofStoreTies],
  };
});
