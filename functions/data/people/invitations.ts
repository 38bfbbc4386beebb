import * as z from 'zod/mini';
import { id, locale, idAndName, person, role } from '#shared/contracts/fields.ts';
import { includesFolded } from '#shared/domain/fold-text.ts';
import { stateOf } from '#shared/domain/people/invitation.ts';
import type { AccountScope } from '#shared/domain/people/role-grants.ts';
import { invitationScope } from '#shared/domain/people/scope.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { isInScope } from '#shared/domain/scope/scope.ts';
import { searchFor } from '#shared/domain/search-words.ts';
import { type Link, newLink } from '../auth/links.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import { type Key, recordKeyOf } from '../keys.ts';
import { inGivenOrder, pageOf, type Paging } from '../list.ts';
import { part } from '../part.ts';
import { readNewest } from '../scope.ts';
import { ConditionFailed, get, ifNotExists, queryIndex, transact, type Write } from '../table.ts';

export const ofInvitation = part('invitation');
export const ofInvited = part('invited');

export const invitationKey = recordKeyOf('INVITATION');
const invitationsPartition = 'INVITATIONS';
export const companyInvitationsPartition = (companyId: string) => `COMPANY#${companyId}#INVITATIONS`;
/** An open invitation, to prevent a second one of the same contact to the same role and company. */
const invitedKey = (contact: string, invitedRole: string, companyId: string | null): Key => ({
  pk: `INVITED#${contact}`,
  sk: `${invitedRole}#${companyId ?? ''}`,
});

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
  created_at: z.string(),
  /** When it was last sent: only links made for that time work. */
  sent_at: z.string(),
  valid_until: z.string(),
  closed: z.nullable(
    z.object({
      as: z.enum(['accepted', 'revoked']),
      at: z.string(),
      /** Its message was not sent, because it was revoked before. */
      withheld: z.optional(z.literal(true)),
    }),
  ),
});
export type Invitation = z.infer<typeof Invitation>;

const invitations = entity('invitation', Invitation, [(first) => ({ ...first, sent_at: first['created_at'] })]);

/** The places of a company's open invitations. The index is milliseconds behind the table. */
export const openInvitationPlaces = async (companyId: string, now: string): Promise<AccountScope[]> =>
  (await queryIndex('by-company', companyInvitationsPartition(companyId)))
    .map((entry) => entry['projection'] as Projection)
    .filter((invitation) => stateOf(invitation, now) === 'open')
    .map(({ place }) => place);

/** By id, without an access check. */
export const getInvitation = async (invitationId: string): Promise<Invitation | undefined> => {
  const item = await get(invitationKey(invitationId));
  return item && invitations.read(item);
};

/** Throws not-found if it does not exist or the actor could not have sent it. */
export const getOwnInvitation = async (actor: Actor, invitationId: string): Promise<Invitation> => {
  const invitation = await getInvitation(invitationId);
  if (!invitation || !isInScope(invitationScope, actor, subjectOf(membershipOf(invitation))))
    throw new Problem('not-found');
  return invitation;
};

/** The invitation that a link opens; undefined if it was sent again later, which ends its earlier links. */
export const invitationOf = async ({ purpose, subject, made_at }: Link): Promise<Invitation | undefined> => {
  const invitation = purpose === 'invitation' ? await getInvitation(subject) : undefined;
  return invitation?.sent_at === made_at ? invitation : undefined;
};

/** Whether a request has created the person's login with this link but did not finish. */
export const isBegun = ({ begun_at }: { begun_at: string | null }, { closed }: Invitation): boolean =>
  begun_at !== null && closed?.as === 'accepted';

export const membershipOf = ({ role: as, company, stores, category_ids }: Invitation): AccountScope => ({
  role: as,
  company,
  store_ids: stores.map((store) => store.id),
  category_ids,
});

const subjectOf = ({ role: as, company, store_ids }: AccountScope) => ({
  role: as,
  company_id: company?.id ?? null,
  store_ids,
});

type Projection = { place: AccountScope; contact: string; closed: Invitation['closed']; valid_until: string };
type Filter = Paging<'created_at' | 'contact'> & {
  roles?: string[] | undefined;
  states?: string[] | undefined;
  company_id?: string | undefined;
  contact?: string | undefined;
};

/** One page of the invitations that the actor could have sent, by default oldest first. */
export const listInvitations = async (actor: Actor, filter: Filter, now: string) => {
  const { entries, isWhole } = await readNewest(invitationScope, actor, {
    sources: (list) => {
      switch (list.list) {
        case 'role':
          return [{ index: 'all', pk: invitationsPartition }];
        case 'company-role':
          return [{ index: 'by-company', pk: companyInvitationsPartition(list.company) }];
      }
    },
    subject: (entry) => subjectOf((entry['projection'] as Projection).place),
  });
  const isNumberOf = searchFor(filter.contact ?? '');
  const page = await pageOf<Projection, Invitation>({
    entries,
    paging: filter,
    sorting: { language: 'cs', columns: { created_at: inGivenOrder, contact: ({ contact }) => contact } },
    keep: (projection) =>
      (!filter.roles || filter.roles.includes(projection.place.role)) &&
      (!filter.states || filter.states.includes(stateOf(projection, now))) &&
      (!filter.company_id || projection.place.company?.id === filter.company_id) &&
      (!filter.contact ||
        includesFolded(projection.contact, filter.contact) ||
        isNumberOf([projection.contact.replace('+', '')])),
    key: invitationKey,
    read: invitations.read,
  });
  return isWhole ? page : ({ ...page, total_is_minimum: true } as const);
};

