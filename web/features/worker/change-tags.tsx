import { CalendarClock, Pencil, Sparkle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { clockRange, dayOf, shiftTime } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import type { ShiftChange } from './changes.ts';

/** Changes since the worker's last visit, and requested times. */
export const ChangeTags = ({ shift, mark }: { shift: Shift; mark: ShiftChange | undefined }) => {
  const { t } = useTranslation('worker');
  if (!mark && !shift.pending_change) return null;
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      {mark?.kind === 'new' && (
        <Tag tone="success" icon={Sparkle}>
          {t('news.markNew')}
        </Tag>
      )}
      {mark?.kind === 'changed' && (
        <Tag tone="warning" icon={Pencil}>
          {t('news.markChanged')}
        </Tag>
      )}
      {shift.pending_change && (
        <Tag tone="info" icon={CalendarClock}>
          {t('next.proposed')}
        </Tag>
      )}
    </span>
  );
};

/** The former time, struck out. */
export const PreviousTime = ({ shift, mark }: { shift: Shift; mark: ShiftChange | undefined }) => {
  const { t } = useTranslation('worker');
  if (mark?.kind !== 'changed') return null;
  const { starts_at, ends_at, time_zone, store } = mark.before;
  const sameTime = starts_at === shift.starts_at && ends_at === shift.ends_at;
  const sameDay = dayOf(starts_at, time_zone) === shift.day;
  const time = (sameDay ? clockRange : shiftTime)(starts_at, ends_at, time_zone);
  const gone = [!sameTime && time, store !== shift.store.name && store].filter(Boolean).join(', ');
  return (
    gone && (
      <s className="text-13 text-ink-3 block tabular-nums">
        <span className="sr-only">{t('news.markChanged')}: </span>
        {gone}
      </s>
    )
  );
};
