import type { Hours } from '../stores/schedule.ts';

/** Until an admin sets another one. */
export const firstFooterCompany: { name: string; url: string | null } = { name: 'Smena', url: null };

const workday: Hours[] = [{ from: '08:00', to: '18:00', next_day: false }];
export const firstSupportHours = {
  week: { mon: workday, tue: workday, wed: workday, thu: workday, fri: workday, sat: [], sun: [] },
};
