import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { day, integer, version } from '#shared/contracts/fields.ts';
import { getInvoice, type Invoice, recordInvoicePayment } from '#shared/contracts/invoices.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { DateField, MoneyField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { today } from '../../ui/days.ts';
import { money } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';

const Payment = z.strictObject({ version, amount: integer(1, 100_000_000_00), day });
type Payment = z.input<typeof Payment>;

/** Records that an invoice was paid, or that money was given back. */
export const PaymentDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const { t } = useTranslation('invoices');
  const send = useSend(recordInvoicePayment);
  const params = { id: invoice.id };
  const givesBack = invoice.remaining < 0;
  const valuesOf = ({ version: seen, remaining }: Invoice): Payment => ({
    version: seen,
    amount: Math.abs(remaining),
    day: today(),
  });
  const state = useResourceForm({
    kind: 'dialog',
    schema: Payment,
    values: valuesOf(invoice),
    submit: async ({ amount, ...body }) =>
      (await send.mutateAsync({ params, body: { ...body, amount: givesBack ? -amount : amount } })).data,
    reload: async () => valuesOf((await api(getInvoice, { params })).data),
    onSaved: ({ number }) => {
      snack({ tone: 'good', text: t('payment.done', { number }) });
      onClose();
    },
  });
  const amount = money(Math.abs(invoice.remaining));
  return (
    <FormDialog
      state={state}
      title={t(givesBack ? 'payment.titleBack' : 'payment.title', { number: invoice.number })}
      submit={t('payment.confirm')}
      keep={t('payment.keep')}
      onClose={onClose}
      help={<p className="text-pretty">{t(givesBack ? 'payment.textBack' : 'payment.text', { amount })}</p>}
    >
      <MoneyField<Payment> name="amount" label={t('payment.amount')} />
      <DateField<Payment> name="day" label={t('payment.day')} />
    </FormDialog>
  );
};
