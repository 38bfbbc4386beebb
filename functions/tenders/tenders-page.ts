import type { Input } from '#shared/contracts/endpoint.ts';
import type { listTenders } from '#shared/contracts/tenders.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listTenders as tendersOf, seenTenders } from '../data/tenders/tender-lists.ts';
import { readsAll, toReplyRow } from './to-reply.ts';

type Request = { actor: Actor; query: Input<typeof listTenders>['query'] };

/** One page of the tenders that the actor reads, as they see them. Also the rows of an export. */
export const tendersPage = async ({ actor, query }: Request) => {
  const page = await tendersOf(actor, query);
  const own = readsAll(actor) ? [] : await seenTenders(actor);
  const participationOf = new Map(own.map(({ participation }) => [participation.tender_id, participation]));
  return { ...page, data: page.data.map((tender) => toReplyRow(actor, tender, participationOf.get(tender.id))) };
};
