import { Problem } from '../problem.ts';
import type { TenderStatus } from './transitions.ts';

/** What a performer has done about its invitation. Only `quoted` is active. */
export const participationStates = ['invited', 'quoted', 'revoked', 'declined', 'removed'] as const;
export type ParticipationState = (typeof participationStates)[number];
export const isActive = (state: ParticipationState): boolean => state === 'quoted';

/** What a performer does: `write` is its line, after the quotes are open. */
export type Answer = 'quote' | 'revoke' | 'decline' | 'write';

type Asked = { status: TenderStatus; deadline: string | null; opened_at: string | null };

/** Whether quotes are taken: in quotation, before the deadline, and not opened yet. A quote at the deadline is late. */
export const takesQuotes = ({ status, deadline, opened_at }: Asked, now: string): boolean =>
  status === 'quotation' && opened_at === null && deadline !== null && now < deadline;

/** What a performer may do now. */
export const allowedAnswers = (tender: Asked, state: ParticipationState, now: string): Answer[] => {
  if (state === 'removed') return [];
  if (takesQuotes(tender, now))
    return state === 'quoted' ? ['quote', 'revoke'] : state === 'declined' ? ['quote'] : ['quote', 'decline'];
  return tender.status === 'placement' && state === 'quoted' ? ['write'] : [];
};

/**
 * Throws `tender-closed` for a quote at the deadline or later, `participation-not-allowed` for what the state of the
 * participation or of the tender does not allow.
 */
export const requireAnswer = (answer: Answer, tender: Asked, state: ParticipationState, now: string): void => {
  if (allowedAnswers(tender, state, now).includes(answer)) return;
  const isLate = answer !== 'write' && state !== 'removed' && !takesQuotes(tender, now);
  throw new Problem(isLate ? 'tender-closed' : 'participation-not-allowed');
};
