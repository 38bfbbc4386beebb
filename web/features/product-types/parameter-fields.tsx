import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Parameter, ParameterInput } from '#shared/contracts/product-types.ts';
import { parameterKinds, typeLimits } from '#shared/domain/products/limits.ts';
import { FieldArray } from '../../kit/form/field-array.tsx';
import { SwitchField, TextField, useField } from '../../kit/form/fields.tsx';
import { Field } from '../../ui/field.tsx';
import { useLanguage } from '../../ui/i18n.ts';
import { Select } from '../../ui/select.tsx';
import { languages, NameFields, noNames } from './name-fields.tsx';

type Kind = Parameter['kind'];
export const isListKind = (kind: Kind): boolean => kind === 'list' || kind === 'multiple_list';

/** The fields of a parameter. Its kind is null in the form of a new one, which asks for it. */
export const ParameterFields = ({ kind }: { kind: Kind | null }) => {
  const { t } = useTranslation('product-types');
  const chosen = useWatch<ParameterInput, 'kind'>({ name: 'kind' });
  const own = kind ?? chosen;
  return (
    <>
      <NameFields />
      {kind ? <KindText kind={kind} /> : <KindField />}
      {own === 'number' && (
        <TextField<ParameterInput>
          name="unit"
          label={t('parameters.unit')}
          hint={t('parameters.unitHint')}
          optional
          maxLength={20}
          autoComplete="off"
        />
      )}
      <SwitchField<ParameterInput>
        name="required"
        label={t('parameters.required')}
        hint={t('parameters.requiredHint')}
      />
      {isListKind(own) && <Options isNew={kind === null} />}
    </>
  );
};

const KindText = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation('product-types');
  return (
    <div>
      <p className="font-medium">{t('parameters.kind')}</p>
      <p className="text-ink-2">{t(`kinds.${kind}`)}</p>
    </div>
  );
};

const KindField = () => {
  const { t } = useTranslation('product-types');
  const label = t('parameters.kind');
  const { setValue } = useFormContext<ParameterInput>();
  const { field, error } = useField('kind', { label });
  return (
    <Field label={label} hint={t('parameters.kindHint')} error={error}>
      {(ids) => (
        <Select
          {...ids}
          value={field.value as Kind}
          options={parameterKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(kind) => {
            field.onChange(kind);
            // Choices that are no longer shown would be checked.
            if (!isListKind(kind)) setValue('options', []);
          }}
        />
      )}
    </Field>
  );
};

const Options = ({ isNew }: { isNew: boolean }) => {
  const { t } = useTranslation('product-types');
  const own = useLanguage();
  return (
    <section className="flex flex-col gap-4">
      <header>
        <h3 className="font-medium">{t('parameters.options')}</h3>
        {!isNew && <p className="text-12 text-ink-3">{t('parameters.optionsHint')}</p>}
      </header>
      <FieldArray<ParameterInput, 'options'>
        name="options"
        label={t('parameters.options')}
        text={(value) => (value as ParameterInput['options']).map(({ names }) => names[own]).join(', ') || '—'}
        max={typeLimits.options}
        add={t('parameters.addOption')}
        empty={{ names: noNames }}
        remove={(number) => t('parameters.removeOption', { number })}
      >
        {(nth) => (
          <div className="grid grid-cols-3 gap-2">
            {languages.map((language) => (
              <TextField<ParameterInput>
                key={language}
                name={`options.${nth}.names.${language}`}
                label={t(`languages.${language}`)}
                maxLength={100}
                autoComplete="off"
              />
            ))}
          </div>
        )}
      </FieldArray>
    </section>
  );
};
