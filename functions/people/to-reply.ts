import type * as z from 'zod/mini';
import type { Invitation as WireInvitation, Person, PersonDetails, PendingUser } from '#shared/contracts/people.ts';
import { editablePersonFields } from '#shared/domain/people/editable-person.ts';
import { stateOf } from '#shared/domain/people/invitation.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { Account } from '../data/people/accounts.ts';
import type { Invitation } from '../data/people/invitations.ts';
import type { specialtiesIn } from '../http/specialties-in.ts';

type Specialties = Awaited<ReturnType<typeof specialtiesIn>>;

export const toReplyPerson = (account: Account, specialties: Specialties): z.input<typeof Person> => ({
  ...account,
  stores_ids: account.store_ids,
  categories: specialties(account.category_ids),
});

/** As a reader sees the person who may edit some of the fields: the others' bank account and deduction are hidden. */
export const toReplyDetails = (
  account: Account,
  specialties: Specialties,
  actor: Actor,
): z.input<typeof PersonDetails> => {
  const editable = editablePersonFields(actor.role, account.roles);
  return {
    ...toReplyPerson(account, specialties),
    version: account.version,
    categories_ids: account.category_ids,
    personal_number: account.personal_number,
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
