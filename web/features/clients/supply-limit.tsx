import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { type CompanyClient, setSupplyLimit } from '#shared/contracts/clients.ts';
import { useSend } from '../../api/query.ts';
import { MoneyField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { handleRefusal } from '../../kit/form/handle-refusal.ts';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { Button } from '../../ui/button.tsx';
import { money } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';

/** Up to which sum of a month the reader's company accepts supplies of a performer without an approval. */
export const SupplyLimit = ({ row }: { row: CompanyClient }) => {
  const { t } = useTranslation('clients');
  // The dialog sends the version that it was opened with.
  const [opened, setOpened] = useState<CompanyClient | null>(null);
  const { supply_limit } = row;
  return (
    <div className="px-gutter border-line flex flex-none flex-wrap items-center gap-x-4 gap-y-2 border-b py-2">
      <p className="text-ink-2 min-w-0 flex-1 basis-60 text-pretty tabular-nums">
        {supply_limit === null ? t('supplyLimit.none') : t('supplyLimit.upTo', { sum: money(supply_limit) })}
      </p>
      <Button onClick={() => setOpened(row)}>{t('supplyLimit.open')}</Button>
      {opened && <LimitDialog row={opened} onClose={() => setOpened(null)} />}
    </div>
  );
};

type Limit = z.input<typeof setSupplyLimit.body>;

const LimitDialog = ({ row, onClose }: { row: CompanyClient; onClose: () => void }) => {
  const { t } = useTranslation('clients');
  const send = useSend(setSupplyLimit);
  const { vendor, supply_limit, limit_version } = row;
  const state = useResourceForm({
    kind: 'dialog',
    schema: setSupplyLimit.body,
    values: { supply_limit, version: limit_version },
    submit: (body) =>
      handleRefusal(send.mutateAsync({ params: { id: vendor.id }, body }), ({ message }) => {
        snack({ tone: 'bad', text: message });
        onClose();
      }),
    savedText: () => t('supplyLimit.done'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      state={state}
      title={t('supplyLimit.title', { name: vendor.name })}
      submit={t('supplyLimit.save')}
      onClose={onClose}
      help={<p className="text-pretty">{t('supplyLimit.help')}</p>}
    >
      <MoneyField<Limit> name="supply_limit" label={t('supplyLimit.field')} hint={t('supplyLimit.hint')} optional />
    </FormDialog>
  );
};
