import * as z from 'zod/mini';
import { id, locale, idAndName, person, role } from '#shared/contracts/fields.ts';
import { includesFolded } from '#shared/domain/fold-text.ts';
import { stateOf } from '#shared/domain/people/invitation.ts';
import type { AccountScope } from '#shared/domain/people/role-grants.ts';
import { mayGrantPlace } from '#shared/domain/people/role-grants.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { entity } from './entity.ts';
import { expiry } from './indexes.ts';
import { keys, partitions } from './keys.ts';
import type { Paging } from './list.ts';
import { pageOf } from './list.ts';
import type { Write } from './table.ts';
import { ifNotExists, get, queryIndex } from './table.ts';

/** A person who may join by a link, with role and place. */
const Invitation = z.object({
  id,
  role,
  company: z.nullable(idAndName),
  stores: z.array(idAndName),
  category_ids: z.array(id),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  login: z.nullable(z.string()),
  locale,
  invited_by: person,
  /**
   * The id of the login to create for a new person, chosen here, so that accepting twice creates one login. Once
   * accepted, the id of the person's login.
   */
  login_id: id,
  /** The key under which the link is stored, to withdraw it. */
  link: z.string(),
  created_at: z.string(),
  valid_until: z.string(),
  closed: z.nullable(z.object({ as: z.enum(['accepted', 'revoked']), at: z.string() })),
});
export type Invitation = z.infer<typeof Invitation>;

const invitations = entity('invitation', Invitation);

/** By id, without an access check. */
export const getInvitation = async (invitationId: string): Promise<Invitation | undefined> => {
  const item = await get(keys.invitation(invitationId));
  return item && invitations.read(item);
};

/** Throws not-found if it does not exist or the actor could not have sent it. */
export const getOwnInvitation = async (actor: Actor, invitationId: string): Promise<Invitation> => {
  const invitation = await getInvitation(invitationId);
  if (!invitation || !mayGrantPlace(placeOf(invitation), actor)) throw new Problem('not-found');
  return invitation;
};

/** Whether a request has created the person's login with this link but did not finish. */
export const isBegun = ({ begun_at }: { begun_at: string | null }, { closed }: Invitation): boolean =>
  begun_at !== null && closed?.as === 'accepted';

export const placeOf = ({ role: as, company, stores, category_ids }: Invitation): AccountScope => ({
  role: as,
  company,
  store_ids: stores.map((store) => store.id),
  category_ids,
});

type Projection = {
  place: AccountScope;
  contact: string;
  closed: Invitation['closed'];
  valid_until: string;
};
type Filter = Paging & {
  roles?: string[] | undefined;
  states?: string[] | undefined;
  company_id?: string | undefined;
  contact?: string | undefined;
};

/** One page of the invitations that the actor could have sent, newest first. */
export const listInvitations = async (actor: Actor, filter: Filter, now: string) => {
  const entries =
    sideOf(actor.role) === 'platform'
      ? await queryIndex('all', partitions.all('INVITATIONS'))
      : await queryIndex('by-company', partitions.companyInvitations(actor.company?.id ?? ''));
  return pageOf<Projection, Invitation>({
    entries: entries.toReversed(),
    paging: filter,
    keep: (projection) =>
      mayGrantPlace(projection.place, actor) &&
      (!filter.roles || filter.roles.includes(projection.place.role)) &&
      (!filter.states || filter.states.includes(stateOf(projection, now))) &&
      (!filter.company_id || projection.place.company?.id === filter.company_id) &&
      (!filter.contact || includesFolded(projection.contact, filter.contact)),
    key: keys.invitation,
    read: invitations.read,
  });
};

const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000);
/** Closed invitations stay in the list for this many days. */
const keptDays = 60;

/** Seconds, longer than any handler runs: an invitation still unsent after that belongs to a crashed request. */
const maxRunSeconds = 60;

/**
 * Throws already-invited if the person at this contact has an open invitation to the place. For a refusal before any
 * limit is counted; the writes of the invitation decide.
 */
export const requireNotInvited = async (
  contact: string,
  { role, company }: AccountScope,
  now: string,
): Promise<void> => {
  const earlier = await get(keys.invited(contact, { role, company_id: company?.id ?? null }));
  const isOpen = earlier && Number(earlier[expiry]) > seconds(now);
  const isCrashed = Number(earlier?.['unsent_until']) <= seconds(now);
  if (isOpen && !isCrashed) throw new Problem('already-invited');
};

/**
 * The writes of a new invitation, not sent yet. They fail as part `invited` if the same person already has an open
 * invitation to the same place. An unsent one of a crashed request is replaced.
 */
export const invitationWrites = async (invitation: Invitation, now: string): Promise<Write[]> => {
  const key = invitedKey(invitation);
  const earlier = await get(key);
  const unsent = earlier && Number(earlier['unsent_until']) <= seconds(now) ? String(earlier['id']) : undefined;
  return [
    { part: 'invitation', put: invitationItem(invitation), if: ifNotExists },
    {
      part: 'invited',
      put: {
        ...key,
        id: invitation.id,
        unsent_until: seconds(now) + maxRunSeconds,
        [expiry]: seconds(invitation.valid_until),
      },
      if: {
        expression: `attribute_not_exists(pk) OR ${expiry} <= :now OR (id = :unsent AND unsent_until <= :now)`,
        values: { ':now': seconds(now), ':unsent': unsent ?? '' },
      },
    },
    ...(unsent ? [{ part: 'unsent', remove: keys.invitation(unsent) }] : []),
  ];
};

const notSent = ({ id: invitationId }: Invitation) => ({
  expression: 'id = :id AND attribute_exists(unsent_until)',
  values: { ':id': invitationId },
});

/** Marks the invitation as sent. */
export const invitationSent = (invitation: Invitation): Write => ({
  part: 'invited',
  update: invitedKey(invitation),
  set: 'REMOVE unsent_until',
  values: {},
  if: notSent(invitation),
});

/** Removes an unsent invitation. Fails as part `invited` if it was sent or never stored. */
export const invitationUndone = (invitation: Invitation): Write[] => [
  { part: 'invited', remove: invitedKey(invitation), if: notSent(invitation) },
  { part: 'invitation', remove: keys.invitation(invitation.id) },
];

/** Closes an open invitation. Fails as part `invitation` if another request closed it first. */
export const closedWrites = (invitation: Invitation, closed: NonNullable<Invitation['closed']>): Write[] => [
  {
    part: 'invitation',
    put: invitationItem({ ...invitation, closed }),
    if: { expression: 'closed = :open', values: { ':open': null } },
  },
  { part: 'invited', remove: invitedKey(invitation) },
];

const contactOf = ({ email, phone }: Invitation): string => email ?? phone ?? '';
const invitedKey = (invitation: Invitation) =>
  keys.invited(contactOf(invitation), { role: invitation.role, company_id: invitation.company?.id ?? null });

const invitationItem = (invitation: Invitation) => {
  const { company, closed, created_at, valid_until } = invitation;
  const projection: Projection = { place: placeOf(invitation), contact: contactOf(invitation), closed, valid_until };
  const order = `${created_at}#${invitation.id}`;
  return {
    ...keys.invitation(invitation.id),
    ...invitations.store(invitation),
    projection,
    [expiry]: seconds(valid_until) + keptDays * 86_400,
    all_pk: partitions.all('INVITATIONS'),
    all_sk: order,
    ...(company && { company_pk: partitions.companyInvitations(company.id), company_sk: order }),
  };
};
