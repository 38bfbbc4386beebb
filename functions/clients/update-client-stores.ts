import { updateClientStores } from '#shared/contracts/clients.ts';
import { sameStores } from '#shared/domain/companies/service.ts';
import { Problem } from '#shared/domain/problem.ts';
import { servicesBy } from '../data/clients/cooperations.ts';
import { serve } from '../http/serve.ts';
import { changeServices } from './change-services.ts';
import { requireStoresOf } from './require-stores.ts';
import { serviceFor } from './service-for.ts';

export const handler = serve(updateClientStores, async ({ body, actor, now }) => {
  const { vendor, customer } = await serviceFor(actor, body);
  const { version, services } = await servicesBy(vendor.id);
  const before = services.find((service) => service.customer.id === customer.id);
  if (version !== body.version || !before) throw new Problem('changed');
  await requireStoresOf(customer.id, body.store_ids);
  if (sameStores(before.store_ids, body.store_ids)) return { reply: { data: { version } } };
  const changes = [{ before, next: { ...before, store_ids: body.store_ids } }];
  return changeServices({ actor, now }, { vendorId: vendor.id, changes }, body);
});
