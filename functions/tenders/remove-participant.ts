import { removeParticipant } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { findHistoryHead, historyWrites, ofTenderHistory } from '../data/tenders/history.ts';
import { findParticipation, getParticipation, participationWrite } from '../data/tenders/participations.ts';
import { tenderNotificationWrite } from '../data/tenders/tender-notifications.ts';
import { tenderWrites } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { mayInvite, requireAllowed } from './may.ts';

export const handler = serve(removeParticipant, async ({ params: { id }, query, actor, now }) => {
  const known = await findParticipation(id);
  if (!known) throw new Problem('not-found');
  const head = await findHistoryHead(known.tender_id);
  const { participation, tender } = await getParticipation(actor, id);
  if (participation.state === 'removed') throw new Problem('not-found');
  if (participation.version !== query.version) throw new Problem('changed');
  if (tender.opened_at !== null) throw new Problem('tender-closed');
  requireAllowed(mayInvite(tender, now));
  const { company } = participation;
  const changed = {
    ...tender,
    version: tender.version + 1,
    participants: tender.participants.filter((one) => one.id !== id),
    removed_quotes: tender.removed_quotes || participation.revision > 0,
  };
  return {
    reply: { data: { id } },
    writes: [
      ...tenderWrites(tender, changed),
      participationWrite(participation, {
        ...participation,
        version: participation.version + 1,
        state: 'removed',
        sealed: null,
      }),
      ...historyWrites(tender.id, head, { by: actor, at: now }, [
        { what: 'removed', details: { participation_id: id, company_id: company.id, company: company.name } },
      ]),
      ...(tender.published_at === null
        ? []
        : [tenderNotificationWrite(tender, company.id, 'tender-removed', { at: now, company: tender.company.name })]),
    ],
    retryOn: [ofTenderHistory],
  };
});
