import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { employment, type PersonDetails, type PersonInput } from '#shared/contracts/people.ts';
import { defaultDeduction } from '#shared/domain/people/deduction.ts';
import { scopeRequirements } from '#shared/domain/people/role-grants.ts';
import { firstRole } from '#shared/domain/roles.ts';
import { countryOptions } from '../../domain/people/code-names.ts';
import { LanguagesField } from '../../domain/people/languages-field.tsx';
import { PhoneLink } from '../../domain/people/phone-link.tsx';
import { ComboboxField, MoneyField, SelectField, TextField } from '../../kit/form/fields.tsx';
import { Pair } from '../../ui/section.tsx';
import { ContactChange } from './contact-change.tsx';
import { SpecialtyChoices, StoreChoices } from './place-fields.tsx';

/** A titled group of fields: a section of a page or of a drawer. */
export type Group = (props: { title: string; reason?: ReactNode; children: ReactNode }) => ReactNode;

/** The fields of a person, on a page and in a drawer: those that people of the role have. */
export const PersonFields = ({ person, group: Group }: { person: PersonDetails; group: Group }) => {
  const { t } = useTranslation('people');
  const has = scopeRequirements(firstRole(person.roles));
  return (
    <>
      {person.editable.length === 0 && (
        <p className="text-ink-2 flex gap-2 pt-5">
          <Lock className="mt-0.5" />
          {t('person.readOnly')}
        </p>
      )}
      <Group title={t('person.who')} reason={t('person.whoReason')}>
        <TextField<PersonInput> name="fio" label={t('person.name')} maxLength={200} autoComplete="off" />
        <ComboboxField<PersonInput>
          name="country"
          label={t('list.columns.country')}
          optional
          placeholder={t('person.countryPlaceholder')}
          options={countryOptions()}
        />
        <LanguagesField label={t('list.columns.languages')} />
      </Group>
      <Group
        title={t('person.contact')}
        reason={t(person.editable.includes('login') ? 'person.contactChangeReason' : 'person.contactReason')}
      >
        <Contact person={person} />
      </Group>
      {has.specialties && (
        <Group title={t('person.work')} reason={t('person.workReason')}>
          <SpecialtyChoices name="categories_ids" />
        </Group>
      )}
      {has.stores && (
        <Group title={t('person.access')} reason={t('person.accessReason')}>
          <StoreChoices name="stores_ids" company={person.company?.id ?? null} />
        </Group>
      )}
      {has.specialties && (
        <Group title={t('person.pay')} reason={t('person.payReason')}>
          <PayFields />
        </Group>
      )}
    </>
  );
};

const PayFields = () => {
  const { t } = useTranslation('people');
  return (
    <>
      <Pair>
        <SelectField<PersonInput>
          name="contract"
          label={t('person.contract')}
          optional
          placeholder={t('person.contractNone')}
          options={employment.options.map((value) => ({ value, label: t(`list.contract.${value}`) }))}
        />
        <TextField<PersonInput>
          name="personal_number"
          label={t('fields.personal_number')}
          optional
          maxLength={20}
          autoComplete="off"
        />
      </Pair>
      <TextField<PersonInput>
        name="bank_account"
        label={t('fields.bank_account')}
        hint={t('person.bankHint')}
        optional
        maxLength={50}
        autoComplete="off"
      />
      <Pair>
        <MoneyField<PersonInput>
          name="deduction"
          label={t('fields.deduction')}
          hint={t('person.deductionHint', { percent: defaultDeduction / 100 })}
          unit="%"
          optional
        />
      </Pair>
    </>
  );
};

const Contact = ({ person }: { person: PersonDetails }) => {
  const { t } = useTranslation('people');
  const { email, phone } = person;
  const isLoginRun = person.editable.includes('login');
  const none = <span className="text-ink-3">{t('person.none')}</span>;
  return (
    <dl className="grid grid-cols-[minmax(84px,auto)_minmax(0,1fr)] gap-x-4 gap-y-2">
      <dt className="text-ink-3">{t('person.phone')}</dt>
      <dd>
        {phone ? <PhoneLink phone={phone} className="text-primary-text" /> : none}
        {isLoginRun && <ContactChange person={person} kind="phone" />}
      </dd>
      <dt className="text-ink-3">{t('fields.email')}</dt>
      <dd className="min-w-0 break-words">
        {email ?? none}
        {isLoginRun && <ContactChange person={person} kind="email" />}
      </dd>
    </dl>
  );
};
