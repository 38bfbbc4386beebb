import { moveTenderDeadline } from '#shared/contracts/tenders.ts';
import { movedDeadline } from '#shared/domain/tenders/act.ts';
import { effectWrite } from '../data/outbox.ts';
import { findHistoryHead } from '../data/tenders/history.ts';
import { participationsOf } from '../data/tenders/participations.ts';
import { participantNotificationWrites } from '../data/tenders/tender-notifications.ts';
import { getTenderAt, remindersBefore } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { hasQuotes } from './may.ts';
import { tenderChange } from './tender-change.ts';

export const handler = serve(moveTenderDeadline, async ({ params: { id }, body, ...request }) => {
  const { actor, now } = request;
  const head = await findHistoryHead(id);
  const before = await getTenderAt(actor, id, body.version);
  const has_quotes = hasQuotes(before, await participationsOf(before));
  const deadline = movedDeadline(before, body.deadline, { now, has_quotes });
  const changed = { ...before, deadline, reminded: remindersBefore(deadline, now) };
  return tenderChange(
    request,
    { head, before, changed },
    [{ what: 'deadline', details: { deadline, before: before.deadline } }],
    [
      effectWrite('seal-tender', { tender_id: id }, { now }),
      ...participantNotificationWrites(changed, 'tender-deadline', { at: now, deadline }),
    ],
  );
});
