import { Archive, Ban, Check, CircleDashed, type LucideIcon, RefreshCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DocumentStatus } from '#shared/domain/supply/documents.ts';
import { StatePill, type StateTone } from '../../ui/pill.tsx';

const looks: Record<DocumentStatus, { icon: LucideIcon; tone: StateTone }> = {
  issued: { icon: CircleDashed, tone: 'wait' },
  accepted: { icon: Check, tone: 'done' },
  rejected: { icon: X, tone: 'ask' },
  exported: { icon: Archive, tone: 'money' },
  replaced: { icon: RefreshCw, tone: 'off' },
  canceled: { icon: Ban, tone: 'off' },
};

export const DocumentPill = ({ status }: { status: DocumentStatus }) => {
  const { t } = useTranslation('supply');
  return <StatePill {...looks[status]}>{t(`documents.statuses.${status}`)}</StatePill>;
};
