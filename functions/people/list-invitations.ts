import { listInvitations } from '#shared/contracts/people.ts';
import { listInvitations as loadInvitations } from '../data/people/invitations.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { toReplyInvitation } from './to-reply.ts';

export const handler = serve(listInvitations, async ({ actor, query, locale, now }) => {
  const [page, specialties] = await Promise.all([loadInvitations(actor, query, now), specialtiesIn(locale)]);
  return { ...page, data: page.data.map((invitation) => toReplyInvitation(invitation, specialties, now)) };
});
