import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Parameter } from '#shared/contracts/product-types.ts';
import type { ParameterValue, ProductInput } from '#shared/contracts/products.ts';
import { inSizeOrder } from '#shared/domain/products/sizes.ts';
import { unitIn } from '#shared/domain/products/units.ts';
import { checkValues, isEmpty } from '#shared/domain/products/values.ts';
import { codeNames, countryOptions } from '../../domain/people/code-names.ts';
import { ChoicesField } from '../../kit/form/choices.tsx';
import { DecimalField, TextField, useField } from '../../kit/form/fields.tsx';
import { FieldTexts, useEditable, useFieldText } from '../../kit/form/form-context.ts';
import { Field } from '../../ui/field.tsx';
import { currentLanguage } from '../../ui/i18n.ts';
import { Combobox } from '../../ui/select.tsx';

/** The values of a product form: one per parameter, in the order of the type. A missing one is empty. */
export const valuesFor = (parameters: readonly Parameter[], values: readonly ParameterValue[]): ParameterValue[] =>
  parameters.map(
    ({ id, kind }) =>
      values.find(({ parameter_id }) => parameter_id === id) ?? {
        parameter_id: id,
        value: kind === 'multiple_list' || kind === 'countries' ? [] : '',
      },
  );

/** Those that the API gets. */
export const sentValues = (values: readonly ParameterValue[]): ParameterValue[] =>
  values.filter(({ value }) => !isEmpty(value));

/** For `check` of the product form: the server's rules. It numbers the values without the empty ones. */
export const useValueCheck = (parameters: readonly Parameter[]) => {
  const { t } = useTranslation('fields');
  return ({ values }: { values: readonly ParameterValue[] }): Record<string, string> =>
    Object.fromEntries(
      Object.entries(checkValues(parameters, values)).map(([path, { key }]) => [path, t(key as 'required')]),
    );
};

/** A value in the reader's language. */
const valueText = ({ kind, unit, options }: Parameter, value: ParameterValue['value']): string => {
  const optionName = (id: string) => options.find((option) => option.id === id)?.name ?? '…';
  if (Array.isArray(value)) return value.map(kind === 'countries' ? codeNames('region') : optionName).join(', ');
  if (kind === 'list' && typeof value === 'string') return optionName(value);
  if (typeof value !== 'number') return value ?? '';
  return [String(value).replace('.', ','), unit && unitIn(currentLanguage(), unit)].filter(Boolean).join(' ');
};

/** The fields of a product's values, in a form whose `values` are those of `valuesFor`. */
export const ParameterFields = ({ parameters }: { parameters: readonly Parameter[] }) => {
  const { t } = useTranslation('product-types');
  useFieldText('values', {
    label: t('fields.parameters'),
    text: (values) =>
      sentValues(values as ParameterValue[])
        .flatMap(({ parameter_id, value }) => {
          const parameter = parameters.find(({ id }) => id === parameter_id);
          return parameter ? [`${parameter.name}: ${valueText(parameter, value)}`] : [];
        })
        .join('; ') || '—',
  });
  return (
    <FieldTexts value={null}>
      {parameters.map((parameter, nth) => (
        <ParameterField key={parameter.id} parameter={parameter} name={`values.${nth}.value`} />
      ))}
    </FieldTexts>
  );
};

const choicesOf = (options: Parameter['options']) =>
  inSizeOrder(options, ({ name }) => name).map(({ id, name }) => ({ value: id, label: name }));

type Props = { parameter: Parameter; name: `values.${number}.value` };

const ParameterField = ({ parameter, name }: Props) => {
  const { t } = useTranslation(['product-types', 'common']);
  const { kind, name: label, unit, required, options } = parameter;
  const choices = { name, label, find: t('values.find'), empty: t('values.empty') };
  const isEditable = useEditable(name);
  // An emptied value is empty text, which the form leaves out. Null is no value.
  const text = { name, label, optional: !required, nullable: false, autoComplete: 'off' };
  switch (kind) {
    case 'string':
      return <TextField<ProductInput> {...text} maxLength={200} />;
    case 'text':
      return <TextField<ProductInput> {...text} lines={3} maxLength={2000} />;
    case 'number':
      return (
        <DecimalField<ProductInput>
          name={name}
          label={unit ? `${label} (${unitIn(currentLanguage(), unit)})` : label}
          hint={!required && t('common:optional')}
        />
      );
    case 'list':
      return <ListField parameter={parameter} name={name} />;
    case 'multiple_list':
      if (!isEditable) return <ChosenText parameter={parameter} name={name} />;
      return <ChoicesField {...choices} options={choicesOf(options)} />;
    case 'countries':
      if (!isEditable) return <ChosenText parameter={parameter} name={name} />;
      return <ChoicesField {...choices} options={countryOptions()} />;
  }
};

const ListField = ({ parameter: { name: label, required, options }, name }: Props) => {
  const { field, error, disabled } = useField(name, { label });
  return (
    <Field label={label} optional={!required && !disabled} error={error}>
      {(ids) => (
        <Combobox
          {...ids}
          options={choicesOf(options)}
          disabled={disabled}
          value={(field.value as string) || null}
          onChange={field.onChange}
          onClear={required ? undefined : () => field.onChange('')}
        />
      )}
    </Field>
  );
};

/** Instead of choices, which cannot be read-only. */
const ChosenText = ({ parameter, name }: Props) => {
  const value = useWatch<ProductInput, typeof name>({ name });
  return (
    <div>
      <p className="font-medium">{parameter.name}</p>
      <p className="text-ink-2">{valueText(parameter, value) || '—'}</p>
    </div>
  );
};
