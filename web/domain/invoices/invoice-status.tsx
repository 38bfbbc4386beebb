import { Ban, Check, CircleDashed, Clock, type LucideIcon, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InvoiceStatus } from '#shared/domain/invoices/state.ts';
import { StatePill, type StateTone } from '../../ui/pill.tsx';

const looks: Record<InvoiceStatus, { icon: LucideIcon; tone: StateTone }> = {
  issued: { icon: CircleDashed, tone: 'wait' },
  sent: { icon: Send, tone: 'wait' },
  paid: { icon: Check, tone: 'done' },
  overdue: { icon: Clock, tone: 'danger' },
  credited: { icon: Ban, tone: 'off' },
};

export const InvoicePill = ({ status }: { status: InvoiceStatus }) => {
  const { t } = useTranslation('invoices');
  return <StatePill {...looks[status]}>{t(`statuses.${status}`)}</StatePill>;
};
