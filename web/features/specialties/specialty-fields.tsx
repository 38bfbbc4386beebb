import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listSpecialties, type SpecialtyInput } from '#shared/contracts/specialties.ts';
import { ComboboxField, MoneyField, SwitchField, TextField } from '../../kit/form/fields.tsx';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { Pair, Section } from '../../ui/section.tsx';
import { IconField } from './icon-field.tsx';
import { useKind } from './kinds.ts';

const languages = ['cs', 'en', 'ru'] as const;

/** The fields of a category, for creating and editing. */
export const SpecialtyFields = () => {
  const { t } = useTranslation('specialties');
  const { kind, texts } = useKind();
  const isWork = kind === 'specialty';
  return (
    <>
      <Section title={t('form.names')} reason={t(`${texts}form.namesReason`)}>
        {languages.map((language) => (
          <TextField<SpecialtyInput>
            key={language}
            name={`names.${language}`}
            label={t(`form.name.${language}`)}
            maxLength={100}
            autoComplete="off"
          />
        ))}
      </Section>
      <Section title={t('form.descriptions')} reason={t(`${texts}form.descriptionsReason`)}>
        {languages.map((language) => (
          <TextField<SpecialtyInput>
            key={language}
            name={`descriptions.${language}`}
            label={t(`form.description.${language}`)}
            lines={2}
            maxLength={500}
          />
        ))}
      </Section>
      {isWork && <PayFields />}
      <Section title={t(`${texts}form.orders`)} reason={t(`${texts}form.ordersReason`)}>
        <SwitchField<SpecialtyInput>
          name="active"
          label={t(`${texts}form.active`)}
          hint={t(`${texts}form.activeHint`)}
        />
        {isWork && (
          <SwitchField<SpecialtyInput> name="auto_complete" label={t('form.auto')} hint={t('form.autoHint')} />
        )}
      </Section>
      <Section title={t('form.place')} reason={t(`${texts}form.placeReason`)}>
        <ParentField />
        {isWork && <IconField />}
      </Section>
    </>
  );
};

const PayFields = () => {
  const { t } = useTranslation('specialties');
  return (
    <Section title={t('form.pay')} reason={t('form.payReason')}>
      <Pair>
        <MoneyField<SpecialtyInput> name="hourly_rate" label={t('form.rate')} unit={t('form.perHour')} />
        <MoneyField<SpecialtyInput> name="hourly_premium" label={t('form.premium')} unit={t('form.perHour')} />
      </Pair>
    </Section>
  );
};

const ParentField = () => {
  const { t } = useTranslation('specialties');
  const { kind, texts } = useKind();
  const chosen = useWatch<SpecialtyInput, 'parent_id'>({ name: 'parent_id' });
  const specialties = useLookup(listSpecialties, {
    request: (query) => ({ query: { ...query, kind } }),
    options: ({ data }) => data.map(({ id, name }) => ({ value: id, label: name })),
    chosen: [chosen],
  });
  return (
    <ComboboxField<SpecialtyInput>
      name="parent_id"
      label={t(`${texts}form.parent`)}
      hint={t(`${texts}form.parentHint`)}
      placeholder={t('form.noParent')}
      optional
      {...specialties}
    />
  );
};
