import { useTranslation } from 'react-i18next';
import type { ProductTypeInput } from '#shared/contracts/product-types.ts';
import { TextField } from '../../kit/form/fields.tsx';

export const languages = ['cs', 'en', 'ru'] as const;
export const noNames = { cs: '', en: '', ru: '' };

/** The names of a type or of a parameter. */
export const NameFields = () => {
  const { t } = useTranslation('product-types');
  return languages.map((language) => (
    <TextField<ProductTypeInput>
      key={language}
      name={`names.${language}`}
      label={t(`form.name.${language}`)}
      maxLength={100}
      autoComplete="off"
    />
  ));
};
