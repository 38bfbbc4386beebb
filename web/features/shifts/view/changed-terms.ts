import type { TFunction } from 'i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { money, shiftTime } from '../../../ui/format.ts';

/** What a pending change would make different, in words; '' without one. */
export const changedTerms = (shift: Shift, t: TFunction<'shifts'>): string => {
  const { pending_change: asked, starts_at, ends_at, category, hourly_rate, planned_break_minutes, store } = shift;
  if (!asked) return '';
  return [
    (asked.starts_at !== starts_at || asked.ends_at !== ends_at) &&
      shiftTime(asked.starts_at, asked.ends_at, store.time_zone),
    asked.category.id !== category.id && asked.category.name,
    asked.hourly_rate !== hourly_rate && t('calendar.rate', { rate: money(asked.hourly_rate) }),
    asked.planned_break_minutes !== planned_break_minutes &&
      t('view.log.plannedBreak', { count: asked.planned_break_minutes }),
  ]
    .filter(Boolean)
    .join(', ');
};
