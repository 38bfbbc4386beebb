import { tenderTransitionNames } from './transitions.ts';

/** What happened to a tender besides the changes of its status. A name is stored in the history. */
const tenderEvents = [
  'created',
  'updated',
  'section',
  'deadline',
  'invited',
  'reminded',
  'removed',
  'quoted',
  'revoked',
  'declined',
  'opened',
  'report',
  'file',
  'file_removed',
  'terms',
  'written',
  'signed',
  'deleted',
] as const;
export const historyWhats = [...tenderEvents, ...tenderTransitionNames] as const;
export type HistoryWhat = (typeof historyWhats)[number];

/** What a participant reads although somebody else did it. The rest would say who takes part, or what is agreed. */
export const publicEvents: ReadonlySet<HistoryWhat> = new Set<HistoryWhat>([
  'ask',
  'deadline',
  'opened',
  'report',
  'file',
  'file_removed',
  'place',
  'process',
  'pay',
  'ready',
  'complete',
  'clarify',
  'resume',
  'cancel',
  'section',
]);

/** The details of these events that a participant reads. */
export const publicDetails: ReadonlySet<string> = new Set([
  'from',
  'to',
  'reason',
  'deadline',
  'before',
  'section',
  'version',
  'name',
  'ready',
]);
