import { Problem } from '../problem.ts';
import type { TenderStatus } from './transitions.ts';

/** What a performer has done about its invitation. Only `quoted` is active. */
export const participationStates = ['invited', 'quoted', 'revoked', 'declined', 'removed'] as const;
export type ParticipationState = (typeof participationStates)[number];
export const isActive = (state: ParticipationState): boolean => state === 'quoted';

/** Whether an answer is still awaited. */
export const isAwaited = (state: ParticipationState): boolean => state === 'invited' || state === 'revoked';

/** What a performer does: `write` is its line, after the quotes are open. */
export type Answer = 'quote' | 'revoke' | 'decline' | 'write';

type Quoting = { status: TenderStatus; deadline: string | null; opened_at: string | null };
/** `terms`: those that the owner picked. */
type Answering = Quoting & { terms: unknown };

/** Whether quotes are taken: in quotation, before the deadline, and not opened yet. A quote at the deadline is late. */
export const takesQuotes = ({ status, deadline, opened_at }: Quoting, now: string): boolean =>
  status === 'quotation' && opened_at === null && deadline !== null && now < deadline;

/** What a performer may do now. */
export const allowedAnswers = (tender: Answering, state: ParticipationState, now: string): Answer[] => {
  if (state === 'removed') return [];
  if (takesQuotes(tender, now))
    return state === 'quoted' ? ['quote', 'revoke'] : state === 'declined' ? ['quote'] : ['quote', 'decline'];
  return tender.status === 'placement' && tender.terms !== null && state === 'quoted' ? ['write'] : [];
};

/**
 * Throws `tender-closed` for a quote at the deadline or later, `participation-not-allowed` for what the state of the
 * participation or of the tender does not allow.
 */
export const requireAnswer = (answer: Answer, tender: Answering, state: ParticipationState, now: string): void => {
  if (allowedAnswers(tender, state, now).includes(answer)) return;
  const { deadline, opened_at } = tender;
  const isOver = opened_at !== null || (deadline !== null && now >= deadline);
  const isLate = answer !== 'write' && state !== 'removed' && isOver;
  throw new Problem(isLate ? 'tender-closed' : 'participation-not-allowed');
};
