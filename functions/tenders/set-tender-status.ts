import { setTenderStatus } from '#shared/contracts/tenders.ts';
import { moveTender } from '#shared/domain/tenders/act.ts';
import { isActive } from '#shared/domain/tenders/participation.ts';
import { tenderRoleCodesOf, type TenderTransition } from '#shared/domain/tenders/transitions.ts';
import { effectWrite } from '../data/outbox.ts';
import type { Write } from '../data/table.ts';
import { findHistoryHead } from '../data/tenders/history.ts';
import { participationsOf } from '../data/tenders/participations.ts';
import { participantNotificationWrites, tenderLetterWrite } from '../data/tenders/tender-notifications.ts';
import { getTenderAt, remindersBefore, type Tender } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { tenderChange } from './tender-change.ts';

export const handler = serve(setTenderStatus, async ({ params: { id }, body, ...request }) => {
  const { actor, now } = request;
  const { version, status, deadline, reason } = body;
  const head = await findHistoryHead(id);
  const before = await getTenderAt(actor, id, version);
  const participations = await participationsOf(before);
  const has_lines = participations.some(({ state, written }) => isActive(state) && (written ?? 0) > 0);
  const { tender: moved, transition } = moveTender(before, status, {
    who: tenderRoleCodesOf(actor.role),
    now,
    details: { deadline, reason, has_lines },
  });
  const changed: Tender = {
    ...moved,
    ...(transition === 'ask' && { published_at: now, reminded: remindersBefore(moved.deadline, now) }),
  };
  const details = {
    from: before.status,
    to: changed.status,
    ...(reason !== undefined && { reason }),
    ...(transition === 'ask' && { deadline: changed.deadline }),
  };
  const writes = followingWrites(changed, transition, { now, reason: reason ?? '' });
  return tenderChange(request, { head, before, changed }, [{ what: transition, details }], writes);
});

/** What a change of the status tells, and does outside of the table. */
const followingWrites = (
  tender: Tender,
  transition: TenderTransition,
  { now: at, reason }: { now: string; reason: string },
): Write[] => {
  const seal = effectWrite('seal-tender', { tender_id: tender.id }, { now: at });
  switch (transition) {
    case 'ask':
      return [
        seal,
        tenderLetterWrite('tenderInvited', tender.id, at),
        ...participantNotificationWrites(tender, 'tender-invited', { at, company: tender.company.name }),
      ];
    case 'cancel':
      return tender.published_at === null
        ? []
        : [seal, ...participantNotificationWrites(tender, 'tender-canceled', { at, reason })];
    case 'clarify':
      return participantNotificationWrites(tender, 'tender-clarification', { at, reason });
    case 'resume':
      return participantNotificationWrites(tender, 'tender-resumed', { at });
    case 'pay':
      return participantNotificationWrites(
        tender,
        'tender-signed',
        { at },
        tender.signing?.lines.filter(({ signed }) => signed > 0) ?? [],
      );
    default:
      return [];
  }
};
