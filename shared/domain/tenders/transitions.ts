import { Problem } from '../problem.ts';
import { type RoleCode, roleCodeOf } from '../role-codes.ts';
import type { Role } from '../roles.ts';
import { actionsIn, actionsOf, actionTo, type Transition } from '../state-table.ts';

/** Where a tender is; the first one is a private draft. */
export const tenderStatuses = [
  'cart',
  'new',
  'formation',
  'needs_clarification',
  'quotation',
  'placement',
  'processing',
  'paid',
  'ready_to_ship',
  'completed',
  'canceled',
] as const;
export type TenderStatus = (typeof tenderStatuses)[number];
/** The way of a tender, without its side tracks. */
export const tenderWay = tenderStatuses.filter((status) => status !== 'needs_clarification' && status !== 'canceled');
/** Where it may need a clarification, and comes back to. */
export const clarifiedStatuses = ['new', 'formation', 'quotation'] as const satisfies readonly TenderStatus[];
export type ClarifiedStatus = (typeof clarifiedStatuses)[number];

/** A: admin, M: manager, C: buyers and buyer managers of the company that owns the tender. Participants move nothing. */
export type TenderRoleCode = Extract<RoleCode, 'A' | 'M' | 'C'>;

/** The name of the guard's refusal says what is missing (`act.ts`). */
type Guard =
  /** Every section is complete, somebody is invited, and the deadline is ahead. */
  | 'ready-to-quote'
  | 'reason'
  /** The quotes are open, and the underwriting report is ready. */
  | 'opened-and-report'
  /** The terms are picked, and somebody has written a line. */
  | 'terms-and-lines'
  | 'signed-lines'
  /** What was quoted for before is still complete. */
  | 'still-complete';

type Effect =
  /** The participants are notified, and from now on they see the tender. Its key is made. */
  | 'invite'
  | 'notify-signed'
  /** Everybody who saw it is notified. */
  | 'notify-canceled';

type Row = Transition<TenderStatus, TenderRoleCode> & { needs?: Guard; does?: Effect };

const owners = ['C', 'A', 'M'] as const;

/** docs/rules.md, "Tender": every change of the status of a tender. A name is stored in the history. */
export const tenderTransitions = {
  submit: { from: ['cart'], to: 'new', who: owners },
  form: { from: ['new'], to: 'formation', who: owners },
  ask: { from: ['formation'], to: 'quotation', who: owners, needs: 'ready-to-quote', does: 'invite' },
  place: { from: ['quotation'], to: 'placement', who: owners, needs: 'opened-and-report' },
  process: { from: ['placement'], to: 'processing', who: owners, needs: 'terms-and-lines' },
  pay: { from: ['processing'], to: 'paid', who: owners, needs: 'signed-lines', does: 'notify-signed' },
  ready: { from: ['paid'], to: 'ready_to_ship', who: owners },
  complete: { from: ['ready_to_ship'], to: 'completed', who: owners },
  clarify: { from: clarifiedStatuses, to: 'needs_clarification', who: owners, needs: 'reason' },
  /** To the status that it came from. */
  resume: { from: ['needs_clarification'], to: clarifiedStatuses, who: owners, needs: 'still-complete' },
  cancel: {
    from: [
      'cart',
      'new',
      'formation',
      'needs_clarification',
      'quotation',
      'placement',
      'processing',
      'paid',
      'ready_to_ship',
    ],
    to: 'canceled',
    who: owners,
    needs: 'reason',
    does: 'notify-canceled',
  },
} as const satisfies Record<string, Row>;
export type TenderTransition = keyof typeof tenderTransitions;
export const tenderTransitionNames = actionsOf(tenderTransitions);
const rows: Readonly<Record<TenderTransition, Row>> = tenderTransitions;
export const tenderTransitionRow = (name: TenderTransition): Row => rows[name];

/** What an account is to a tender that it reads. */
export const tenderRoleCodesOf = (role: Role): readonly TenderRoleCode[] => {
  const code = roleCodeOf(role);
  return code === 'A' || code === 'M' || code === 'C' ? [code] : [];
};

type Moving = { status: TenderStatus; clarified_from: ClarifiedStatus | null };

/** The transitions that the table allows to an account, in its order, whatever they need. */
export const allowedTenderTransitions = ({ status }: Moving, who: readonly TenderRoleCode[]): TenderTransition[] =>
  actionsIn(rows, status, who);

/** The status that an allowed transition leads to. */
export const statusAfter = ({ clarified_from }: Moving, name: TenderTransition): TenderStatus => {
  const { to } = rows[name];
  if (typeof to === 'string') return to;
  if (clarified_from === null) throw new Error('A tender needs a clarification, and nobody knows since when');
  return clarified_from;
};

/** Throws `forbidden` if the table allows it to others only, `tender-not-allowed` if from other statuses only. */
export const tenderTransitionTo = (
  tender: Moving,
  to: TenderStatus,
  who: readonly TenderRoleCode[],
): TenderTransition => {
  if (tender.status === 'needs_clarification' && to !== 'canceled') {
    if (!rows.resume.who.some((code) => who.includes(code))) throw new Problem('forbidden');
    if (to !== tender.clarified_from) throw new Problem('tender-not-allowed');
    return 'resume';
  }
  return actionTo(rows, { from: tender.status, to }, who, 'tender-not-allowed');
};
