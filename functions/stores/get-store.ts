import { getStore } from '#shared/contracts/stores.ts';
import { getStore as loadStore } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';
import { presentStore } from './present.ts';

export const handler = serve(getStore, async ({ actor, params }) => ({
  data: presentStore(await loadStore(actor, params.id), actor),
}));
