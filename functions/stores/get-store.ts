import { getStore } from '#shared/contracts/stores.ts';
import { mayCall } from '#shared/domain/shifts/log-visibility.ts';
import { companiesById } from '../data/companies/companies.ts';
import { getStore as loadStore } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';
import { toReplyStore } from './to-reply.ts';

export const handler = serve(getStore, async ({ actor, params }) => {
  const store = await loadStore(actor, params.id);
  const called = mayCall(actor.role, 'performer') ? store.vendors.map(({ id }) => id) : [];
  const performers = await companiesById(called);
  const contacts = performers.flatMap(({ name, phone }) => (phone === null ? [] : [{ name, phone }]));
  return { data: { ...toReplyStore(store, actor), contacts } };
});
