import { useTranslation } from 'react-i18next';
import type { ProfileInput } from '#shared/contracts/settings.ts';
import { inviterOf } from '#shared/domain/people/role-grants.ts';
import { countries } from '#shared/domain/sign-in/countries.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { ComboboxField, TextField } from '../../resource/fields.tsx';
import { phone } from '../../ui/format.ts';
import { currentLanguage } from '../../ui/i18n.ts';
import { Section } from '../../ui/section.tsx';
import { Facts } from './facts.tsx';
import { LanguagesField } from './languages-field.tsx';
import { Photo } from './photo.tsx';

/** All countries by name in the reader's language, sorted by its rules. */
const countryOptions = (language: string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return countries
    .map(({ iso }) => ({ value: iso, label: names.of(iso) ?? iso }))
    .toSorted((one, other) => compare(one.label, other.label));
};

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
          options={countryOptions(currentLanguage())}
        />
        <LanguagesField />
      </Section>
      <Section title={t('ways.title')} reason={`${t('ways.reason')} ${t(`ways.invitedBy.${inviterOf(roleOf(me))}`)}`}>
        <Facts
          facts={[
            [t('ways.email'), me.email ?? t('ways.none')],
            [t('ways.phone'), me.phone ? phone(me.phone) : t('ways.none')],
          ]}
        />
      </Section>
    </>
  );
};
