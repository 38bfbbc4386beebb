import type * as z from 'zod/mini';
import type { Locale } from '#shared/contracts/fields.ts';
import type { Invitation as WireInvitation, Person, PendingUser } from '#shared/contracts/people.ts';
import { stateOf } from '#shared/domain/people/invitation.ts';
import type { Account } from '../data/accounts.ts';
import type { Invitation } from '../data/invitations.ts';
import { specialtyNames } from '../data/specialties.ts';
import { nameIn } from '../http/translate.ts';

/** Looks up specialty names in the reader's language; deleted specialties have none. */
export const specialtiesIn = async (locale: Locale) => {
  const names = await specialtyNames();
  return (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const found = names.get(id);
      return found ? [{ id, name: nameIn(locale, found) }] : [];
    });
};
type Specialties = Awaited<ReturnType<typeof specialtiesIn>>;

export const presentPerson = (account: Account, specialties: Specialties): z.input<typeof Person> => ({
  ...account,
  stores_ids: account.store_ids,
  categories: specialties(account.category_ids),
});

/** Null if the account is no longer waiting. */
export const presentWaiting = ({ waits, ...account }: Account): z.input<typeof PendingUser> | null =>
  waits && { ...account, ...waits };

export const presentInvitation = (
  invitation: Invitation,
  specialties: Specialties,
  now: string,
): z.input<typeof WireInvitation> => ({
  ...invitation,
  categories: specialties(invitation.category_ids),
  state: stateOf(invitation, now),
});
