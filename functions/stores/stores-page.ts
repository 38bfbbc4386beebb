import type { Input } from '#shared/contracts/endpoint.ts';
import type { listStores as contract } from '#shared/contracts/stores.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listStores } from '../data/stores/store-lists.ts';
import { toReplyStore } from './to-reply.ts';

type Query = Input<typeof contract>['query'];

/** One page of the stores that the actor reaches, as they see it. Also the rows of an export. */
export const storesPage = async ({ actor, query }: { actor: Actor; query: Query }) => {
  const page = await listStores(actor, query);
  return { ...page, data: page.data.map((store) => toReplyStore(store, actor)) };
};
