import type { Role } from '../roles.ts';
import type { HoursState } from './hours.ts';

/** A: admin, V: the performer of the shift, C: the customer side. */
type Letter = 'A' | 'V' | 'C';

type HoursTransition = {
  from: readonly HoursState[];
  /** Null keeps the state. Of several, it is the one before the approval. */
  to: HoursState | readonly HoursState[] | null;
  who: readonly Letter[];
};

const beforeLock = ['submitted', 'approved', 'disputed', 'reopened'] as const;

/**
 * docs/rules.md, "Hours approval": every change of the hours of a completed shift, and by whom. A shift that is
 * completed has its hours submitted (shifts/transitions.ts). `lock` is for a month of a performer, when all of its
 * hours are approved; the others are for one shift.
 */
export const hoursTransitions = {
  approve: { from: ['submitted', 'reopened'], to: 'approved', who: ['C'] },
  unapprove: { from: ['approved'], to: ['submitted', 'reopened'], who: ['C'] },
  dispute: { from: ['submitted', 'reopened'], to: 'disputed', who: ['C'] },
  accept: { from: ['disputed'], to: 'approved', who: ['V'] },
  propose: { from: ['disputed'], to: 'submitted', who: ['V'] },
  correct: { from: beforeLock, to: 'submitted', who: ['V'] },
  set_premium: { from: beforeLock, to: null, who: ['V'] },
  lock: { from: ['approved'], to: 'locked', who: ['V', 'A'] },
  reopen: { from: ['locked'], to: 'reopened', who: ['A'] },
} as const satisfies Record<string, HoursTransition>;
export type HoursTransitionName = keyof typeof hoursTransitions;

const letters: Record<Role, Letter | null> = {
  ROLE_ADMIN: 'A',
  ROLE_MANAGER: null,
  ROLE_VENDOR: 'V',
  ROLE_VENDOR_STAFF: null,
  ROLE_BUYER: 'C',
  ROLE_BUYER_MANAGER: 'C',
  ROLE_STORE_MANAGER: 'C',
  ROLE_USER: null,
};

/** Whether the table allows a change to a role, in a state. */
export const allowsHours = (action: HoursTransitionName, state: HoursState, role: Role): boolean => {
  const row: HoursTransition = hoursTransitions[action];
  const letter = letters[role];
  return row.from.includes(state) && letter !== null && row.who.includes(letter);
};
