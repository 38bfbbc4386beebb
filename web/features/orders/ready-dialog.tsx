import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { text } from '#shared/contracts/fields.ts';
import type { Order } from '#shared/contracts/orders.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { useReport } from './report.ts';
import { useMoveOrder } from './use-move-order.ts';

const Parcel = z.strictObject({ track_number: text(60), parcel_id: z.nullable(text(60)) });
type Parcel = z.input<typeof Parcel>;

/** A delivery is ready with the number that its parcel is followed by. */
export const ReadyDialog = ({ order, onClose }: { order: Order; onClose: () => void }) => {
  const { t } = useTranslation('orders');
  const report = useReport();
  const { move } = useMoveOrder();
  const state = useResourceForm({
    kind: 'dialog',
    schema: Parcel,
    values: { track_number: order.track_number ?? '', parcel_id: order.parcel_id },
    submit: (parcel) =>
      handleRefusal(move(order, 'ready', parcel), (problem) => {
        report(problem);
        onClose();
      }),
    savedText: () => t('done.ready'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      state={state}
      title={t('ready.title', { number: order.number })}
      submit={t('ready.confirm')}
      onClose={onClose}
      help={<p className="text-pretty">{t('ready.text')}</p>}
    >
      <TextField<Parcel> name="track_number" label={t('ready.track')} maxLength={60} autoComplete="off" autoFocus />
      <TextField<Parcel> name="parcel_id" label={t('ready.parcel')} maxLength={60} autoComplete="off" optional />
    </FormDialog>
  );
};
