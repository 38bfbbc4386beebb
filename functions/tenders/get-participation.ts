import { getParticipation } from '#shared/contracts/tenders.ts';
import { allowedAnswers } from '#shared/domain/tenders/participation.ts';
import { getParticipation as participationFor } from '../data/tenders/participations.ts';
import { openOwnQuote } from '../data/tenders/sealing.ts';
import { serve } from '../http/serve.ts';
import { toReplyParticipation } from './to-reply.ts';

/** The only function that may decrypt a quote for who sent it. */
export const handler = serve(getParticipation, async ({ actor, params: { id }, now }) => {
  const { participation, tender } = await participationFor(actor, id);
  const { sealed, opened, revision } = participation;
  const bound = { tender_id: tender.id, participation_id: id, revision };
  const terms = opened?.terms ?? (sealed ? await openOwnQuote(bound, sealed) : undefined);
  return {
    data: {
      ...toReplyParticipation(participation, tender, terms),
      answers: allowedAnswers(tender, participation.state, now),
    },
  };
});
