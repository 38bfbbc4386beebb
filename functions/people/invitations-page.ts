import type { Input } from '#shared/contracts/endpoint.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import type { listInvitations } from '#shared/contracts/people.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listInvitations as loadInvitations } from '../data/people/invitations.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { toReplyInvitation } from './to-reply.ts';

type Context = { actor: Actor; query: Input<typeof listInvitations>['query']; locale: Locale; now: string };

/** One page of the invitations that the actor may manage. Also the rows of an export. */
export const invitationsPage = async ({ actor, query, locale, now }: Context) => {
  const [page, specialties] = await Promise.all([loadInvitations(actor, query, now), specialtiesIn(locale)]);
  return { ...page, data: page.data.map((invitation) => toReplyInvitation(invitation, specialties, now)) };
};
