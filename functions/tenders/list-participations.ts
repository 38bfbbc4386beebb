import { listParticipations } from '#shared/contracts/tenders.ts';
import { slicePage } from '../data/list.ts';
import { participationsOf } from '../data/tenders/participations.ts';
import { getTender } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { readsAll, toReplyParticipation } from './to-reply.ts';

export const handler = serve(listParticipations, async ({ actor, params: { id }, query }) => {
  const tender = await getTender(actor, id);
  const seen = (await participationsOf(tender)).filter(
    ({ company }) => readsAll(actor) || company.id === actor.company?.id,
  );
  const page = slicePage(seen, query, (one) => one.id);
  return { ...page, data: page.data.map((one) => toReplyParticipation(one, tender)) };
});
