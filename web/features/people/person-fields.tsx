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
import { deviceDay } from '../../ui/device-time.ts';
import { Facts } from '../../ui/facts.tsx';
import { money } from '../../ui/format.ts';
import { Pair } from '../../ui/section.tsx';
import { ContactChange } from './contact-change.tsx';
import { FurtherPhones } from './further-phones.tsx';
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
        <IdentityFields />
      </Group>
      <Group
        title={t('person.contact')}
        reason={t(person.editable.includes('login') ? 'person.contactChangeReason' : 'person.contactReason')}
      >
        <Contact person={person} />
        <FurtherPhones />
        <LoginField />
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
      <Group title={t('person.account')}>
        <AccountFacts person={person} />
      </Group>
    </>
  );
};

/** Name, country and languages. */
export const IdentityFields = () => {
  const { t } = useTranslation('people');
  const name = { maxLength: 65, autoComplete: 'off' };
  return (
    <>
      <Pair>
        <TextField<PersonInput> name="first_name" label={t('fields.first_name')} {...name} />
        <TextField<PersonInput>
          name="middle_name"
          label={t('fields.middle_name')}
          optional
          nullable={false}
          {...name}
        />
      </Pair>
      <TextField<PersonInput> name="last_name" label={t('fields.last_name')} optional nullable={false} {...name} />
      <ComboboxField<PersonInput>
        name="country"
        label={t('list.columns.country')}
        optional
        placeholder={t('person.countryPlaceholder')}
        options={countryOptions()}
      />
      <LanguagesField label={t('list.columns.languages')} />
    </>
  );
};

export const LoginField = () => {
  const { t } = useTranslation('people');
  return (
    <TextField<PersonInput>
      name="login"
      label={t('fields.login')}
      hint={t('person.loginHint')}
      optional
      maxLength={40}
      autoComplete="off"
    />
  );
};

export const PayFields = () => {
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
  const none = <span className="text-ink-3">{t('person.none')}</span>;
  const number = phone ? <PhoneLink phone={phone} className="text-primary-text" /> : none;
  const changeable = (kind: 'phone' | 'email', value: ReactNode) => (
    <>
      {value}
      {person.editable.includes('login') && <ContactChange person={person} kind={kind} />}
    </>
  );
  return (
    <Facts
      facts={[
        [t('person.phone'), changeable('phone', number)],
        [t('fields.email'), changeable('email', email ?? none)],
      ]}
    />
  );
};

/** What the account is, and what the platform knows about it. */
const AccountFacts = ({ person }: { person: PersonDetails }) => {
  const { t } = useTranslation(['people', 'common']);
  const { active, is_admin, additional_role, promocode, bonus, tariff_until } = person;
  const facts = [
    [t('person.state'), t(active ? 'person.active' : 'person.inactive')],
    [t('person.additionalRole'), additional_role && t(`common:role.${additional_role}`)],
    [t('person.administrator'), t(is_admin ? 'person.yes' : 'person.no')],
    [t('person.promocode'), promocode],
    [t('person.bonus'), bonus === null ? null : money(bonus)],
    [t('person.planUntil'), tariff_until && deviceDay(tariff_until)],
  ] as const;
  return <Facts facts={facts.filter(([, value]) => value !== null)} />;
};
