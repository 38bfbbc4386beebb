import { getStoreCode } from '#shared/contracts/stores.ts';
import { codeOf } from '../data/stores/store-code.ts';
import { getStore } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getStoreCode, async ({ actor, params }) => {
  const { id } = await getStore(actor, params.id);
  const present = await codeOf(id);
  return { data: { id, code: present?.code ?? null, created_at: present?.created_at ?? null } };
});
