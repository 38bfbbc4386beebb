import { revokeInvitation } from '#shared/contracts/people.ts';
import { stateOf } from '#shared/domain/people/invitation.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { closedWrites, getOwnInvitation } from '../data/people/invitations.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { toReplyInvitation } from './to-reply.ts';

export const handler = serve(revokeInvitation, async ({ actor, params, locale, now }) => {
  const invitation = await getOwnInvitation(actor, params.id);
  if (stateOf(invitation, now) !== 'open') throw new Problem('changed');
  const closed = { as: 'revoked', at: now } as const;
  const { company } = invitation;
  return {
    reply: { data: toReplyInvitation({ ...invitation, closed }, await specialtiesIn(locale), now) },
    writes: [
      ...closedWrites(invitation, closed),
      auditEntryWrite({ action: 'invitation-withdrawn', by: actor, at: now, company }),
    ],
  };
});
