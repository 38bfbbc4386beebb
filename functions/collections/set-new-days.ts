import { setNewDays } from '#shared/contracts/collections.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { newDaysAudit } from '#shared/domain/collections/audit.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { getNewProducts, newDaysWrite, ofNewProducts } from '../data/collections/new-products.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(setNewDays, async ({ body, actor, now }) => {
  const before = await getNewProducts();
  return {
    reply: { data: body },
    writes: [
      newDaysWrite(before, body.new_days),
      auditEntryWrite({ action: 'new-days-set', by: actor, at: now, changes: changesOf(newDaysAudit, before, body) }),
    ],
    retryOn: [ofNewProducts],
  };
});
