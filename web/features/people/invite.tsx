import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { role } from '#shared/contracts/fields.ts';
import { invite } from '#shared/contracts/people.ts';
import { grantableRoles } from '#shared/domain/people/role-grants.ts';
import type { Language } from '#shared/domain/public-pages.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { useOfferNextStep } from '../../domain/setup/next-step.ts';
import { useField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { paths } from '../../paths.ts';
import { currentLanguage, languages } from '../../ui/i18n.ts';
import { Page } from '../../ui/page.tsx';
import type { PhoneValue } from '../../ui/phone-field.tsx';
import { Section } from '../../ui/section.tsx';
import { Segments } from '../../ui/segments.tsx';
import { type Contact, ContactFields, sentAs } from './contact-fields.tsx';
import { contactOf } from './format-account.ts';
import { noPlace, placeFieldOf, placeFields, placeFor, PlaceSection, usePlaceErrors } from './place-fields.tsx';
import { RoleField } from './role-field.tsx';

const localeOf: Record<Language, 'cz' | 'en' | 'ru'> = { cs: 'cz', en: 'en', ru: 'ru' };

const Invited = z.object({
  way: z.enum(['email', 'phone']),
  email: z.string(),
  phone: z.nullable(z.custom<PhoneValue>()),
  role: z.nullable(role),
  ...placeFields,
  language: z.enum(Object.keys(languages) as [Language, ...Language[]]),
});

/** The form of an invitation: contact, role, place. Fields appear once the role needs them. */
export default function Invite() {
  const { t } = useTranslation(['people', 'common', 'shell']);
  const navigate = useNavigate();
  const send = useSend(invite);
  const placeErrors = usePlaceErrors();
  const offerNextStep = useOfferNextStep();
  const roles = grantableRoles(roleOf(useMe()));
  const [search] = useSearchParams();
  const requestedRole = roles.find((each) => each === search.get('role')) ?? null;
  return (
    <Page title={t('inviting.title')}>
      <ResourceForm
        creating
        schema={Invited}
        values={{
          way: 'email',
          email: '',
          phone: null,
          role: roles.length === 1 ? roles[0] : requestedRole,
          ...noPlace,
          company: search.get('company'),
          language: currentLanguage(),
        }}
        check={(invited) => ({
          ...(!sentAs(invited) && {
            [invited.way]: t(invited.way === 'email' ? 'inviting.emailNeeded' : 'inviting.phoneNeeded'),
          }),
          ...placeErrors(invited),
        })}
        submit={async (invited) => {
          const to = sentAs(invited);
          if (!to || !invited.role) throw new Error('the check let an unfinished invitation through');
          const place = placeFor(invited.role, invited);
          const body = { ...to, role: invited.role, locale: localeOf[invited.language], ...place };
          return (await send.mutateAsync({ body })).data;
        }}
        fieldOf={{ phone_numbers: 'phone', ...placeFieldOf }}
        savedText={(invitation) => t('inviting.sent', { contact: contactOf(invitation) })}
        onSaved={() => {
          offerNextStep('people');
          void navigate(paths.people.invitations);
        }}
        submitLabel={t('inviting.submit')}
        refusedTitle={t('inviting.notSent')}
      >
        <Section title={t('inviting.who')} reason={t('inviting.whoReason')}>
          <ContactFields />
          <LanguageOfLetter />
        </Section>
        <Section title={t('inviting.as')} reason={t('inviting.asReason')}>
          <RoleField roles={roles} />
        </Section>
        <PlaceSection />
      </ResourceForm>
    </Page>
  );
}

/** An SMS is short, so it has no language of its own. */
const LanguageOfLetter = () => {
  const { t } = useTranslation('people');
  const way = useWatch<Contact, 'way'>({ name: 'way' });
  const { field } = useField('language', { label: t('inviting.locale') });
  return (
    way === 'email' && (
      <Segments
        label={t('inviting.locale')}
        value={field.value as Language}
        onChange={field.onChange}
        choices={(Object.keys(languages) as Language[]).map((value) => ({ value, label: languages[value] }))}
      />
    )
  );
};
