import { Check, CheckCheck, Truck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OrderRow, setOrderStatus } from '#shared/contracts/orders.ts';
import { BulkButton } from '../../kit/list/bulk-button.tsx';
import { useBulk } from '../../kit/list/use-bulk.tsx';
import type { Selection } from '../../kit/list/use-selection.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { useMoveOrder } from './use-move-order.ts';

const icons = { process: Check, ship: Truck, complete: CheckCheck };
type Action = keyof typeof icons;
const actions = Object.keys(icons) as Action[];

/** The steps that all selected orders may do now and that need nothing to be entered. */
export const useBulkOrders = ({ rows, only }: Selection<OrderRow>) => {
  const { t } = useTranslation('orders');
  const { move } = useMoveOrder({ refetches: false });
  const [asking, setAsking] = useState<{ action: Action; rows: readonly OrderRow[] } | null>(null);
  const bulk = useBulk<OrderRow>({
    area: setOrderStatus.area,
    title: t('bulk.running'),
    nameOf: ({ number }) => t('view.title', { number }),
    onClose: only,
  });
  const possible = actions.filter((action) => rows.every((row) => row.actions.includes(action)));
  const close = () => setAsking(null);
  return {
    buttons:
      possible.length > 0 ? (
        possible.map((action) => (
          <BulkButton key={action} icon={icons[action]} onClick={() => setAsking({ action, rows })}>
            {t(`bulk.${action}.button`)}
          </BulkButton>
        ))
      ) : (
        <span className="px-2.5">{t('bulk.none')}</span>
      ),
    dialogs: (
      <>
        {asking && (
          <Confirm
            open
            title={t(`bulk.${asking.action}.title`, { count: asking.rows.length })}
            confirm={t(`bulk.${asking.action}.confirm`, { count: asking.rows.length })}
            onConfirm={() => {
              close();
              bulk.start(asking.rows, (row) => move(row, asking.action));
            }}
            onClose={close}
          >
            <p className="text-pretty">{t(`bulk.${asking.action}.text`)}</p>
          </Confirm>
        )}
        {bulk.dialog}
      </>
    ),
  };
};
