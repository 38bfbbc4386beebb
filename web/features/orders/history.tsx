import {
  Ban,
  Check,
  CheckCheck,
  Coins,
  HandHelping,
  Layers,
  type LucideIcon,
  MessageSquareText,
  Package,
  Pencil,
  Plus,
  RotateCcw,
  Truck,
  Undo2,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { HistoryEntry, Order } from '#shared/contracts/orders.ts';
import { deviceMoment } from '../../ui/device-time.ts';

const icons: Record<HistoryEntry['what'], LucideIcon> = {
  ordered: Plus,
  edited: Pencil,
  marked_paid: Coins,
  marked_not_paid: RotateCcw,
  part_shipped: Truck,
  returned: Undo2,
  quote: MessageSquareText,
  accept: Check,
  form: Layers,
  place: Check,
  process: Check,
  agree: Check,
  pay: Coins,
  unpay: RotateCcw,
  ready: Package,
  ship: Truck,
  hand_over: HandHelping,
  complete: CheckCheck,
  cancel: Ban,
  cancel_late: Ban,
  refuse: Ban,
};

/** What happened, the newest first: who, when and why. */
export const History = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-14 mb-3 font-semibold">
        {t('view.history')}
      </h2>
      <ol>
        {order.history.toReversed().map((entry, nth) => (
          <Entry key={order.history.length - nth} entry={entry} />
        ))}
      </ol>
    </section>
  );
};

const Entry = ({ entry: { at, by, what, note } }: { entry: HistoryEntry }) => {
  const { t } = useTranslation('orders');
  const Icon = icons[what];
  return (
    <li className="group relative grid grid-cols-[20px_minmax(0,1fr)] gap-x-2.5 pb-4">
      <span
        aria-hidden
        className="border-line-strong absolute top-5.5 -bottom-0.5 left-[9.5px] border-l group-last:hidden"
      />
      <span aria-hidden className="bg-press text-ink-2 grid size-5 place-items-center rounded-full [&>svg]:size-3">
        <Icon />
      </span>
      <div className="min-w-0">
        <p className="font-medium">{t(`history.${what}`)}</p>
        {note && <p className="text-ink-2 text-pretty wrap-anywhere whitespace-pre-line">{note}</p>}
        <p className="text-12 text-ink-2">{by?.fio ?? t(what === 'agree' ? 'view.supplyLimit' : 'view.system')}</p>
        <time dateTime={at} className="figures text-12 text-ink-3">
          {deviceMoment(at)}
        </time>
      </div>
    </li>
  );
};
