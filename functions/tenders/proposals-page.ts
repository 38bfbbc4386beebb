import type { Input } from '#shared/contracts/endpoint.ts';
import type { listProposals } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { slicePage } from '../data/list.ts';
import { participationsOf } from '../data/tenders/participations.ts';
import { seenTenders } from '../data/tenders/tender-lists.ts';
import { getTender } from '../data/tenders/tenders.ts';
import { readsAll, toReplyProposal } from './to-reply.ts';

type Request = { actor: Actor; query: Input<typeof listProposals>['query'] };

/** One page of the participations that the actor reads, the newest invitation first. Also the rows of an export. */
export const proposalsPage = async ({ actor, query }: Request) => {
  const { tender_id, company_id, statuses = [], ...paging } = query;
  const found = (await participationsFor(actor, tender_id)).filter(
    ({ participation: { company, state } }) =>
      (company_id === undefined || company.id === company_id) && (statuses.length === 0 || statuses.includes(state)),
  );
  const newest = found.toSorted((one, other) =>
    one.participation.invited_at < other.participation.invited_at ? 1 : -1,
  );
  const page = slicePage(
    paging.order === 'asc' ? newest.toReversed() : newest,
    paging,
    ({ participation }) => participation.id,
  );
  return { ...page, data: page.data.map(({ participation, tender }) => toReplyProposal(participation, tender)) };
};

const participationsFor = async (actor: Actor, tenderId: string | undefined) => {
  if (tenderId === undefined) {
    if (readsAll(actor)) throw new Problem('invalid-input', { fields: { tender_id: { key: 'required' } } });
    return seenTenders(actor);
  }
  const tender = await getTender(actor, tenderId);
  return (await participationsOf(tender))
    .filter(({ company }) => readsAll(actor) || company.id === actor.company?.id)
    .map((participation) => ({ participation, tender }));
};
