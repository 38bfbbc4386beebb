import { receivedRequestsPartition, sentRequestsPartition } from '../clients/service-requests.ts';
import { companyWaitingPartition } from '../people/accounts.ts';
import { openInvitationPlaces } from '../people/invitations.ts';
import { countProducts } from '../products/product-counts.ts';
import { customerStoresPartition } from '../stores/stores.ts';
import { type Item, queryIndex, queryTable } from '../table.ts';
import { clientsOf } from './companies.ts';
import { type Company, companyKey } from './company.ts';

type Ties = { stores: number; waiting: number; invitations: number; cooperations: number; products: number };

/**
 * How many stores, people who wait, open invitations, cooperations and requests for them, and products a company has. The indexes are
 * milliseconds behind the table.
 */
export const tiesOf = async ({ id, role }: Pick<Company, 'id' | 'role'>, now: string): Promise<Ties> => {
  const isVendor = role === 'vendor';
  const [stores, waiting, invitations, cooperations, requests, products] = await Promise.all([
    queryIndex('by-company', customerStoresPartition(id)),
    queryIndex('by-company', companyWaitingPartition(id)),
    openInvitationPlaces(id, now),
    isVendor ? clientsOf(id) : queryTable(companyKey(id).pk, { startsWith: 'SERVICE#' }),
    isVendor
      ? queryIndex('by-vendor', receivedRequestsPartition(id))
      : queryIndex('by-company', sentRequestsPartition(id)),
    countProducts('company', id),
  ]);
  const isOpen = (entry: Item) => {
    const { closed, valid_until } = entry['projection'] as { closed: unknown; valid_until: string };
    return closed === null && valid_until > now;
  };
  return {
    stores: stores.length,
    waiting: waiting.length,
    invitations: invitations.length,
    cooperations: cooperations.length + requests.filter(isOpen).length,
    products,
  };
};
