import type * as z from 'zod/mini';
import type { Invitation as WireInvitation, Person, PersonDetails, PendingUser } from '#shared/contracts/people.ts';
import { stateOf } from '#shared/domain/people/invitation.ts';
import { namesOf } from '#shared/domain/people/names.ts';
import { allPhonesOf } from '#shared/domain/people/phone.ts';
import type { Account } from '../data/people/accounts.ts';
import type { Invitation } from '../data/people/invitations.ts';
import { toPhotoPaths } from '../data/people/to-photo-paths.ts';
import type { specialtiesIn } from '../http/specialties-in.ts';
import type { PersonFacts } from './person-facts.ts';

type Specialties = Awaited<ReturnType<typeof specialtiesIn>>;

export const toReplyPerson = (account: Account, specialties: Specialties): z.input<typeof Person> => ({
  ...account,
  phone_numbers: allPhonesOf(account),
  avatar: toPhotoPaths(account).avatar,
  stores_ids: account.store_ids,
  categories: specialties(account.category_ids),
});

/** As a reader sees the person who may edit some of the fields: the others' bank account and deduction are hidden. */
export const toReplyDetails = (
  account: Account,
  specialties: Specialties,
  { editable, ...facts }: PersonFacts,
): z.input<typeof PersonDetails> => {
  return {
    ...toReplyPerson(account, specialties),
    ...facts,
    ...namesOf(account.fio, account.names),
    photo: toPhotoPaths(account).photo,
    is_admin: account.roles[0] === 'ROLE_ADMIN',
    version: account.version,
    categories_ids: account.category_ids,
    bank_account: editable.includes('bank_account') ? account.bank_account : null,
    deduction: editable.includes('deduction') ? account.deduction : null,
    editable: [...editable],
  };
};

/** Null if the account is no longer waiting. */
export const toReplyWaiting = ({ waits, ...account }: Account): z.input<typeof PendingUser> | null =>
  waits && { ...account, ...waits };

export const toReplyInvitation = (
  invitation: Invitation,
  specialties: Specialties,
  now: string,
): z.input<typeof WireInvitation> => ({
  ...invitation,
  categories: specialties(invitation.category_ids),
  state: stateOf(invitation, now),
});
