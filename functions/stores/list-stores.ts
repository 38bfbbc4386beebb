import { listStores } from '#shared/contracts/stores.ts';
import { listStores as loadStores } from '../data/stores.ts';
import { serve } from '../http/serve.ts';
import { presentStore } from './present.ts';

export const handler = serve(listStores, async ({ actor, query }) => {
  const page = await loadStores(actor, query);
  return { ...page, data: page.data.map((store) => presentStore(store, actor)) };
});
