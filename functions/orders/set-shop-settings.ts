import { setShopSettings } from '#shared/contracts/orders.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { shopSettingsAudit } from '#shared/domain/orders/audit.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { getShopSettings, shopSettingsWrite } from '../data/orders/shop-settings.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(setShopSettings, async ({ body, actor, now }) => {
  const before = await getShopSettings();
  if (before.version !== body.version) throw new Problem('changed');
  const after = { ...body, version: body.version + 1 };
  const changes = changesOf(shopSettingsAudit, before, after);
  return {
    reply: { data: after },
    writes: [shopSettingsWrite(after), auditEntryWrite({ action: 'shop-settings-set', by: actor, at: now, changes })],
  };
});
