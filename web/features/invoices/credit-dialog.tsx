import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Input } from '#shared/contracts/endpoint.ts';
import { creditInvoice, getInvoice, type Invoice } from '#shared/contracts/invoices.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { SwitchField, TextField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { paths } from '../../paths.ts';
import { snack } from '../../ui/snackbars.tsx';

type Fields = Input<typeof creditInvoice>['body'];

/** Issues a credit note: for what changed since the invoice, or for all of it. */
export const CreditDialog = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const send = useSend(creditInvoice);
  const params = { id: invoice.id };
  const valuesOf = ({ version }: Invoice) => ({ version, reason: '', all: false });
  const state = useResourceForm({
    kind: 'dialog',
    schema: creditInvoice.body,
    values: valuesOf(invoice),
    submit: async (body) => (await send.mutateAsync({ params, body })).data,
    reload: async () => valuesOf((await api(getInvoice, { params })).data),
    onSaved: ({ id, number }) => {
      snack({ tone: 'good', text: t('credit.done', { number }) });
      void navigate(paths.invoices.view(id));
    },
  });
  return (
    <FormDialog
      state={state}
      title={t('credit.title', { number: invoice.number })}
      submit={t('credit.confirm')}
      keep={t('credit.keep')}
      onClose={onClose}
      help={<p className="text-pretty">{t('credit.text')}</p>}
    >
      <TextField<Fields>
        name="reason"
        label={t('credit.reason')}
        hint={t('credit.reasonHint')}
        lines={3}
        maxLength={300}
      />
      <SwitchField<Fields> name="all" label={t('credit.all')} hint={t('credit.allHint')} />
    </FormDialog>
  );
};
