import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { role } from '#shared/contracts/fields.ts';
import { createUser, PersonFields } from '#shared/contracts/people.ts';
import { grantableRoles, scopeRequirements } from '#shared/domain/people/role-grants.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { useOfferNextStep } from '../../domain/setup/next-step.ts';
import { useField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { PhoneValue } from '../../ui/phone-field.tsx';
import { Section } from '../../ui/section.tsx';
import { EmailField, isEmail, numberOf, NumberOfPhone } from './contact-fields.tsx';
import { FurtherPhones, numbersIn, phoneRows } from './further-phones.tsx';
import { IdentityFields, LoginField, PayFields } from './person-fields.tsx';
import { noPlace, placeFieldOf, placeFields, placeFor, PlaceSection, usePlaceErrors } from './place-fields.tsx';
import { RoleField } from './role-field.tsx';

const payFields = z.pick(PersonFields, {
  personal_number: true,
  contract: true,
  bank_account: true,
  deduction: true,
}).shape;

const NewPerson = z.object({
  role: z.nullable(role),
  ...placeFields,
  ...z.pick(PersonFields, {
    first_name: true,
    middle_name: true,
    last_name: true,
    country: true,
    languages: true,
    login: true,
  }).shape,
  email: z.string(),
  phone: z.nullable(z.custom<PhoneValue>()),
  phone_numbers: phoneRows,
  password: z.string(),
  ...payFields,
});
type NewPerson = z.input<typeof NewPerson>;

const noPerson = {
  ...noPlace,
  first_name: '',
  middle_name: '',
  last_name: '',
  country: null,
  languages: [],
  login: null,
  email: '',
  phone: null,
  phone_numbers: [],
  password: '',
  personal_number: null,
  contract: null,
  bank_account: null,
  deduction: null,
} satisfies Partial<NewPerson>;

/** Creates a person with a login, without an invitation. */
export default function NewPersonPage() {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const create = useSend(createUser);
  const check = useCheck();
  const offerNextStep = useOfferNextStep();
  const own = roleOf(useMe());
  const roles = grantableRoles(own);
  const [search] = useSearchParams();
  const requestedRole = roles.find((each) => each === search.get('role')) ?? null;
  return (
    <Page title={t('creating.title')}>
      <ResourceForm
        creating
        schema={NewPerson}
        values={{ ...noPerson, role: roles.length === 1 ? roles[0] : requestedRole, company: search.get('company') }}
        check={check}
        submit={async (person) => (await create.mutateAsync({ body: bodyOf(person) })).data}
        fieldOf={{ phone_numbers: 'phone', 'phone_numbers.0': 'phone', categories_ids: 'specialties', ...placeFieldOf }}
        savedText={({ fio }) => t('creating.done', { name: fio })}
        onSaved={({ id }) => {
          offerNextStep('people');
          void navigate(paths.people.edit(id));
        }}
        submitLabel={t('creating.submit')}
        refusedTitle={t('creating.notCreated')}
      >
        <Section title={t('inviting.as')} reason={t('inviting.asReason')}>
          <RoleField roles={roles} />
        </Section>
        <PlaceSection />
        <Section title={t('person.who')} reason={t('person.whoReason')}>
          <IdentityFields />
        </Section>
        <Section title={t('creating.signIn')} reason={<WayIn />}>
          <NumberOfPhone />
          <FurtherPhones />
          <EmailField />
          <LoginField />
          {own === 'ROLE_ADMIN' && <FirstPassword />}
        </Section>
        <PaySection />
      </ResourceForm>
    </Page>
  );
}

/** Errors that the schema does not know. */
const useCheck = () => {
  const { t } = useTranslation('people');
  const placeErrors = usePlaceErrors();
  return (person: NewPerson) => {
    const { email, phone, phone_numbers, password } = person;
    const hasEmail = email.trim() !== '';
    const needsPhone = phone_numbers.length > 0 || Boolean(phone?.digits);
    return {
      ...placeErrors(person),
      ...(needsPhone && numberOf(phone) === null && { phone: t('inviting.phoneNeeded') }),
      ...((hasEmail || password !== '') && !isEmail(email) && { email: t('inviting.emailNeeded') }),
      ...(!hasEmail && password === '' && !needsPhone && { email: t('creating.contactNeeded') }),
    };
  };
};

/** Only workers have fields of their pay. */
const bodyOf = ({
  role: as,
  company,
  stores,
  specialties,
  email,
  phone,
  phone_numbers,
  password,
  ...person
}: NewPerson) => {
  if (!as) throw new Error('the check let a person without a role through');
  const { personal_number, contract, bank_account, deduction, login, ...identity } = person;
  const number = numberOf(phone);
  return {
    ...identity,
    role: as,
    ...placeFor(as, { company, stores, specialties }),
    ...(scopeRequirements(as).specialties && { personal_number, contract, bank_account, deduction }),
    ...(email.trim() !== '' && { email }),
    phone_numbers: [...(number === null ? [] : [number]), ...numbersIn(phone_numbers)],
    ...(login !== null && { login }),
    ...(password !== '' && { password }),
  };
};

/** How the person will sign in, by what is filled in. */
const WayIn = () => {
  const { t } = useTranslation('people');
  const [email, phone, password] = useWatch<NewPerson, ['email', 'phone', 'password']>({
    name: ['email', 'phone', 'password'],
  });
  if (password !== '') return t('creating.byPassword');
  if (phone?.digits) return t(email.trim() === '' ? 'creating.bySms' : 'creating.bySmsAndEmail');
  return t(email.trim() === '' ? 'creating.byContact' : 'creating.byLetter');
};

const FirstPassword = () => {
  const { t } = useTranslation('people');
  const label = t('creating.password');
  const { field, error } = useField('password', { label, text: () => '••••' });
  return (
    <PasswordField
      name="password"
      label={label}
      hint={t('creating.passwordHint')}
      error={error}
      autoComplete="new-password"
      value={field.value as string}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
};

const PaySection = () => {
  const { t } = useTranslation('people');
  const chosen = useWatch<NewPerson, 'role'>({ name: 'role' });
  if (!chosen || !scopeRequirements(chosen).specialties) return null;
  return (
    <Section title={t('person.pay')} reason={t('person.payReason')}>
      <PayFields />
    </Section>
  );
};
