import { CalendarClock, CircleX, ClockAlert, Coffee, Gavel, MegaphoneOff, Scale } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { minutesBetween } from '#shared/domain/instants.ts';
import { gapOf } from '#shared/domain/shifts/coverage.ts';
import type { ShiftFlag } from '#shared/domain/shifts/shift.ts';
import { hours } from '../../ui/format.ts';
import type { Tone } from '../../ui/pill.tsx';

/** A notable property of a shift besides its status. Lists are sorted by urgency. */
export type ShiftTag = { id: string; tone: Tone; text: string; icon?: LucideIcon };

/** Minutes since the start of a shift that is not started; 0 while that is no gap. `now` is ISO 8601 UTC. */
export const minutesMissed = (shift: Shift, now: string): number =>
  gapOf(shift, now) === 'not_started' ? minutesBetween(shift.starts_at, now) : 0;
const isOnBreak = ({ status, breaks }: Shift): boolean =>
  status === 'in_progress' && breaks.some(({ to }) => to === null);
/** Warnings of the plan and of the requested times. A canceled shift breaks no rule. */
const warningsOf = ({ status, warnings, pending_change }: Shift): Shift['warnings'] =>
  status === 'canceled' ? [] : [...warnings, ...(pending_change?.warnings ?? [])];
/** The notice is a term of the worker's contract, not a rule of the law. */
const isLegal = ({ rule }: Shift['warnings'][number]): boolean => rule !== 'notice';
export const hasWarning = (shift: Shift): boolean => warningsOf(shift).some(isLegal);
const isClosedByLaw = (shift: Shift): boolean => warningsOf(shift).some(({ rule }) => rule === 'closed-by-law');

const urgency: readonly Tone[] = ['danger', 'warning', 'info', 'plain'];
const flagTones: Record<ShiftFlag, Tone> = {
  no_show: 'danger',
  offered_to_nobody: 'warning',
  overdue: 'warning',
  late: 'warning',
  late_cancel: 'warning',
  started_by_non_employee: 'warning',
  ended_by_non_employee: 'warning',
  edited_on_behalf: 'plain',
  auto_completed: 'plain',
  holiday: 'plain',
  reserve: 'plain',
};
const flagIcons: Partial<Record<ShiftFlag, LucideIcon>> = {
  offered_to_nobody: MegaphoneOff,
  overdue: ClockAlert,
  late: ClockAlert,
};
const allFlags = Object.keys(flagTones) as ShiftFlag[];

/** `27 min`, `5:19 h` */
export const useDuration = () => {
  const { t } = useTranslation('shifts');
  return (minutes: number): string =>
    minutes < 60 ? t('words.minutes', { count: minutes }) : t('calendar.hours', { hours: hours(minutes) });
};

export const useShiftTags = () => {
  const { t } = useTranslation('shifts');
  const duration = useDuration();
  const flagText = (flag: ShiftFlag, shift: Shift): string => {
    if (flag === 'late') return t('words.lateBy', { time: duration(shift.tardiness_minutes) });
    // A called-up shift and the one that it replaces refer to each other.
    if (flag === 'reserve' && shift.counterpart_id !== null) return t('words.calledUp');
    return t(`words.flag.${flag}`);
  };
  return (shift: Shift, now: string): ShiftTag[] => {
    const missed = minutesMissed(shift, now);
    const tags: (ShiftTag | false)[] = [
      missed > 0 && {
        id: 'missed',
        tone: 'danger',
        icon: ClockAlert,
        text: t('words.notStartedFor', { time: duration(missed) }),
      },
      gapOf(shift, now) === 'canceled_by_performer' && {
        id: 'canceledByPerformer',
        tone: 'danger',
        icon: CircleX,
        text: t('words.canceledByPerformer'),
      },
      shift.pending_change !== null && {
        id: 'change',
        tone: 'info',
        icon: CalendarClock,
        text: t('words.changeWaits'),
      },
      isOnBreak(shift) && { id: 'break', tone: 'plain', icon: Coffee, text: t('words.onBreak') },
      isClosedByLaw(shift) && { id: 'closed', tone: 'warning', icon: Gavel, text: t('words.closedByLaw') },
      warningsOf(shift).some((warning) => isLegal(warning) && warning.rule !== 'closed-by-law') && {
        id: 'law',
        tone: 'warning',
        icon: Scale,
        text: t('words.legalWarning'),
      },
      !warningsOf(shift).every(isLegal) && { id: 'notice', tone: 'plain', text: t('words.shortNotice') },
    ];
    const flags = allFlags
      .filter((flag) => shift.flags.includes(flag) && flag !== shift.status)
      .map((flag) => ({
        id: flag,
        tone: flagTones[flag],
        icon: flagIcons[flag],
        text: flagText(flag, shift),
      }));
    return [...tags.filter((tag) => tag !== false), ...flags].toSorted(
      (a, b) => urgency.indexOf(a.tone) - urgency.indexOf(b.tone),
    );
  };
};
