import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Input } from '#shared/contracts/endpoint.ts';
import { type BankPayment, type InvoiceRow, listInvoices, pairBankPayment } from '#shared/contracts/invoices.ts';
import { useSend } from '../../api/query.ts';
import { ComboboxField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { money } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';

type Fields = Input<typeof pairBankPayment>['body'];

/** Records a payment on an invoice that a person chooses. */
export const PairDialog = ({ payment, onClose }: { payment: BankPayment; onClose: () => void }) => {
  const { t } = useTranslation('invoices');
  const send = useSend(pairBankPayment);
  const { id, version, amount } = payment;
  const state = useResourceForm({
    kind: 'dialog',
    schema: pairBankPayment.body,
    values: { version, invoice_id: null },
    submit: async (body) => (await send.mutateAsync({ params: { id }, body })).data,
    onSaved: ({ invoice }) => {
      snack({ tone: 'good', text: t('bank.pair.done', { number: invoice?.number ?? '' }) });
      onClose();
    },
  });
  return (
    <FormDialog
      state={state}
      title={t('bank.pair.title', { amount: money(amount) })}
      submit={t('bank.pair.confirm')}
      keep={t('bank.pair.keep')}
      onClose={onClose}
      help={<p className="text-pretty">{t('bank.pair.text')}</p>}
    >
      <InvoiceField payment={payment} />
    </FormDialog>
  );
};

const unpaid = ['issued', 'sent', 'overdue'] as const;
const found = [...unpaid, 'paid'] as const;

/** Unpaid invoices, first those with the symbol or the amount of the payment; a text also finds paid ones. */
const InvoiceField = ({ payment }: { payment: BankPayment }) => {
  const { t } = useTranslation('invoices');
  const chosen = useWatch<Fields, 'invoice_id'>({ name: 'invoice_id' });
  const reasonOf = ({ variable_symbol, remaining }: InvoiceRow): 'sameSymbol' | 'sameAmount' | null => {
    if (variable_symbol === payment.variable_symbol) return 'sameSymbol';
    return remaining === payment.amount ? 'sameAmount' : null;
  };
  const rankOf = (invoice: InvoiceRow): number => ['sameSymbol', 'sameAmount', null].indexOf(reasonOf(invoice));
  const invoices = useLookup(listInvoices, {
    request: ({ name }) => ({
      query: {
        role: 'seller' as const,
        status: [...(name ? found : unpaid)],
        per_page: '100',
        ...(name && { text: name }),
      },
    }),
    options: ({ data }) =>
      data
        .filter(({ kind }) => kind === 'invoice')
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .map((invoice) => {
          const reason = reasonOf(invoice);
          const notes = [
            invoice.buyer.name,
            t('bank.pair.remaining', { amount: money(invoice.remaining) }),
            reason && t(`bank.pair.${reason}`),
          ];
          return { value: invoice.id, label: invoice.number, note: notes.filter(Boolean).join(' · ') };
        }),
    chosen: [chosen],
  });
  return (
    <ComboboxField<Fields>
      name="invoice_id"
      label={t('bank.pair.invoice')}
      placeholder={t('bank.pair.find')}
      {...invoices}
    />
  );
};
