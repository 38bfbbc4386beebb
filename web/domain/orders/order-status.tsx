import {
  ArrowLeftRight,
  Ban,
  Check,
  CircleDashed,
  Coins,
  Contrast,
  Layers,
  MessageSquareText,
  Package,
  Truck,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OrderStatus, PaymentStatus } from '#shared/domain/orders/transitions.ts';
import { Tag } from '../../ui/pill.tsx';

type Tone = 'wait' | 'ask' | 'work' | 'money' | 'move' | 'done' | 'off';

/** Each status has its icon, its tone (data-tone, theme.css) and its word. */
const looks: Record<OrderStatus, { icon: LucideIcon; tone: Tone }> = {
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
  const { icon: Icon, tone } = looks[status];
  return (
    <span
      data-tone={tone}
      className="text-12 inline-flex h-5 items-center gap-1.25 rounded-full bg-(--bg) pr-2 pl-1.5 font-medium whitespace-nowrap text-(--fg) [&>svg]:size-3.25"
    >
      <Icon aria-hidden />
      {t(`statuses.${status}`)}
    </span>
  );
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
