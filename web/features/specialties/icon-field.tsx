import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type SpecialtyIcon as Name, specialtyIcons } from '#shared/domain/specialties/icons.ts';
import { useField } from '../../kit/form/fields.tsx';
import { GroupError } from '../../ui/field.tsx';
import { SpecialtyIcon } from './specialty-icon.tsx';

export const IconField = () => {
  const { t } = useTranslation('specialties');
  const id = useId();
  const label = t('fields.icon');
  const { field, error } = useField('icon', { label, text: (value) => t(`icons.${value as Name}`) });
  return (
    <fieldset aria-describedby={error ? `${id}-below` : undefined} className="min-w-0">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {specialtyIcons.map((name) => (
          <label
            key={name}
            title={t(`icons.${name}`)}
            className="rounded-2 border-line-field has-checked:border-primary has-checked:bg-primary-soft hover:bg-hover relative grid size-11 cursor-pointer place-items-center border has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={`${id}-icon`}
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={field.value === name}
              onChange={() => field.onChange(name)}
              onBlur={field.onBlur}
            />
            <SpecialtyIcon name={name} className="size-5" />
            <span className="sr-only">{t(`icons.${name}`)}</span>
          </label>
        ))}
      </div>
      {error && <GroupError id={`${id}-below`}>{error}</GroupError>}
    </fieldset>
  );
};
