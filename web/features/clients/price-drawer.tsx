import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { createPrice } from '#shared/contracts/pay.ts';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { coefficientConditions } from '#shared/domain/pay/pay.ts';
import { useSend } from '../../api/query.ts';
import { ComboboxField, DateField, DecimalField, MoneyField } from '../../kit/form/fields.tsx';
import { FormDrawer } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { today } from '../../ui/days.ts';
import { Pair } from '../../ui/section.tsx';

type Input = z.input<typeof createPrice.body>;

/** Agrees a price with a client, in place of one of the same specialty and day. */
export const PriceDrawer = ({ vendor, client, onClose }: { vendor: string; client: string; onClose: () => void }) => {
  const { t } = useTranslation('pay');
  const send = useSend(createPrice);
  const state = useResourceForm({
    kind: 'dialog',
    schema: createPrice.body,
    values: {
      company_id: vendor,
      customer_id: client,
      category_id: null,
      hourly_rate: '',
      weekend: null,
      night: null,
      state_holiday: null,
      valid_from: today(),
    },
    submit: (body) => send.mutateAsync({ body }),
    savedText: () => t('prices.added'),
    onSaved: onClose,
  });
  return (
    <FormDrawer state={state} title={t('prices.add')} submit={t('prices.save')} onClose={onClose}>
      <p className="text-ink-2 text-pretty">{t('prices.text')}</p>
      <SpecialtyField />
      <Pair>
        <MoneyField<Input> name="hourly_rate" label={t('prices.rate')} unit={t('prices.perHour')} />
        <DateField<Input> name="valid_from" label={t('prices.validFrom')} />
      </Pair>
      {coefficientConditions.map((condition) => (
        <DecimalField<Input>
          key={condition}
          name={condition}
          label={t(`conditions.${condition}`)}
          hint={t('prices.factorHint')}
          optional
        />
      ))}
    </FormDrawer>
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
