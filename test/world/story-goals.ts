import { type Role, sideOf } from '#shared/domain/roles.ts';
import { type Shift, shiftActions } from '#shared/domain/shifts/shift.ts';
import type { StoryAction } from './story-requests.ts';

/** `withdraw` is refuse_change by the side that requested the change. */
export const peopleGoals = [...shiftActions, 'edit', 'withdraw'] as const;
/** The actions of the close-shifts job. */
export const clockGoals = [
  'clock auto_complete',
  'clock no_show',
  'clock not_filled',
  'clock release',
  'clock call_up',
] as const;
export type ClockGoal = (typeof clockGoals)[number];
export type PeopleGoal = (typeof peopleGoals)[number];
/** What stories must do a number of times. */
export type Goal = PeopleGoal | ClockGoal;

/** The goals that bring a shift into the state that a goal needs. Without one, a new shift is enough. */
export const precededBy: Record<Goal, readonly PeopleGoal[]> = {
  assign: [],
  reserve: [],
  edit: [],
  cancel: [],
  decline: [],
  replace: ['assign'],
  ask_replacement: ['assign'],
  leave: ['assign'],
  start: ['assign'],
  mark_unfulfilled: ['assign'],
  break_start: ['start'],
  break_end: ['break_start'],
  end: ['start'],
  correct: ['end', 'mark_unfulfilled'],
  call_up: ['reserve'],
  release: ['reserve'],
  confirm_change: ['edit'],
  refuse_change: ['edit'],
  withdraw: ['edit'],
  'clock auto_complete': ['start'],
  'clock no_show': ['assign'],
  'clock not_filled': [],
  'clock release': ['reserve'],
  'clock call_up': ['reserve'],
};

export const isOfClock = (goal: Goal): goal is ClockGoal => (clockGoals as readonly Goal[]).includes(goal);

/** The goal that an action of a person reaches. */
export const goalOf = (action: StoryAction, role: Role, { pending_change }: Shift): PeopleGoal =>
  action === 'refuse_change' && pending_change?.by === sideOf(role) ? 'withdraw' : action;

/** Refused requests are counted, too. */
export type Reached = Goal | 'refused';
/** How often each was reached. */
export type Tally = Map<Reached, number>;
export const addTo = (tally: Tally, name: Reached) => tally.set(name, (tally.get(name) ?? 0) + 1);
