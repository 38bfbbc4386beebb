import { Problem } from '#shared/domain/problem.ts';
import type { TenderStatus } from '#shared/domain/tenders/transitions.ts';
import type { Participation } from '../data/tenders/participations.ts';
import type { Tender } from '../data/tenders/tenders.ts';

const edited: readonly TenderStatus[] = ['cart', 'new', 'formation', 'needs_clarification'];

/** Whether the sections may change: what is being quoted for does not, without a clarification. */
export const mayEdit = ({ status, opened_at }: Tender): boolean => edited.includes(status) && opened_at === null;

/** Whether the report and the technical documentation may change. */
export const mayAddDocuments = ({ status }: Tender): boolean => status !== 'completed' && status !== 'canceled';

/** Whether performers may be invited and removed. */
export const mayInvite = (tender: Tender, now: string): boolean =>
  tender.opened_at === null &&
  (edited.includes(tender.status) || tender.status === 'quotation') &&
  (tender.deadline === null || now < tender.deadline);

const deleted: readonly TenderStatus[] = ['cart', 'new', 'formation', 'canceled'];

/** Whether somebody has ever quoted. */
export const hasQuotes = ({ removed_quotes }: Tender, participations: readonly Participation[]): boolean =>
  removed_quotes || participations.some(({ revision }) => revision > 0);

export const mayDelete = (tender: Tender, participations: readonly Participation[]): boolean =>
  deleted.includes(tender.status) && !hasQuotes(tender, participations);

export const mayMoveDeadline = ({ status, clarified_from, deadline, opened_at }: Tender, now: string): boolean =>
  (status === 'quotation' || clarified_from === 'quotation') &&
  opened_at === null &&
  deadline !== null &&
  now < deadline;

/** Throws `tender-not-allowed` unless it is. */
export const requireAllowed = (isAllowed: boolean): void => {
  if (!isAllowed) throw new Problem('tender-not-allowed');
};