const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000);
/** Closed invitations stay in the list for this many days. */
const keptDays = 60;

/**
 * Throws already-invited if the person at this contact has an open invitation to the place. For a refusal before any
 * limit is counted; the writes of the invitation decide.
 */
export const requireNotInvited = async (
  contact: string,
  { role, company }: AccountScope,
  now: string,
): Promise<void> => {
  const earlier = await get(invitedKey(contact, role, company?.id ?? null));
  if (earlier && Number(earlier[expiry]) > seconds(now)) throw new Problem('already-invited');
};

/**
 * The writes of a new invitation. They fail as part `invited` if the same person already has an open invitation to the
 * same place.
 */
export const invitationWrites = (invitation: Invitation, now: string): Write[] => [
  { part: ofInvitation, put: invitationItem(invitation), if: ifNotExists },
  onlyInvitedWrite(invitation, now),
];

const onlyInvitedWrite = (invitation: Invitation, now: string): Write => ({
  part: ofInvited,
  put: { ...keyOfInvited(invitation), id: invitation.id, [expiry]: seconds(invitation.valid_until) },
  if: {
    expression: `attribute_not_exists(pk) OR ${expiry} <= :now OR #id = :id`,
    names: { '#id': 'id' },
    values: { ':now': seconds(now), ':id': invitation.id },
  },
});

/** Not closed, and not sent again meanwhile. */
const unchanged = ({ valid_until }: Invitation) => ({
  expression: 'closed = :open AND valid_until = :until',
  values: { ':open': null, ':until': valid_until },
});

/**
 * Stores a new link of an open invitation, valid until the invitation expires. `null` if the invitation was accepted or
 * revoked, which also makes its earlier links useless. A revoked one notes that its message was withheld, so that
 * restoring it sends the message.
 */
export const invitationLink = async (
  invitationId: string,
): Promise<{ invitation: Invitation; code: string } | null> => {
  const invitation = await getInvitation(invitationId);
  if (!invitation || invitation.closed?.as === 'accepted') return null;
  const { email, sent_at } = invitation;
  const { code, write } = newLink({ purpose: 'invitation', subject: invitationId, email, now: sent_at });
  try {
    if (invitation.closed) {
      await transact([withheldWrite(invitationId)]);
      return null;
    }
    await transact([{ part: ofInvitation, check: invitationKey(invitationId), if: unchanged(invitation) }, write]);
    return { invitation, code };
  } catch (error) {
    // Revoked, restored, accepted or sent again meanwhile.
    if (error instanceof ConditionFailed) return invitationLink(invitationId);
    throw error;
  }
};

const stillRevoked = { expression: 'closed.#as = :revoked', names: { '#as': 'as' }, values: { ':revoked': 'revoked' } };

const withheldWrite = (invitationId: string): Write => ({
  part: ofInvitation,
  update: invitationKey(invitationId),
  set: 'SET closed.withheld = :withheld',
  values: { ':withheld': true },
  if: stillRevoked,
});

/** Closes an open invitation. Fails as part `invitation` if another request closed it first or sent it again. */
export const closedWrites = (invitation: Invitation, closed: NonNullable<Invitation['closed']>): Write[] => [
  { part: ofInvitation, put: invitationItem({ ...invitation, closed }), if: unchanged(invitation) },
  { part: ofInvited, remove: keyOfInvited(invitation) },
];

/**
 * Makes an open or expired invitation valid from now, and its earlier links useless; the caller sends it in the same
 * transaction. Fails as part `invitation` if it was closed or sent again meanwhile, and as part `invited` if the person
 * has got another invitation to the same place.
 */
export const renewedWrites = (before: Invitation, renewed: Invitation, now: string): Write[] => [
  { part: ofInvitation, put: invitationItem(renewed), if: unchanged(before) },
  onlyInvitedWrite(renewed, now),
];

/**
 * Opens a revoked invitation again; its link was kept and works. If its message was withheld, the caller sends it in
 * the same transaction. Fails as part `invitation` if it is not revoked or its message was withheld meanwhile, and as
 * part `invited` if the person has got another invitation to the same place.
 */
export const restoredWrites = (invitation: Invitation, now: string): Write[] => {
  const withheld = invitation.closed?.withheld ? 'attribute_exists' : 'attribute_not_exists';
  return [
    {
      part: ofInvitation,
      put: invitationItem({ ...invitation, closed: null }),
      if: { ...stillRevoked, expression: `${stillRevoked.expression} AND ${withheld}(closed.withheld)` },
    },
    onlyInvitedWrite(invitation, now),
  ];
};

const contactOf = ({ email, phone }: Pick<Invitation, 'email' | 'phone'>): string => email ?? phone ?? '';
const keyOfInvited = ({ role: as, company, ...invitation }: Invitation) =>
  invitedKey(contactOf(invitation), as, company?.id ?? null);

const invitationItem = (invitation: Invitation) => {
  const { company, closed, created_at, valid_until } = invitation;
  const projection: Projection = {
    place: membershipOf(invitation),
    contact: contactOf(invitation),
    closed,
    valid_until,
  };
  const sortKey = `${created_at}#${invitation.id}`;
  return {
    ...invitationKey(invitation.id),
    ...invitations.store(invitation),
    projection,
    [expiry]: seconds(valid_until) + keptDays * 86_400,
    all_pk: invitationsPartition,
    all_sk: sortKey,
    ...(company && { company_pk: companyInvitationsPartition(company.id), company_sk: sortKey }),
  };
};
