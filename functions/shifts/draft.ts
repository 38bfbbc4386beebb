import { randomUUID } from 'node:crypto';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { createShift } from '#shared/contracts/shifts.ts';
import { requireActiveCompanies } from '../data/companies/require-active.ts';
import { agreedPricesOf } from '../data/pay/agreed-prices.ts';
import { law } from '../data/shifts/law.ts';
import { getStore } from '../data/stores/stores.ts';
import type { RequestContext } from '../http/context.ts';
import { chosenSpecialty } from './specialty.ts';

type OrderRequest = RequestContext & Pick<Input<typeof createShift>, 'body'>;

/**
 * The store and the specialty of an order, if the actor may use them, with the prices of the store's performers and of
 * others. Throws company-inactive.
 */
export const draftContext = async ({ actor, now, body }: OrderRequest, others: readonly string[] = []) => {
  const [store, chosen] = await Promise.all([
    getStore(actor, body.store_id, 'store_id'),
    chosenSpecialty(body.category_id),
  ]);
  const performers = [...store.vendors.map(({ id }) => id), ...others];
  const [prices] = await Promise.all([
    agreedPricesOf(performers, store.company.id, chosen.id),
    requireActiveCompanies(store.company.id, body.vendor_id),
  ]);
  return { store, specialty: { ...chosen, prices }, actor, now, id: randomUUID(), law };
};
