import { Problem } from '../problem.ts';
import type { Hours, HoursState } from './hours.ts';

export const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** The month itself, or the first one after it that is not locked. */
export const openMonth = (month: string, locked: readonly string[]): string =>
  locked.includes(month) ? openMonth(nextMonth(month), locked) : month;

/** `locked`: the locked months of the performer. */
export const hoursStateOf = ({ state, month }: Pick<Hours, 'state' | 'month'>, locked: readonly string[]): HoursState =>
  state === 'approved' && locked.includes(month) ? 'locked' : state;

export const hoursLocked = ({ month }: Pick<Hours, 'month'>) => new Problem('hours-locked', { params: { month } });
