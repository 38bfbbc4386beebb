import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProductInput } from '#shared/contracts/products.ts';
import { vatRates } from '#shared/domain/vat/vat.ts';
import { rateText } from '../../domain/orders/rate-text.ts';
import { SwitchField, useField } from '../../kit/form/fields.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

type VatInput = Pick<ProductInput, 'vat_rate' | 'vat_included'>;

/** The VAT rate of a price, and whether the price includes it, which it cannot with reverse charge. */
export const VatFields = () => {
  const { t } = useTranslation(['products', 'common']);
  const { setValue } = useFormContext<VatInput>();
  const rate = useWatch<VatInput, 'vat_rate'>({ name: 'vat_rate' });
  const options = vatRates.map((value) => ({ value, label: rateText(value, t('common:vat.reverse')) }));
  const { field, error, disabled } = useField('vat_rate', { label: t('fields.vat_rate') });
  const choose = (next: string) => {
    field.onChange(next);
    if (next === 'reverse') setValue('vat_included', false, { shouldDirty: true });
  };
  return (
    <>
      <Field
        label={t('fields.vat_rate')}
        hint={t(rate === 'reverse' ? 'form.reverseHint' : 'form.vatHint')}
        error={error}
      >
        {(ids) => <Select {...ids} options={options} disabled={disabled} value={rate} onChange={choose} />}
      </Field>
      {rate !== 'reverse' && <SwitchField<VatInput> name="vat_included" label={t('fields.vat_included')} />}
    </>
  );
};
