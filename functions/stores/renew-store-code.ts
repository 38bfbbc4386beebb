import { renewStoreCode } from '#shared/contracts/stores.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { codeReplaced } from '../data/stores/store-code.ts';
import { getStore, unchangedStoreCheck } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(renewStoreCode, async ({ actor, params, body, now }) => {
  const store = await getStore(actor, params.id);
  const { id, name, company } = store;
  const { code, write } = codeReplaced({ id, replaces: body.replaces, now });
  return {
    reply: { data: { id, code, created_at: now } },
    writes: [
      write,
      // Otherwise a store that is being deleted would leave its code behind.
      unchangedStoreCheck(store),
      auditEntryWrite({ action: 'store-code-renewed', by: actor, at: now, company, about: { id, name } }),
    ],
  };
});
