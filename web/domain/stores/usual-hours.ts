import type { Hours } from '#shared/domain/stores/schedule.ts';

/** The hours of a new store, and of a day that is switched on after a closed one. */
export const usualHours: Hours[] = [{ from: '08:00', to: '20:00', next_day: false }];
