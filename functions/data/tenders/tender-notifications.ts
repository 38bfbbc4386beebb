import type { NotificationKind } from '#shared/contracts/notifications.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import { effectWrite } from '../outbox.ts';
import type { Write } from '../table.ts';
import type { Tender } from './tenders.ts';

type Kind = Extract<NotificationKind, `tender-${string}`>;
type Params = Record<string, string>;

/** A notification about a tender to the people of a company. `params` beside its number and name. */
export const tenderNotificationWrite = (
  { id, number, name }: Pick<Tender, 'id' | 'number' | 'name'>,
  companyId: string,
  kind: Kind,
  { at, ...params }: Params & { at: string },
): Write => notificationWrite({ kind, to: { company: companyId }, at, params: { number, name, ...params }, about: id });

/** One for each participant that sees the tender, or for those that are given: at most 40 writes. */
export const participantNotificationWrites = (
  tender: Tender,
  kind: Kind,
  params: Params & { at: string },
  participants: readonly { company: { id: string } }[] = tender.participants,
): Write[] =>
  tender.published_at === null
    ? []
    : participants.map(({ company }) => tenderNotificationWrite(tender, company.id, kind, params));

type Letter = 'tenderInvited' | 'tenderReminder' | 'tenderOpened';
/** Letters to everybody whom it concerns, or to one company: one write. */
export const tenderLetterWrite = (letter: Letter, tenderId: string, now: string, companyId?: string): Write =>
  effectWrite(
    'send-letter',
    { letter, tender_id: tenderId, ...(companyId !== undefined && { company_id: companyId }) },
    { now },
  );
