import {
  ofCompany,
  ofStore,
  ofAllStores,
  ofAccount,
  admins,
  own,
  ownCompany,
  ownStores,
  support,
} from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

/**
 * The recipient of a notification: one account, the buyers or vendors of a company, the buyers of a company together
 * with the people who manage one of its stores, all admins, or all who answer in the support chat.
 */
export type Recipient = { account: string } | { company: string; store?: string } | 'admins' | 'support';
export const notificationScope: Scope<
  Recipient,
  'account' | 'company' | 'store' | 'all-stores' | 'admins' | 'support'
> = {
  listsWith: (to) => {
    if (to === 'admins') return [admins];
    if (to === 'support') return [support];
    if ('account' in to) return [ofAccount(to.account)];
    return to.store === undefined ? [ofCompany(to.company)] : [ofAllStores(to.company), ofStore(to.company, to.store)];
  },
  listsFor: {
    ROLE_ADMIN: (actor) => [...own(actor), admins, support],
    ROLE_MANAGER: (actor) => [...own(actor), support],
    ROLE_VENDOR: (actor) => [...own(actor), ...ownCompany(actor)],
    ROLE_VENDOR_STAFF: own,
    ROLE_BUYER: (actor) => [
      ...own(actor),
      ...ownCompany(actor),
      ...(actor.company ? [ofAllStores(actor.company.id)] : []),
    ],
    ROLE_BUYER_MANAGER: (actor) => [...own(actor), ...ownStores(actor)],
    ROLE_STORE_MANAGER: (actor) => [...own(actor), ...ownStores(actor)],
    ROLE_USER: own,
  },
};
