import type { TFunction } from 'i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { type Role, sideOf } from '#shared/domain/roles.ts';
import { money, shiftInText } from '../../ui/format.ts';

/** The times that a pending change requests; null when it keeps the times. */
export const requestedTimes = ({
  pending_change: requested,
  starts_at,
  ends_at,
}: Pick<Shift, 'pending_change' | 'starts_at' | 'ends_at'>) =>
  requested && (requested.starts_at !== starts_at || requested.ends_at !== ends_at) ? requested : null;

/** The differences of a pending change as text; '' without one. */
export const changedTerms = (shift: Shift, t: TFunction<'shifts'>): string => {
  const { pending_change: requested, category, hourly_rate, planned_break_minutes, store } = shift;
  if (!requested) return '';
  const times = requestedTimes(shift);
  return [
    times && shiftInText(times.starts_at, times.ends_at, store.time_zone),
    requested.category.id !== category.id && requested.category.name,
    requested.hourly_rate !== hourly_rate && t('calendar.rate', { rate: money(requested.hourly_rate) }),
    requested.planned_break_minutes !== planned_break_minutes &&
      t('view.log.plannedBreak', { count: requested.planned_break_minutes }),
  ]
    .filter(Boolean)
    .join(', ');
};

/** Whether refusing the pending change means taking back one's own. */
export const isOwnChange = ({ pending_change: pendingChange, actions }: Shift, role: Role): boolean =>
  pendingChange?.by === sideOf(role) && !actions.includes('confirm_change');
