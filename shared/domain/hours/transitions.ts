import { type RoleCode, roleCodeOf } from '../role-codes.ts';
import type { Role } from '../roles.ts';
import { allows, type Transition } from '../state-table.ts';
import type { HoursState } from './hours.ts';

const beforeLock = ['submitted', 'approved', 'disputed', 'reopened'] as const;

/**
 * docs/rules.md, "Hours approval": every change of the hours of a completed shift, and by whom. A shift that is
 * completed has its hours submitted (shifts/transitions.ts). `lock` is for a month of a performer, when all of its
 * hours are approved; the others are for one shift. `unapprove` leads to the state before the approval.
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
} as const satisfies Record<string, Transition<HoursState, RoleCode>>;
export type HoursTransitionName = keyof typeof hoursTransitions;

/** Whether the table allows a change to a role, in a state. */
export const allowsHours = (action: HoursTransitionName, state: HoursState, role: Role): boolean => {
  const roleCode = roleCodeOf(role);
  return roleCode !== null && allows<HoursState, RoleCode>(hoursTransitions[action], state, [roleCode]);
};
