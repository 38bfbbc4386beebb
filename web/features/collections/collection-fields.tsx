import { useTranslation } from 'react-i18next';
import type { CollectionInput } from '#shared/contracts/collections.ts';
import { SwitchField, TextField } from '../../kit/form/fields.tsx';
import { Section } from '../../ui/section.tsx';
import { ProductsField } from './products-field.tsx';

const languages = ['cs', 'en', 'ru'] as const;

export const CollectionFields = () => {
  const { t } = useTranslation('collections');
  return (
    <>
      <Section title={t('fields.name')} reason={t('form.namesReason')}>
        {languages.map((language) => (
          <TextField<CollectionInput>
            key={language}
            name={`names.${language}`}
            label={t(`form.name.${language}`)}
            maxLength={100}
            autoComplete="off"
          />
        ))}
        <SwitchField<CollectionInput> name="active" label={t('form.active')} hint={t('form.activeHint')} />
      </Section>
      <Section title={t('fields.products')} reason={t('products.reason')}>
        <ProductsField />
      </Section>
    </>
  );
};
