import { dayLength } from '../days.ts';
import { Problem } from '../problem.ts';
import { tenderLimits } from './limits.ts';
import { progressOf, sectionNumbers, type SectionsOf } from './sections.ts';
import {
  allowedTenderTransitions,
  type ClarifiedStatus,
  statusAfter,
  type TenderRoleCode,
  type TenderStatus,
  type TenderTransition,
  tenderTransitionRow,
  tenderTransitionTo,
} from './transitions.ts';

/** What the rules know of a tender. Times are ISO 8601 UTC. */
export type TenderState = {
  status: TenderStatus;
  /** Where it was before it needed a clarification. */
  clarified_from: ClarifiedStatus | null;
  deadline: string | null;
  /** When all quotes were opened. */
  opened_at: string | null;
  sections: SectionsOf;
  report: { ready: boolean };
  participants: readonly unknown[];
  /** The terms that the owner picked. */
  terms: { tariff_percent: unknown; franchise: unknown } | null;
  /** Null before lines are signed. */
  signing: { signed: number } | null;
};

export type MoveDetails = { deadline?: string | undefined; reason?: string | undefined; has_lines: boolean };

/**
 * The tender after it is moved to a status, and by which transition. Throws `forbidden` if the table allows it to others
 * only, `tender-not-allowed` if it allows it from other statuses only, and what its guard refuses.
 */
export const moveTender = <Tender extends TenderState>(
  tender: Tender,
  to: TenderStatus,
  { who, now, details }: { who: readonly TenderRoleCode[]; now: string; details: MoveDetails },
): { tender: Tender; transition: TenderTransition } => {
  const transition = tenderTransitionTo(tender, to, who);
  requireGuard(tender, transition, details);
  return {
    transition,
    tender: {
      ...tender,
      status: statusAfter(tender, transition),
      clarified_from: transition === 'clarify' ? (tender.status as ClarifiedStatus) : null,
      ...(transition === 'ask' && { deadline: checkedDeadline(details.deadline, now) }),
    },
  };
};

const requireGuard = (tender: TenderState, transition: TenderTransition, { reason, has_lines }: MoveDetails): void => {
  switch (tenderTransitionRow(transition).needs) {
    case 'reason':
      if (!reason) throw required('reason');
      return;
    case 'still-complete':
      if (tender.clarified_from === 'quotation') requireComplete(tender);
      return;
    case 'ready-to-quote': {
      requireComplete(tender);
      if (tender.participants.length === 0) throw new Problem('tender-no-participants');
      return;
    }
    case 'opened-and-report':
      if (tender.opened_at === null) throw new Problem('tender-sealed', { params: { at: tender.deadline ?? '' } });
      if (!tender.report.ready) throw new Problem('tender-report-missing');
      return;
    case 'terms-and-lines':
      if (tender.terms === null) throw new Problem('tender-terms-missing');
      if (!has_lines) throw new Problem('tender-lines-missing');
      return;
    case 'signed-lines':
      if (!tender.signing || tender.signing.signed === 0) throw new Problem('tender-not-signed');
      return;
    case undefined:
  }
};

const requireComplete = (tender: TenderState): void => {
  const { sections, required: fields, filled } = progressOf(tender.sections);
  if (filled < fields)
    throw new Problem('tender-incomplete', {
      params: { count: fields - filled, sections: sectionNumbers.length - sections },
    });
};

/** The transitions that are offered: those whose guards refuse only what the request itself says. */
export const offeredTenderTransitions = (
  tender: TenderState & { has_lines: boolean },
  who: readonly TenderRoleCode[],
): TenderTransition[] =>
  allowedTenderTransitions(tender, who).filter((transition) => {
    try {
      requireGuard(tender, transition, { reason: '-', has_lines: tender.has_lines });
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  });

const required = (field: string) => new Problem('invalid-input', { fields: { [field]: { key: 'required' } } });

/** Throws invalid-input at `deadline` if it is missing, not ahead, or too far away. */
export const checkedDeadline = (deadline: string | undefined, now: string): string => {
  if (deadline === undefined) throw required('deadline');
  if (deadline <= now) throw new Problem('invalid-input', { fields: { deadline: { key: 'deadline-past' } } });
  const latest = new Date(Date.parse(now) + tenderLimits.deadlineDays * dayLength).toISOString();
  if (deadline > latest)
    throw new Problem('invalid-input', {
      fields: { deadline: { key: 'deadline-too-far', params: { limit: tenderLimits.deadlineDays } } },
    });
  return deadline;
};

/**
 * A deadline that is moved while quotes are requested. Throws `tender-not-allowed` outside of that, `tender-closed` once
 * it has passed, and `tender-deadline-earlier` if somebody has quoted and would lose time.
 */
export const movedDeadline = (
  tender: Pick<TenderState, 'status' | 'clarified_from' | 'deadline' | 'opened_at'>,
  deadline: string,
  { now, has_quotes }: { now: string; has_quotes: boolean },
): string => {
  const asks = tender.status === 'quotation' || tender.clarified_from === 'quotation';
  if (!asks || tender.deadline === null) throw new Problem('tender-not-allowed');
  if (tender.opened_at !== null || tender.deadline <= now) throw new Problem('tender-closed');
  const moved = checkedDeadline(deadline, now);
  if (moved < tender.deadline && has_quotes) throw new Problem('tender-deadline-earlier');
  return moved;
};
