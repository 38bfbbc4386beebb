import type { TenderMessage } from '#shared/contracts/tenders.ts';
import type { Actor } from '#shared/domain/roles.ts';
import type { TenderMessage as Stored } from '../data/tenders/messages.ts';
import type { Tender } from '../data/tenders/tenders.ts';

/** Nobody else reads the name of a participant before the quotes are open. */
export const toReplyMessage = (
  actor: Actor,
  { opened_at }: Tender,
  { by, company, ...message }: Stored,
): TenderMessage => {
  const isOwn = company !== null && company.id === actor.company?.id;
  const isHidden = message.side === 'participant' && opened_at === null && !isOwn;
  return { ...message, by: isHidden ? null : by, company: isHidden ? null : company, own: by.id === actor.id };
};
