import { getStore } from '#shared/contracts/stores.ts';
import { getStore as loadStore } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';
import { toReplyStore } from './to-reply.ts';

export const handler = serve(getStore, async ({ actor, params }) => ({
  data: toReplyStore(await loadStore(actor, params.id), actor),
}));
