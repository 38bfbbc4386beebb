import { all, everything, nothing, ofCompany, ofPerformer, ownCompany, ownPerformer } from '../scope/lists.ts';
import type { Scope } from '../scope/scope.ts';

/** The company that owns a tender, and the performers that see it: those invited, once it asks for quotes. */
export type TenderSubject = { company_id: string; participant_ids: readonly string[] };
export const tenderScope: Scope<TenderSubject, 'all' | 'company' | 'performer'> = {
  listsWith: ({ company_id, participant_ids }) => [all, ofCompany(company_id), ...participant_ids.map(ofPerformer)],
  listsFor: {
    ROLE_ADMIN: everything,
    ROLE_MANAGER: everything,
    ROLE_VENDOR: ownPerformer,
    ROLE_VENDOR_STAFF: nothing,
    ROLE_BUYER: ownCompany,
    ROLE_BUYER_MANAGER: ownCompany,
    ROLE_STORE_MANAGER: nothing,
    ROLE_USER: nothing,
  },
};
