import { useTranslation } from 'react-i18next';
import type { ProfileInput } from '#shared/contracts/settings.ts';
import { phoneText } from '#shared/domain/people/phone.ts';
import { inviterOf } from '#shared/domain/people/role-grants.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { ComboboxField, TextField } from '../../resource/fields.tsx';
import { LanguagesField } from '../../resource/languages-field.tsx';
import { countryOptions } from '../../ui/code-names.ts';
import { Section } from '../../ui/section.tsx';
import { Facts } from './facts.tsx';
import { Photo } from './photo.tsx';

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
      <Section title={t('ways.title')} reason={`${t('ways.reason')} ${t(`ways.invitedBy.${inviterOf(roleOf(me))}`)}`}>
        <Facts
          facts={[
            [t('ways.email'), me.email ?? t('ways.none')],
            [t('ways.phone'), me.phone ? phoneText(me.phone) : t('ways.none')],
          ]}
        />
      </Section>
    </>
  );
};
