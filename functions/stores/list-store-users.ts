import { listStoreUsers } from '#shared/contracts/stores.ts';
import { listAccounts } from '../data/people/account-lists.ts';
import { getStore } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listStoreUsers, async ({ actor, params, query }) => {
  const { id, company } = await getStore(actor, params.id);
  // The reply's schema strips what the tab does not show.
  return listAccounts(actor, { ...query, company_id: company.id, store_id: id });
});
