import { useTranslation } from 'react-i18next';
import { type AssistantInput, listAssistantModels } from '#shared/contracts/assistant.ts';
import { useGet } from '../../api/query.ts';
import { MoneyField, useField } from '../../kit/form/fields.tsx';
import { Field } from '../../ui/field.tsx';
import { Pair, Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';

type Name = 'main_model' | 'reserve_model';

/** Which models answer, and what they cost. */
export const ModelFields = () => {
  const { t } = useTranslation('assistant');
  return (
    <Section title={t('models.title')} reason={t('models.reason')}>
      <ModelField name="main_model" />
      <ModelField name="reserve_model" />
    </Section>
  );
};

const ModelField = ({ name }: { name: Name }) => {
  const { t } = useTranslation('assistant');
  const label = t(`models.${name}`);
  const models = useGet(listAssistantModels, {});
  const first = t(`models.first.${name}`);
  const { field, error, disabled } = useField(`${name}.model`, {
    label,
    text: (value) => (typeof value === 'string' ? value : first),
  });
  const chosen = field.value as string | null;
  const known = models.data?.data.map(({ id }) => id) ?? [];
  // One that the provider has no longer, or that is not loaded yet.
  const ids = chosen === null || known.includes(chosen) ? known : [chosen, ...known];
  return (
    <>
      <Field label={label} error={error} hint={models.error?.message}>
        {(described) => (
          <Select
            {...described}
            disabled={disabled}
            options={[{ value: '', label: first }, ...ids.map((id) => ({ value: id, label: id }))]}
            value={chosen ?? ''}
            onChange={(id) => field.onChange(id === '' ? null : id)}
          />
        )}
      </Field>
      <Pair>
        <MoneyField<AssistantInput> name={`${name}.input_price`} label={t('models.input')} />
        <MoneyField<AssistantInput> name={`${name}.output_price`} label={t('models.output')} />
      </Pair>
    </>
  );
};
