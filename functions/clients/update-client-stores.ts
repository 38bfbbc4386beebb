import { updateClientStores } from '#shared/contracts/clients.ts';
import { isWithin, sameStores } from '#shared/domain/clients/cooperation.ts';
import { Problem } from '#shared/domain/problem.ts';
import { cooperationsBy } from '../data/clients/cooperations.ts';
import { serve } from '../http/serve.ts';
import { cooperationFor } from './cooperation-for.ts';
import { cooperationsChange } from './cooperations-change.ts';
import { requireStoresOf } from './require-stores.ts';

export const handler = serve(updateClientStores, async ({ body, actor, now }) => {
  const { vendor, customer } = await cooperationFor(actor, body);
  const { version, cooperations } = await cooperationsBy(vendor.id);
  const before = cooperations.find((cooperation) => cooperation.customer.id === customer.id);
  if (version !== body.version || !before) throw new Problem('changed');
  if (actor.role === 'ROLE_VENDOR' && !isWithin(body.store_ids, before.store_ids))
    throw new Problem('service-not-widened');
  await requireStoresOf(customer.id, body.store_ids);
  if (sameStores(before.store_ids, body.store_ids)) return { reply: { data: { version } } };
  const changes = [{ before, next: { ...before, store_ids: body.store_ids } }];
  return cooperationsChange({ actor, now }, { vendorId: vendor.id, changes }, body);
});
