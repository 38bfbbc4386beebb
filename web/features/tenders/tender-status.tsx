import {
  ArrowLeftRight,
  Ban,
  Check,
  CircleAlert,
  CircleDashed,
  Coins,
  Contrast,
  FileText,
  Layers,
  type LucideIcon,
  MessageSquareText,
  Pencil,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ParticipationState } from '#shared/domain/tenders/participation.ts';
import type { TenderStatus } from '#shared/domain/tenders/transitions.ts';
import { StatePill, type StateTone, Tag, type Tone } from '../../ui/pill.tsx';

/** Each status has its icon, its tone (data-tone, theme.css) and its word. */
const looks: Record<TenderStatus, { icon: LucideIcon; tone: StateTone }> = {
  cart: { icon: Pencil, tone: 'draft' },
  new: { icon: CircleDashed, tone: 'wait' },
  formation: { icon: Layers, tone: 'work' },
  needs_clarification: { icon: CircleAlert, tone: 'danger' },
  quotation: { icon: MessageSquareText, tone: 'ask' },
  placement: { icon: ArrowLeftRight, tone: 'work' },
  processing: { icon: Contrast, tone: 'work' },
  paid: { icon: Coins, tone: 'money' },
  ready_to_ship: { icon: FileText, tone: 'move' },
  completed: { icon: Check, tone: 'done' },
  canceled: { icon: Ban, tone: 'off' },
};
export const lookOf = (status: TenderStatus) => looks[status];

export const TenderPill = ({ status }: { status: TenderStatus }) => {
  const { t } = useTranslation('tenders');
  return <StatePill {...looks[status]}>{t(`statuses.${status}`)}</StatePill>;
};

const tones: Record<ParticipationState, Tone> = {
  invited: 'warning',
  quoted: 'success',
  revoked: 'plain',
  declined: 'plain',
  removed: 'plain',
};

/** What a performer has done about its invitation. */
export const ParticipationTag = ({ state }: { state: ParticipationState }) => {
  const { t } = useTranslation('tenders');
  return <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>;
};
