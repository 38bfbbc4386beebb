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
  RotateCcw,
  Truck,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#shared/contracts/orders.ts';
import type { OrderTransition } from '#shared/domain/orders/transitions.ts';
import { ApiProblem } from '../../api/problem.ts';
import { Button } from '../../ui/button.tsx';
import { optional } from '../../ui/optional.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { ActionDialog, hasDialog } from './action-dialog.tsx';
import { ReadyDialog } from './ready-dialog.tsx';
import { useReport } from './report.ts';
import { useMoveOrder } from './use-move-order.ts';
import { useNextStep } from './use-next-step.ts';

// Converting a typed day needs the time zone library, which viewing an order does not need.
const QuoteDrawer = optional(() => import('./quote-drawer.tsx'), { failed: 'close' });

/** In order of importance; if it is the reader's turn, the first possible one that leads on is primary. */
const inOrder: Record<OrderTransition, { icon: LucideIcon; leadsOn?: true; danger?: true }> = {
  accept: { icon: Check, leadsOn: true },
  process: { icon: Check, leadsOn: true },
  agree: { icon: Check, leadsOn: true },
  place: { icon: Check, leadsOn: true },
  ready: { icon: Package, leadsOn: true },
  hand_over: { icon: HandHelping, leadsOn: true },
  ship: { icon: Truck, leadsOn: true },
  complete: { icon: CheckCheck, leadsOn: true },
  pay: { icon: Coins, leadsOn: true },
  quote: { icon: MessageSquareText },
  form: { icon: Layers },
  unpay: { icon: RotateCcw },
  cancel: { icon: Ban, danger: true },
  cancel_late: { icon: Ban, danger: true },
  refuse: { icon: Ban, danger: true },
};

/** What comes next, and the transitions that the reader may do. Nothing for a final order. */
export const NextStepCard = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const report = useReport();
  const { move, isPending } = useMoveOrder();
  const [sent, setSent] = useState<OrderTransition | null>(null);
  // A dialog sends the version that it was opened with: a newer one is refused by the server.
  const [open, setOpen] = useState<{ action: OrderTransition; order: Order } | null>(null);
  const close = () => setOpen(null);
  const next = useNextStep()(order);
  const possible = (Object.keys(inOrder) as OrderTransition[]).filter((action) => order.actions.includes(action));
  const primary = next?.own && possible.find((action) => inOrder[action].leadsOn);
  const isPickup = order.delivery_type === 'pickup';

  const send = async (action: OrderTransition) => {
    setSent(action);
    try {
      await move(order, action);
      snack({ tone: 'good', text: t(`done.${action}`) });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      report(error);
    }
  };
  const act = (action: OrderTransition) => {
    if (hasDialog(action) || action === 'quote' || (action === 'ready' && !isPickup)) setOpen({ action, order });
    else void send(action);
  };

  return (
    <>
      {next && (
        <section
          aria-labelledby="next-step"
          className="rounded-3 border-line-strong flex flex-wrap items-center gap-x-6 gap-y-3 border px-4 py-3.5"
        >
          <div className="min-w-0 flex-1 basis-72">
            <p className="text-12 text-ink-3">{t(next.own ? 'view.yourTurn' : 'view.waiting')}</p>
            <h2 id="next-step" className="text-16 tracking-title font-semibold">
              {next.text}
            </h2>
            <p className="text-ink-2 text-pretty">{next.own ? t(`help.${next.own}`) : t('view.waitingText')}</p>
          </div>
          {possible.length > 0 && (
            <div className="flex flex-wrap gap-2 max-md:w-full">
              {possible.map((action) => (
                <Button
                  key={action}
                  variant={action === primary ? 'primary' : inOrder[action].danger ? 'danger-quiet' : 'plain'}
                  icon={inOrder[action].icon}
                  busy={isPending && sent === action}
                  className="max-md:flex-auto"
                  onClick={() => act(action)}
                >
                  {t(`actions.${action === 'ready' && isPickup ? 'ready_pickup' : action}`)}
                </Button>
              ))}
            </div>
          )}
        </section>
      )}
      {open && hasDialog(open.action) && <ActionDialog order={open.order} action={open.action} onClose={close} />}
      {open?.action === 'quote' && <QuoteDrawer order={open.order} onClose={close} />}
      {open?.action === 'ready' && <ReadyDialog order={open.order} onClose={close} />}
    </>
  );
};
