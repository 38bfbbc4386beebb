import { getTenderProof } from '#shared/contracts/tenders.ts';
import { findHistoryHead, historyOf } from '../data/tenders/history.ts';
import { participationsOf } from '../data/tenders/participations.ts';
import { getTender } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getTenderProof, async ({ actor, params: { id } }) => {
  const tender = await getTender(actor, id);
  const head = await findHistoryHead(id);
  const [entries, participations] = await Promise.all([historyOf(id), participationsOf(tender)]);
  const { number, name, deadline } = tender;
  return {
    tender: { id, number, name, deadline },
    head: head ?? { n: 0, hash: '' },
    // Somebody may have added one since.
    entries: entries.slice(0, head?.n ?? 0),
    quotes: participations.flatMap(({ id: participation_id, company, revision, sealed, opened }) =>
      sealed
        ? [
            {
              participation_id,
              company,
              revision,
              sealed: sealed.content,
              key: opened?.key ?? null,
              terms: opened?.terms ?? null,
            },
          ]
        : [],
    ),
  };
});
