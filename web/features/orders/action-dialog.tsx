import { useTranslation } from 'react-i18next';
import { type Order, setOrderPayment } from '#shared/contracts/orders.ts';
import { chargedOf } from '#shared/domain/orders/amounts.ts';
import { useSend } from '../../api/query.ts';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { ReasonDialog } from '../../kit/form/reason-dialog.tsx';
import { money } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';
import { useReport } from './report.ts';
import { useMoveOrder } from './use-move-order.ts';

const actionsWithDialog = [
  'accept',
  'agree',
  'pay',
  'unpay',
  'ship',
  'hand_over',
  'complete',
  'cancel',
  'cancel_late',
  'refuse',
] as const;
type DialogAction = (typeof actionsWithDialog)[number];
/** Actions that cannot be taken back, or that are about money, are confirmed. */
export const hasDialog = (action: string): action is DialogAction => actionsWithDialog.some((one) => one === action);

/** `order` is the version that the reader saw when the dialog opened. */
export const ActionDialog = ({
  order,
  action,
  onClose,
}: {
  order: Order;
  action: DialogAction;
  onClose: () => void;
}) => {
  const { t } = useTranslation(['orders', 'common']);
  const report = useReport();
  const { move } = useMoveOrder();
  const pay = useSend(setOrderPayment);
  const texts = action === 'cancel_late' ? 'cancel' : action;
  const isEnd = texts === 'cancel' || texts === 'refuse';
  const params = { number: order.number, before: money(chargedOf(order)), after: money(amountOf(order, action)) };
  const send = (reason: string | undefined) => {
    if (action === 'pay' || action === 'unpay')
      return pay.mutateAsync({
        params: { id: order.id },
        body: { version: order.version, payment_status: action === 'pay' ? 'paid' : 'not_paid' },
      });
    return move(order, action, { ...(reason !== undefined && { reason }) });
  };
  return (
    <ReasonDialog
      title={t(`ask.${texts}.title`, params)}
      confirm={t(`ask.${texts}.confirm`)}
      keep={isEnd ? t('ask.keep') : t('common:back')}
      danger={isEnd}
      reason={isEnd ? { label: t('ask.reason'), hint: t('ask.reasonHint') } : null}
      submit={(reason) =>
        handleRefusal(send(reason), (problem) => {
          report(problem);
          onClose();
        })
      }
      onDone={() => {
        snack({ tone: 'good', text: t(`done.${action}`) });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="text-pretty tabular-nums">
        {action === 'unpay' && order.status === 'canceled' ? t('ask.unpay.canceled') : t(`ask.${texts}.text`, params)}
      </p>
    </ReasonDialog>
  );
};

/** What is to be paid, of a payment what is left, otherwise all that the order costs. */
const amountOf = ({ payable, total }: Order, action: DialogAction): number => (action === 'pay' ? payable : total);
