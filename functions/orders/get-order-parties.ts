import type { Reply } from '#shared/contracts/endpoint.ts';
import { getOrderParties } from '#shared/contracts/orders.ts';
import { getCompany } from '../data/companies/companies.ts';
import { getOrder } from '../data/orders/orders.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getOrderParties, async ({ actor, params: { id } }) => {
  const order = await getOrder(actor, id);
  const { company, customer, user } = order;
  const [seller, buyer] = await Promise.all([partyOf(company), customer ? partyOf(customer) : nameOnly(user.fio)]);
  return { data: { seller, customer: buyer } };
});

type Party = Reply<typeof getOrderParties>['data']['seller'];

const nameOnly = (name: string): Party => ({ name, inn: null, vat_id: null, address: null, phone: null });

/** A company as it is now. Of one that was deleted, the name when it was ordered. */
const partyOf = async ({ id, name }: { id: string; name: string }): Promise<Party> =>
  (await getCompany(id)) ?? nameOnly(name);
