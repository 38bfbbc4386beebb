import type { Input } from '#shared/contracts/endpoint.ts';
import type { listWaiting } from '#shared/contracts/people.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { listWaiting as loadWaiting } from '../data/people/account-lists.ts';
import { toReplyWaiting } from './to-reply.ts';

/** One page of the people whose request the actor may answer. Also the rows of an export. */
export const waitingPage = async ({ actor, query }: { actor: Actor; query: Input<typeof listWaiting>['query'] }) => {
  const page = await loadWaiting(actor, query);
  return { ...page, data: page.data.flatMap((account) => toReplyWaiting(account) ?? []) };
};
