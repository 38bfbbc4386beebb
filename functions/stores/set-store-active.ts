import { setStoreActive } from '#shared/contracts/stores.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { Problem } from '#shared/domain/problem.ts';
import { storeAudit } from '#shared/domain/stores/audit.ts';
import { requireNoShiftsAhead } from '#shared/domain/stores/closing.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { ofPlanUses } from '../data/billing/plan-uses.ts';
import { planUseWrites } from '../data/billing/plan.ts';
import { countShiftsAhead } from '../data/shifts/all-of-place.ts';
import { getStore, storeWrites } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';
import { toReplyStore } from './to-reply.ts';

export const handler = serve(setStoreActive, async ({ actor, params, body, now }) => {
  const { version, active } = body;
  const store = await getStore(actor, params.id);
  if (store.version !== version) throw new Problem('changed');
  if (store.active === active) return { reply: { data: toReplyStore(store, actor) } };
  if (!active) requireNoShiftsAhead(await countShiftsAhead(store.id, now));
  const changed = { ...store, active, version: version + 1 };
  const { id, name, company } = store;
  const planUses = active ? await planUseWrites(company, 'stores', { by: actor.role, now }) : [];
  const action = active ? 'store-activated' : 'store-deactivated';
  const changes = changesOf(storeAudit, store, changed);
  return {
    reply: { data: toReplyStore(changed, actor) },
    writes: [
      ...storeWrites(store, changed),
      ...planUses,
      auditEntryWrite({ action, by: actor, at: now, company, about: { id, name }, changes }),
    ],
    retryOn: [ofPlanUses],
  };
});
