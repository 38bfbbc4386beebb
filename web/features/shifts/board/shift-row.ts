import { ClockAlert, Coffee, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BoardShift } from '#shared/contracts/shifts.ts';
import { minutesBetween } from '#shared/domain/instants.ts';
import type { ShiftStatus } from '#shared/domain/shifts/shift.ts';
import { minutesMissed } from '#shared/domain/shifts/tags.ts';
import { useDuration } from '../../../domain/shifts/shift-tags.ts';
import { clock } from '../../../ui/format.ts';

export type ShiftRow = {
  /** The colour. A missing worker has that of unfulfilled shifts. */
  status: ShiftStatus;
  isMissing: boolean;
  /** Instead of the shape of the status. */
  icon: LucideIcon | null;
  name: string;
  note: string;
};

/** What a row of the board says about a shift at `now`, in the time zone of its store. */
export const useShiftRow = (now: string) => {
  const { t } = useTranslation(['shifts', 'common']);
  const duration = useDuration();
  return (shift: BoardShift, zone: string): ShiftRow => {
    const { status, staff, category, presence, starts_at, actual_start, actual_end, break_since, flags, punched } =
      shift;
    const isMissing = presence === 'absent';
    const missed = minutesMissed(shift, now);
    const time = clock(starts_at, zone);
    const note = () => {
      if (break_since)
        return t('board.note.breakSince', {
          time: clock(break_since, zone),
          duration: duration(minutesBetween(break_since, now)),
        });
      switch (status) {
        case 'new':
          return category.name;
        case 'confirmed':
          if (missed > 0) return t('words.notStartedFor', { time: duration(missed) });
          return t(isMissing ? 'board.note.due' : 'board.note.from', { time });
        case 'in_progress':
          return flags.includes('late')
            ? t('words.lateBy', { time: duration(shift.tardiness_minutes) })
            : t('board.note.since', { time: clock(actual_start ?? starts_at, zone) });
        case 'completed':
          return t('board.note.left', { time: clock(actual_end ?? shift.ends_at, zone) });
        case 'reserve':
          return t('board.note.standBy', { time });
        case 'canceled':
          return t('words.canceledByPerformer');
        case 'unfulfilled':
          return t(flags.includes('no_show') ? 'words.flag.no_show' : 'common:shiftStatus.unfulfilled');
      }
    };
    const isOutside = status === 'in_progress' && punched.start?.place === 'outside';
    return {
      status: isMissing ? 'unfulfilled' : status,
      isMissing,
      icon: missed > 0 ? ClockAlert : break_since ? Coffee : null,
      name: staff?.fio ?? t('words.unfilled'),
      note: isOutside ? `${note()}, ${t('board.note.outside')}` : note(),
    };
  };
};
