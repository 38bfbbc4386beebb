import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { daysBetween } from '#shared/domain/days.ts';
import { minutesBetween } from '#shared/domain/instants.ts';
import { isLate } from '#shared/domain/shifts/timing.ts';
import { dayOf, hours, shiftInText } from '../../ui/format.ts';

/** `12 min`, `2:15 h` */
export const useDuration = () => {
  const { t } = useTranslation('worker');
  return (minutes: number): string =>
    minutes < 60 ? t('today.minutes', { count: minutes }) : t('today.hours', { hours: hours(minutes) });
};

/** Time until a confirmed shift starts, or how late it is: `starts in 9 min`, `starts tomorrow`, `late by 12 min`. */
export const useTimeUntilStart = () => {
  const { t } = useTranslation('worker');
  const duration = useDuration();
  return ({ starts_at, store }: Shift, now: string): { text: string; late: boolean } => {
    if (isLate(starts_at, now))
      return { text: t('today.late', { time: duration(minutesBetween(starts_at, now)) }), late: true };
    // A started minute counts: at 05:50:30, the start at 06:00 is 10 minutes away.
    const minutes = -minutesBetween(starts_at, now);
    const days = daysBetween(dayOf(now, store.time_zone), dayOf(starts_at, store.time_zone));
    const text =
      minutes <= 0
        ? t('today.now')
        : minutes < 60
          ? t('today.inMinutes', { count: minutes })
          : minutes < 12 * 60 || days === 0
            ? t('today.inHours', { hours: hours(minutes) })
            : days === 1
              ? t('today.tomorrow')
              : t('today.inDays', { count: days });
    return { text, late: false };
  };
};

/** What a pending change would make different for the worker, in words; '' without one. Workers do not see the rate. */
export const proposedWork = (shift: Shift, t: TFunction<'worker'>): string => {
  const { pending_change: requested, starts_at, ends_at, category, planned_break_minutes, store } = shift;
  if (!requested) return '';
  const moved = requested.starts_at !== starts_at || requested.ends_at !== ends_at;
  return [
    moved && shiftInText(requested.starts_at, requested.ends_at, store.time_zone),
    requested.category.id !== category.id && requested.category.name,
    requested.planned_break_minutes !== planned_break_minutes &&
      t('details.plannedBreak', { count: requested.planned_break_minutes }),
  ]
    .filter(Boolean)
    .join(', ');
};
