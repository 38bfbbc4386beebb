import { restoreInvitation } from '#shared/contracts/people.ts';
import { stateOf } from '#shared/domain/people/invitation.ts';
import { Problem } from '#shared/domain/problem.ts';
import { record } from '../data/audit.ts';
import { commit } from '../data/commit.ts';
import { storeReply } from '../data/idempotency-record.ts';
import { getOwnInvitation, restoredWrites } from '../data/people/invitations.ts';
import { ConditionFailed } from '../data/table.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { invitationMessage } from './invitation-message.ts';
import { presentInvitation } from './present.ts';

export const handler = serveIdempotent(restoreInvitation, async ({ actor, params, locale, now }) => {
  const invitation = await getOwnInvitation(actor, params.id);
  const open = { ...invitation, closed: null };
  if (stateOf(invitation, now) !== 'revoked' || stateOf(open, now) !== 'open') throw new Problem('changed');
  const reply = storeReply({ data: presentInvitation(open, await specialtiesIn(locale), now) });
  await commit([
    ...restoredWrites(invitation, now),
    ...(invitation.closed?.withheld ? [invitationMessage(open, now)] : []),
    record({ action: 'invitation-restored', by: actor, at: now, company: invitation.company }),
  ]).catch(refuse);
  return reply;
});

const refuse = (error: unknown): never => {
  if (!(error instanceof ConditionFailed)) throw error;
  throw new Problem(error.parts.includes('invitation') ? 'changed' : 'already-invited');
};
