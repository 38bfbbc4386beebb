import {
  Check,
  CircleAlert,
  ClockAlert,
  Lock,
  type LucideIcon,
  MessageSquareWarning,
  Pencil,
  RotateCcw,
  Smartphone,
  TimerOff,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HoursRow } from '#shared/contracts/hours.ts';
import { clock, clockRange, difference } from '../../ui/format.ts';
import type { Tone } from '../../ui/pill.tsx';

type Note = { id: string; tone: Tone; icon?: LucideIcon; text: string };

/** Why hours need a look. */
const flagIcons = {
  auto_completed: TimerOff,
  edited_on_behalf: Pencil,
  by_phone_clock: Smartphone,
  started_by_non_employee: UserRound,
  ended_by_non_employee: UserRound,
} as const;
const flags = Object.keys(flagIcons) as (keyof typeof flagIcons)[];

/** The actual times as text: `05:58–14:02`, without an end `13:29–?`. */
export const actualText = ({ actual_start, actual_end, store }: HoursRow): string =>
  actual_start === null
    ? '?'
    : actual_end === null
      ? `${clock(actual_start, store.time_zone)}–?`
      : clockRange(actual_start, actual_end, store.time_zone);

/** What is said about hours besides their times, the most important first. */
export const useNotes = () => {
  const { t } = useTranslation(['hours', 'shifts', 'common']);
  return (row: HoursRow): Note[] => {
    switch (row.state) {
      case null:
        return [{ id: 'noEnd', tone: 'danger', icon: CircleAlert, text: t('noEnd') }];
      case 'approved':
        return [{ id: 'state', tone: 'success', icon: Check, text: t('common:hoursState.approved') }];
      case 'locked':
        return [{ id: 'state', tone: 'plain', icon: Lock, text: t('common:hoursState.locked') }];
      case 'disputed':
        return [
          {
            id: 'state',
            tone: 'info',
            icon: MessageSquareWarning,
            text: row.proposal
              ? t('disputedAs', {
                  times: clockRange(row.proposal.actual_start, row.proposal.actual_end, row.store.time_zone),
                })
              : t('common:hoursState.disputed'),
          },
          { id: 'answers', tone: 'plain', text: t('answers', { performer: row.vendor?.name ?? t('performer') }) },
        ];
      default:
        return [
          {
            id: 'difference',
            tone: row.odd ? 'warning' : 'plain',
            ...(row.odd && { icon: ClockAlert }),
            text: difference(row.difference),
          },
          ...(row.state === 'reopened'
            ? [{ id: 'state', tone: 'info', icon: RotateCcw, text: t('common:hoursState.reopened') } as const]
            : []),
          ...(row.proposal
            ? [
                {
                  id: 'proposal',
                  tone: 'warning',
                  icon: MessageSquareWarning,
                  text: t('proposes', { performer: row.vendor?.name ?? t('performer') }),
                } as const,
              ]
            : []),
          ...flags
            .filter((flag) => row.flags.includes(flag))
            .map((flag) => ({
              id: flag,
              tone: 'warning' as const,
              icon: flagIcons[flag],
              text: t(`shifts:words.flag.${flag}`),
            })),
        ];
    }
  };
};
