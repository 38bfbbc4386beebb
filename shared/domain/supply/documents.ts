import type { OrderRoleCode, OrderStatus } from '../orders/transitions.ts';
import { actionsIn, actionsOf, actionTo, type Transition } from '../state-table.ts';

/** Where a delivery document is. The last three are final: an exported one only changes by a new one. */
export const documentStatuses = ['issued', 'accepted', 'rejected', 'exported', 'replaced', 'canceled'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];
/** Those that say what is delivered: their pieces count, and the rest of an order is what no such document has. */
export const validStatuses = ['issued', 'accepted', 'exported'] as const satisfies readonly DocumentStatus[];
/** Those that a newer document or a decision has ended. */
export const endedStatuses = ['replaced', 'canceled'] as const satisfies readonly DocumentStatus[];

type Row = Transition<DocumentStatus, OrderRoleCode> & { needs?: 'reason' };

/**
 * docs/rules.md, "Delivery documents": every change of the status of a document, and by whom. `replace` comes with the
 * new document. A name is stored in the history.
 */
export const documentTransitions = {
  accept: { from: ['issued'], to: 'accepted', who: ['C'] },
  reject: { from: ['issued'], to: 'rejected', who: ['C'], needs: 'reason' },
  export: { from: ['accepted'], to: 'exported', who: ['V', 'A'] },
  cancel: { from: ['issued', 'rejected'], to: 'canceled', who: ['V', 'M', 'A'], needs: 'reason' },
  replace: { from: ['issued', 'accepted', 'rejected', 'exported'], to: 'replaced', who: ['V'] },
} as const satisfies Record<string, Row>;
export type DocumentTransition = keyof typeof documentTransitions;
export const documentTransitionNames = actionsOf(documentTransitions);
const rows: Readonly<Record<DocumentTransition, Row>> = documentTransitions;
export const needsReason = (name: DocumentTransition): boolean => rows[name].needs === 'reason';

/** The transitions that the table allows from a status to an account. */
export const allowedOfDocument = (status: DocumentStatus, who: readonly OrderRoleCode[]): DocumentTransition[] =>
  actionsIn(rows, status, who);

/** Throws `forbidden` if the table allows it to others only, `document-not-allowed` if from other statuses only. */
export const transitionTo = (
  from: DocumentStatus,
  to: DocumentStatus,
  who: readonly OrderRoleCode[],
): DocumentTransition => actionTo(rows, { from, to }, who, 'document-not-allowed');

const agreedStatuses: readonly OrderStatus[] = [
  'placement',
  'processing',
  'paid',
  'ready_to_ship',
  'in_progress',
  'completed',
];

/** Whether the goods of an order may be documented: it is agreed. A supply in placement waits for its customer. */
export const isDocumented = ({ status, supply_store }: { status: OrderStatus; supply_store: object | null }): boolean =>
  agreedStatuses.includes(status) && !(supply_store && status === 'placement');
