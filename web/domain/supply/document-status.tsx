import { Archive, Ban, Check, CircleDashed, RefreshCw, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DocumentStatus } from '#shared/domain/supply/documents.ts';

const looks: Record<DocumentStatus, { icon: LucideIcon; tone: 'wait' | 'done' | 'ask' | 'money' | 'off' }> = {
  issued: { icon: CircleDashed, tone: 'wait' },
  accepted: { icon: Check, tone: 'done' },
  rejected: { icon: X, tone: 'ask' },
  exported: { icon: Archive, tone: 'money' },
  replaced: { icon: RefreshCw, tone: 'off' },
  canceled: { icon: Ban, tone: 'off' },
};

export const DocumentPill = ({ status }: { status: DocumentStatus }) => {
  const { t } = useTranslation('supply');
  const { icon: Icon, tone } = looks[status];
  return (
    <span
      data-tone={tone}
      className="text-12 inline-flex h-5 items-center gap-1.25 rounded-full bg-(--bg) pr-2 pl-1.5 font-medium whitespace-nowrap text-(--fg) [&>svg]:size-3.25"
    >
      <Icon aria-hidden />
      {t(`documents.statuses.${status}`)}
    </span>
  );
};
