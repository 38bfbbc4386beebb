import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProductInput } from '#shared/contracts/products.ts';
import { barcodeIssue } from '#shared/domain/products/barcode.ts';
import { SwitchField, TextField } from '../../kit/form/fields.tsx';

/** A barcode with a switch that keeps one which is no GTIN. */
export const BarcodeField = () => {
  const { t } = useTranslation('products');
  const { trigger, getFieldState } = useFormContext<ProductInput>();
  const [barcode, isUnchecked] = useWatch<ProductInput, ['barcode', 'barcode_unchecked']>({
    name: ['barcode', 'barcode_unchecked'],
  });
  useEffect(() => {
    if (getFieldState('barcode').error) void trigger('barcode');
  }, [isUnchecked, getFieldState, trigger]);
  const isQuestionShown = isUnchecked || (barcode.trim() !== '' && barcodeIssue(barcode) !== null);
  return (
    <>
      <TextField<ProductInput>
        name="barcode"
        label={t('fields.barcode')}
        hint={t('form.barcodeHint')}
        maxLength={40}
        autoComplete="off"
      />
      {isQuestionShown && (
        <SwitchField<ProductInput>
          name="barcode_unchecked"
          label={t('form.unchecked')}
          hint={t('form.uncheckedHint')}
        />
      )}
    </>
  );
};
