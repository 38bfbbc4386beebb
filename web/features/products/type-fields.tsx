import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getProductType, type Parameter } from '#shared/contracts/product-types.ts';
import type { ParameterValue, ProductInput } from '#shared/contracts/products.ts';
import { useGet } from '../../api/query.ts';
import { ComboboxField } from '../../kit/form/fields.tsx';
import { Broken } from '../../kit/parts/broken.tsx';
import { useProductTypes } from './lookups.ts';
import { ParameterFields, valuesFor } from './parameter-fields.tsx';

type OnShown = (parameters: readonly Parameter[]) => void;

/** The type of a product, and the parameters that products of this type have. */
export const TypeFields = ({ onShown }: { onShown: OnShown }) => {
  const { t } = useTranslation('products');
  const chosen = useWatch<ProductInput, 'type_id'>({ name: 'type_id' });
  const types = useProductTypes({ chosen: chosen ? [chosen] : [], searches: true });
  const type = useGet(getProductType, { params: { id: chosen } }, { enabled: Boolean(chosen) });
  return (
    <>
      <ComboboxField<ProductInput> name="type_id" label={t('columns.type')} placeholder={t('form.choose')} {...types} />
      {type.error && !type.data && <Broken as="banner" error={type.error} onRetry={type.refetch} />}
      {chosen && type.data && <FieldsOf parameters={type.data.data.parameters} onShown={onShown} />}
    </>
  );
};

const FieldsOf = ({ parameters, onShown }: { parameters: readonly Parameter[]; onShown: OnShown }) => {
  const { setValue } = useFormContext<ProductInput>();
  const values = useWatch<ProductInput, 'values'>({ name: 'values' });
  const fits = hasRowsOf(parameters, values);
  useEffect(() => {
    if (fits) onShown(parameters);
    else setValue('values', valuesFor(parameters, values), { shouldDirty: true });
  }, [fits, parameters, values, setValue, onShown]);
  return fits && <ParameterFields parameters={parameters} />;
};

/** Whether there is a row per parameter, in their order. Another type has other rows. */
const hasRowsOf = (parameters: readonly Parameter[], values: readonly ParameterValue[]): boolean =>
  parameters.length === values.length && parameters.every(({ id }, place) => id === values[place]?.parameter_id);
