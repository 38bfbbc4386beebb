import { remindParticipants } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { isAwaited, takesQuotes } from '#shared/domain/tenders/participation.ts';
import { findHistoryHead, historyWrites, ofTenderHistory } from '../data/tenders/history.ts';
import { participationsOf } from '../data/tenders/participations.ts';
import { participantNotificationWrites, tenderLetterWrite } from '../data/tenders/tender-notifications.ts';
import { getTender, ofTender, unchangedTenderCheck } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(remindParticipants, async ({ params: { id }, actor, now }) => {
  const head = await findHistoryHead(id);
  const tender = await getTender(actor, id);
  if (!takesQuotes(tender, now)) throw new Problem('tender-closed');
  const awaited = (await participationsOf(tender)).filter(({ state }) => isAwaited(state));
  if (awaited.length === 0) return { reply: { data: { reminded: 0 } } };
  return {
    reply: { data: { reminded: awaited.length } },
    writes: [
      unchangedTenderCheck(tender),
      ...historyWrites(id, head, { by: actor, at: now }, [
        { what: 'reminded', details: { count: awaited.length, deadline: tender.deadline } },
      ]),
      ...participantNotificationWrites(
        tender,
        'tender-reminder',
        { at: now, deadline: tender.deadline ?? '' },
        awaited,
      ),
      tenderLetterWrite('tenderReminder', id, now),
    ],
    limits: [{ limit: 'reminders-of-tender', subject: id }],
    retryOn: [ofTender, ofTenderHistory],
  };
});
