import {
  CalendarClock,
  CircleX,
  ClockAlert,
  ClockArrowUp,
  Coffee,
  Gavel,
  type LucideIcon,
  MegaphoneOff,
  Repeat2,
  Scale,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { type ShiftTag as Tag, tagsOf } from '#shared/domain/shifts/tags.ts';
import { hours } from '../../ui/format.ts';
import type { Tone } from '../../ui/pill.tsx';

/** A notable property of a shift besides its status. Lists are sorted by urgency. */
export type ShiftTag = { id: string; tone: Tone; text: string; icon?: LucideIcon };

const icons: Partial<Record<Tag['id'], LucideIcon>> = {
  missed: ClockAlert,
  replacement: Repeat2,
  canceledByPerformer: CircleX,
  change: CalendarClock,
  over: ClockArrowUp,
  break: Coffee,
  closed: Gavel,
  law: Scale,
  offered_to_nobody: MegaphoneOff,
  overdue: ClockAlert,
  late: ClockAlert,
};

/** `27 min`, `5:19 h` */
export const useDuration = () => {
  const { t } = useTranslation('shifts');
  return (minutes: number): string =>
    minutes < 60 ? t('words.minutes', { count: minutes }) : t('words.hours', { hours: hours(minutes) });
};

export const useShiftTags = () => {
  const { t } = useTranslation('shifts');
  const duration = useDuration();
  return (shift: Shift, now: string): ShiftTag[] =>
    tagsOf(shift, now).map(({ id, urgency, text, minutes }) => ({
      id,
      tone: urgency,
      icon: icons[id],
      text: t(`words.${text}`, { time: minutes === undefined ? '' : duration(minutes) }),
    }));
};
