import { keys, partitions } from '../keys.ts';
import type { Item } from '../table.ts';
import { queryIndex, queryTable } from '../table.ts';
import { clientsOf } from './companies.ts';
import type { Company } from './company.ts';

type Ties = { stores: number; waiting: number; invitations: number; cooperations: number };

/**
 * How many stores, people who wait, open invitations, and cooperations and requests for them a company has. The indexes are
 * milliseconds behind the table.
 */
export const tiesOf = async ({ id, role }: Pick<Company, 'id' | 'role'>, now: string): Promise<Ties> => {
  const isVendor = role === 'vendor';
  const [stores, waiting, invitations, cooperations, requests] = await Promise.all([
    queryIndex('by-company', partitions.customerStores(id)),
    queryIndex('by-company', partitions.companyWaiting(id)),
    queryIndex('by-company', partitions.companyInvitations(id)),
    isVendor ? clientsOf(id) : queryTable(keys.company(id).pk, { startsWith: 'SERVICE#' }),
    isVendor
      ? queryIndex('by-vendor', partitions.receivedRequests(id))
      : queryIndex('by-company', partitions.sentRequests(id)),
  ]);
  const isOpen = (entry: Item) => {
    const { closed, valid_until } = entry['projection'] as { closed: unknown; valid_until: string };
    return closed === null && valid_until > now;
  };
  return {
    stores: stores.length,
    waiting: waiting.length,
    invitations: invitations.filter(isOpen).length,
    cooperations: cooperations.length + requests.filter(isOpen).length,
  };
};
