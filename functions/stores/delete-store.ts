import { deleteStore } from '#shared/contracts/stores.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { storeAudit } from '#shared/domain/stores/audit.ts';
import { requireDeletable } from '#shared/domain/stores/closing.ts';
import { auditEntry } from '../data/audit.ts';
import { listAccounts } from '../data/people/account-lists.ts';
import { countShiftsAt } from '../data/shifts/all-of-place.ts';
import { getStore, storeRemoved } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(deleteStore, async ({ actor, params, now }) => {
  const store = await getStore(actor, params.id);
  const { id, name, company } = store;
  const managers = { company_id: company.id, store_id: id, per_page: 1, page: 1 };
  const [shifts, { total: people }] = await Promise.all([countShiftsAt(id), listAccounts(actor, managers)]);
  requireDeletable(store, { shifts, people });
  const changes = changesOf(storeAudit, store, null);
  return {
    reply: { data: { id } },
    writes: [
      ...storeRemoved(store),
      auditEntry({ action: 'store-deleted', by: actor, at: now, company, about: { id, name }, changes }),
    ],
  };
});
