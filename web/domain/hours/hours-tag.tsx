import { Check, Lock, type LucideIcon, MessageSquareWarning, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HoursState } from '#shared/domain/hours/hours.ts';
import { Tag, type Tone } from '../../ui/pill.tsx';

const looks: Record<HoursState, { tone: Tone; icon?: LucideIcon }> = {
  submitted: { tone: 'info' },
  approved: { tone: 'success', icon: Check },
  disputed: { tone: 'warning', icon: MessageSquareWarning },
  locked: { tone: 'plain', icon: Lock },
  reopened: { tone: 'info', icon: RotateCcw },
};

/** The state of the hours of a completed shift. */
export const HoursTag = ({ state }: { state: HoursState }) => {
  const { t } = useTranslation('common');
  return <Tag {...looks[state]}>{t(`hoursState.${state}`)}</Tag>;
};
