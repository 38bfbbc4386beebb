import { useTranslation } from 'react-i18next';
import { refundTransaction, type Transaction } from '#shared/contracts/billing.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import { useSend } from '../../api/query.ts';
import { MoneyField, SwitchField, TextField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { money } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';
import { cardName } from './card-name.ts';

type Fields = Input<typeof refundTransaction>['body'];

/** Gives back a payment by card, or a part of it. */
export const RefundDialog = ({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) => {
  const { t } = useTranslation('billing');
  const send = useSend(refundTransaction);
  const { id, amount, returned, card } = transaction;
  const company = transaction.company.name;
  const state = useResourceForm({
    kind: 'dialog',
    schema: refundTransaction.body,
    values: { amount: amount - returned, keep_time: false, reason: '' },
    submit: async (body) => (await send.mutateAsync({ params: { id }, body })).data,
    onSaved: (refund) => {
      snack({ tone: 'good', text: t('refund.done', { amount: money(-refund.amount), company }) });
      onClose();
    },
  });
  return (
    <FormDialog
      state={state}
      danger
      title={t('refund.title', { company })}
      submit={t('refund.confirm')}
      keep={t('refund.keep')}
      onClose={onClose}
      help={
        <p className="text-pretty">
          {t('refund.text', { card: card ? t('pay.saved', { brand: cardName(card), last4: card.last4 }) : '—' })}
        </p>
      }
    >
      <MoneyField<Fields> name="amount" label={t('refund.amount')} />
      <TextField<Fields>
        name="reason"
        label={t('refund.reason')}
        hint={t('refund.reasonHint')}
        lines={3}
        maxLength={300}
      />
      <SwitchField<Fields> name="keep_time" label={t('refund.keepTime')} hint={t('refund.keepTimeHint')} />
    </FormDialog>
  );
};
