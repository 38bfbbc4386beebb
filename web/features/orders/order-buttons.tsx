import { Coins, FileText, Pencil, Printer, RotateCcw, Trash2, Truck, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deleteOrder, type Order } from '#shared/contracts/orders.ts';
import { useMay } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { AskSupport } from '../../domain/chats/ask-support.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { ActionDialog } from './action-dialog.tsx';
import { PartDrawer } from './part-drawer.tsx';
import { useReport } from './report.ts';
import { ReturnDrawer } from './return-drawer.tsx';

/** What concerns the whole order besides its next step. */
export const OrderButtons = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const navigate = useNavigate();
  const [asking, setAsking] = useState<{ about: 'payment' | 'part' | 'return'; order: Order } | null>(null);
  const close = () => setAsking(null);
  const { ask, question } = useAsk();
  const report = useReport();
  const remove = useSend(deleteOrder);
  const isEditable = order.editable.length > 0;
  const sells = useMay('order.list');
  const isCanceled = order.status === 'canceled';
  useShortcuts({ e: () => isEditable && void navigate(paths.orders.edit(order.id)) });
  const payment = order.payment_status === 'paid' ? 'unpay' : 'pay';
  // A canceled order cannot become paid. A transition is offered with the next step.
  const marksPayment = order.may_mark_payment && !order.actions.includes(payment) && !(payment === 'pay' && isCanceled);
  const confirmDeletion = ({ id, number, version }: Order) =>
    ask({
      danger: true,
      title: t('delete.title', { number }),
      text: t('delete.text'),
      confirm: t('delete.confirm'),
      keep: t('delete.keep'),
      act: async () => {
        await remove.mutateAsync({ params: { id }, query: { version: String(version) } });
        void navigate(paths.orders.list, { replace: true });
      },
      done: t('delete.done', { number }),
      onRefused: (refusal, closeQuestion) => {
        report(refusal);
        if (!refusal.retryable) closeQuestion();
      },
    });
  return (
    <div className="flex flex-wrap gap-2 md:ml-auto md:justify-end">
      {order.may_delete && (
        <Button variant="danger-quiet" icon={Trash2} onClick={() => confirmDeletion(order)}>
          {t('delete.button')}
        </Button>
      )}
      {marksPayment && (
        <Button icon={payment === 'pay' ? Coins : RotateCcw} onClick={() => setAsking({ about: 'payment', order })}>
          {t(`actions.${payment}`)}
        </Button>
      )}
      {order.may_return && (
        <Button icon={Undo2} onClick={() => setAsking({ about: 'return', order })}>
          {t('return.open')}
        </Button>
      )}
      {order.may_ship_part && (
        <Button icon={Truck} onClick={() => setAsking({ about: 'part', order })}>
          {t(`part.${order.delivery_type}.open`)}
        </Button>
      )}
      {sells && !isCanceled && (
        <ButtonLink icon={Printer} to={paths.packingSlip(order.id)}>
          {t('slip.title')}
        </ButtonLink>
      )}
      {order.invoice && (
        <ButtonLink icon={FileText} to={paths.invoices.view(order.invoice.id)}>
          {t('invoice.open', { number: order.invoice.number })}
        </ButtonLink>
      )}
      {order.may_invoice && !order.invoice && (
        <ButtonLink icon={FileText} to={paths.invoices.previewOf({ order_id: order.id })}>
          {t('invoice.issue')}
        </ButtonLink>
      )}
      {isEditable && (
        <ButtonLink icon={Pencil} to={paths.orders.edit(order.id)}>
          {t('view.edit')}
        </ButtonLink>
      )}
      <AskSupport order_id={order.id} />
      {asking?.about === 'payment' && (
        <ActionDialog
          order={asking.order}
          action={asking.order.payment_status === 'paid' ? 'unpay' : 'pay'}
          onClose={close}
        />
      )}
      {asking?.about === 'part' && <PartDrawer order={asking.order} onClose={close} />}
      {asking?.about === 'return' && <ReturnDrawer order={asking.order} onClose={close} />}
      {question}
    </div>
  );
};
