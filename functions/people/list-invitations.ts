import { listInvitations } from '#shared/contracts/people.ts';
import { listInvitations as loadInvitations } from '../data/people/invitations.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { presentInvitation } from './present.ts';

export const handler = serve(listInvitations, async ({ actor, query, locale, now }) => {
  const [page, specialties] = await Promise.all([loadInvitations(actor, query, now), specialtiesIn(locale)]);
  return { ...page, data: page.data.map((invitation) => presentInvitation(invitation, specialties, now)) };
});
