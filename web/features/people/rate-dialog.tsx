import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { createRate } from '#shared/contracts/pay.ts';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { useSend } from '../../api/query.ts';
import { ComboboxField, DateField, MoneyField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { today } from '../../ui/days.ts';
import { Pair } from '../../ui/section.tsx';

type Input = z.input<typeof createRate.body>;

/** Agrees a rate with a worker, in place of one of the same specialty and day. */
export const RateDialog = ({ worker, onClose }: { worker: string; onClose: () => void }) => {
  const { t } = useTranslation('pay');
  const send = useSend(createRate);
  const state = useResourceForm({
    kind: 'dialog',
    schema: createRate.body,
    values: { category_id: null, hourly_rate: '', valid_from: today() },
    submit: (body) => send.mutateAsync({ params: { id: worker }, body }),
    savedText: () => t('rates.added'),
    onSaved: onClose,
  });
  return (
    <FormDialog
      state={state}
      title={t('rates.add')}
      submit={t('rates.save')}
      onClose={onClose}
      help={<p className="text-pretty">{t('rates.text')}</p>}
    >
      <SpecialtyField />
      <Pair>
        <MoneyField<Input> name="hourly_rate" label={t('rates.rate')} unit={t('rates.perHour')} />
        <DateField<Input> name="valid_from" label={t('rates.validFrom')} />
      </Pair>
    </FormDialog>
  );
};

const SpecialtyField = () => {
  const { t } = useTranslation('pay');
  const chosen = useWatch<Input, 'category_id'>({ name: 'category_id' });
  const specialties = useLookup(listSpecialties, {
    request: (query) => ({ query }),
    options: ({ data }) => data.map(({ id, name }) => ({ value: id, label: name })),
    chosen: [chosen],
  });
  return (
    <ComboboxField<Input>
      name="category_id"
      label={t('fields.specialty')}
      placeholder={t('form.choose')}
      {...specialties}
    />
  );
};
