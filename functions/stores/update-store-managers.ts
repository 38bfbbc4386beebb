import { updateStoreManagers } from '#shared/contracts/stores.ts';
import { requireStoreLeft } from '#shared/domain/people/role-grants.ts';
import { Problem } from '#shared/domain/problem.ts';
import { maxStores, mayManage, storesAfter } from '#shared/domain/stores/managers.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { accountChangeWrites, getPerson } from '../data/people/accounts.ts';
import { updateFilterListsNow } from '../data/people/filter-lists.ts';
import { ofStoreTies } from '../data/stores/store-ties.ts';
import { getStore, getStoresToGive } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(updateStoreManagers, async ({ actor, params, body, now }) => {
  const { user_id, remove = false } = body;
  const store = await getStore(actor, params.id);
  const before = await getPerson(actor, user_id, 'user_id');
  if (!mayManage(before, store)) throw new Problem('not-found', { fields: { user_id: { key: 'not-found' } } });
  const store_ids = storesAfter(before, store, remove);
  if (store_ids.length === before.store_ids.length) return { reply: { data: before } };
  requireStoreLeft(before.roles, store_ids, 'user_id');
  if (store_ids.length > maxStores)
    throw new Problem('invalid-input', { fields: { user_id: { key: 'array-too-big', params: { count: maxStores } } } });
  const { conditions } = await getStoresToGive(actor, remove ? [] : [store.id], { companyId: store.company.id });
  const after = { ...before, store_ids, version: before.version + 1 };
  const action = remove ? 'store-manager-removed' : 'store-manager-added';
  const about = { id: before.id, name: before.fio };
  return {
    reply: { data: after },
    writes: [
      ...accountChangeWrites({ before, after }),
      ...conditions,
      auditEntryWrite({ action, by: actor, at: now, company: store.company, about }),
    ],
    retryOn: [ofStoreTies],
    afterCommit: () => updateFilterListsNow(before),
  };
});
