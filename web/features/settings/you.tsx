import { useTranslation } from 'react-i18next';
import type { ProfileInput } from '#shared/contracts/settings.ts';
import { useMe } from '../../api/me.ts';
import { countryOptions } from '../../domain/people/code-names.ts';
import { LanguagesField } from '../../domain/people/languages-field.tsx';
import { ComboboxField, TextField } from '../../kit/form/fields.tsx';
import { Section } from '../../ui/section.tsx';
import { Photo } from './photo.tsx';
import { Ways } from './ways.tsx';

export const You = () => {
  const { t } = useTranslation('settings');
  const me = useMe();
  return (
    <>
      <Section title={t('photo.title')} reason={t('photo.reason')}>
        <Photo me={me} />
      </Section>
      <Section title={t('you.title')} reason={t('you.reason')}>
        <TextField<ProfileInput> name="fio" label={t('you.name')} maxLength={200} autoComplete="name" />
        <ComboboxField<ProfileInput>
          name="country"
          label={t('you.country')}
          optional
          placeholder={t('you.countryPlaceholder')}
          options={countryOptions()}
        />
        <LanguagesField label={t('you.languages')} hint={t('you.languagesHint')} />
      </Section>
      <Ways />
    </>
  );
};
