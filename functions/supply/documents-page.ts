import type { Input } from '#shared/contracts/endpoint.ts';
import type { listDeliveryDocuments } from '#shared/contracts/supply.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listDocuments } from '../data/supply/document-lists.ts';
import { toReplyRow } from './to-reply.ts';

type Query = Input<typeof listDeliveryDocuments>['query'];

/** One page of the documents that the actor reads, as they see it. Also the rows of an export. */
export const documentsPage = async ({ actor, query }: { actor: Actor; query: Query }) => {
  const page = await listDocuments(actor, query);
  return { ...page, data: page.data.map((document) => toReplyRow(actor, document)) };
};
