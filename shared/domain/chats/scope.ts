import type { Actor } from '../roles.ts';
import { all, everything, nothing, ofAccount, ofPerformer, own, ownPerformer } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

/** Whose a channel is: a performer's, which all its vendors read, or one person's. */
export type ChannelSubject = { company_id: string | null; account_id: string };

/** Everybody reads their own channels, the vendors of a company those of the company, the platform all of them. */
export const chatScope: Scope<ChannelSubject, 'all' | 'performer' | 'account'> = {
  listsWith: ({ company_id, account_id }) => [
    all,
    company_id === null ? ofAccount(account_id) : ofPerformer(company_id),
  ],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: everything,
    ROLE_VENDOR: (actor) => (actor.company ? ownPerformer(actor) : own(actor)),
    ROLE_VENDOR_STAFF: own,
    ROLE_BUYER: own,
    ROLE_BUYER_MANAGER: own,
    ROLE_STORE_MANAGER: own,
    ROLE_USER: nothing,
  },
};

/** Whose channels a person opens. */
export const subjectOfPerson = ({ id, role, company }: Pick<Actor, 'id' | 'role' | 'company'>): ChannelSubject => ({
  company_id: role === 'ROLE_VENDOR' && company ? company.id : null,
  account_id: id,
});
