import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { createUser } from '#shared/contracts/people.ts';
import { grantableRoles, scopeRequirements } from '#shared/domain/people/role-grants.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { useOfferNextStep } from '../../domain/setup/next-step.ts';
import { useField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Section } from '../../ui/section.tsx';
import { EmailField, isEmail, numberOf, NumberOfPhone } from './contact-fields.tsx';
import { FurtherPhones } from './further-phones.tsx';
import { bodyOf, NewPerson, noPerson } from './new-person.ts';
import { IdentityFields, LoginField, PayFields } from './person-fields.tsx';
import { placeFieldOf, PlaceSection, usePlaceErrors } from './place-fields.tsx';
import { RoleField } from './role-field.tsx';

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
          <NumberOfPhone label={t('inviting.phone')} />
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
