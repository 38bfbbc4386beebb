import type { Input } from '#shared/contracts/endpoint.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import type { listProducts as contract } from '#shared/contracts/products.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listProducts } from '../data/products/product-lists.ts';
import { toReplyPage } from './to-reply.ts';

type Query = Input<typeof contract>['query'];

/** One page of the products that the actor reads, as they see it. Also the rows of an export. */
export const productsPage = async ({ actor, query, locale }: { actor: Actor; query: Query; locale: Locale }) =>
  toReplyPage(await listProducts(actor, query), { actor, locale });
