import {
  ArrowLeftRight,
  Ban,
  Check,
  CircleDashed,
  Coins,
  Contrast,
  Layers,
  type LucideIcon,
  MessageSquareText,
  Package,
  Truck,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OrderStatus, PaymentStatus } from '#shared/domain/orders/transitions.ts';
import { StatePill, type StateTone, Tag } from '../../ui/pill.tsx';

/** Each status has its icon, its tone (data-tone, theme.css) and its word. */
const looks: Record<OrderStatus, { icon: LucideIcon; tone: StateTone }> = {
  new: { icon: CircleDashed, tone: 'wait' },
  quotation: { icon: MessageSquareText, tone: 'ask' },
  formation: { icon: Layers, tone: 'work' },
  placement: { icon: ArrowLeftRight, tone: 'work' },
  processing: { icon: Contrast, tone: 'work' },
  paid: { icon: Coins, tone: 'money' },
  ready_to_ship: { icon: Package, tone: 'move' },
  in_progress: { icon: Truck, tone: 'move' },
  completed: { icon: Check, tone: 'done' },
  canceled: { icon: Ban, tone: 'off' },
};
export const lookOf = (status: OrderStatus) => looks[status];

/** The messages of `orders` have the words. */
export const OrderPill = ({ status }: { status: OrderStatus }) => {
  const { t } = useTranslation('orders');
  return <StatePill {...looks[status]}>{t(`statuses.${status}`)}</StatePill>;
};

export const PaymentTag = ({ status }: { status: PaymentStatus }) => {
  const { t } = useTranslation('orders');
  return status === 'paid' ? (
    <Tag tone="success" icon={Coins}>
      {t('payments.paid')}
    </Tag>
  ) : (
    <Tag>{t('payments.not_paid')}</Tag>
  );
};
