import { randomUUID } from 'node:crypto';
import { sendTenderMessage } from '#shared/contracts/tenders.ts';
import { Problem } from '#shared/domain/problem.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import { tenderLimits } from '#shared/domain/tenders/limits.ts';
import type { Write } from '../data/table.ts';
import {
  findTenderThread,
  ofTenderThread,
  type TenderMessage,
  tenderMessageWrites,
  type TenderThread,
} from '../data/tenders/messages.ts';
import { tenderSubject } from '../data/tenders/tender-entries.ts';
import { participantNotificationWrites, tenderNotificationWrite } from '../data/tenders/tender-notifications.ts';
import { existingTenderCheck, getTender, ofTender, type Tender } from '../data/tenders/tenders.ts';
import { serve } from '../http/serve.ts';
import { toReplyMessage } from './to-reply-message.ts';

export const handler = serve(sendTenderMessage, async ({ actor, params: { id }, body: { text }, now }) => {
  const [tender, before] = await Promise.all([getTender(actor, id), findTenderThread(id)]);
  const count = before?.version ?? 0;
  if (count >= tenderLimits.messages)
    throw new Problem('too-many-tender-messages', { params: { limit: tenderLimits.messages } });
  const message: TenderMessage = {
    id: randomUUID(),
    tender_id: id,
    text,
    at: now,
    by: { id: actor.id, fio: actor.fio },
    company: actor.company && { id: actor.company.id, name: actor.company.name },
    side: tenderSideOf(actor),
  };
  const { company_id: owner_id, participant_ids } = tenderSubject(tender);
  const after: TenderThread = {
    tender_id: id,
    version: count + 1,
    last: { at: now, by_id: actor.id },
    owner_id,
    participant_ids: [...participant_ids],
  };
  return {
    reply: { data: toReplyMessage(actor, tender, message) },
    writes: [
      ...tenderMessageWrites(before, after, message),
      existingTenderCheck(id),
      ...(isSameBurst(before, message) ? [] : notificationWritesFor(tender, message)),
    ],
    limits: [{ limit: 'tender-messages-of-account', subject: actor.id }],
    retryOn: [ofTenderThread],
    refusals: [[ofTender, 'not-found']],
  };
});

const tenderSideOf = ({ role }: Actor): TenderMessage['side'] => {
  const side = sideOf(role);
  if (side === 'platform') return 'platform';
  return side === 'customer' ? 'owner' : 'participant';
};

/** Within it, further messages of one person need no notification of their own. */
const burstMs = 2 * 60_000;
const isSameBurst = (before: TenderThread | undefined, { at, by }: TenderMessage): boolean =>
  before?.last.by_id === by.id && Date.parse(at) - Date.parse(before.last.at) < burstMs;

/** A question notifies the owner, an answer the participants, the platform's message both. */
const notificationWritesFor = (tender: Tender, { at, side }: TenderMessage): Write[] => [
  ...(side === 'owner' ? [] : [tenderNotificationWrite(tender, tender.company.id, 'tender-message', { at })]),
  ...(side === 'participant' ? [] : participantNotificationWrites(tender, 'tender-message', { at })),
];
