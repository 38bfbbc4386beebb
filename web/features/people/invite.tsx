import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { invite } from '#shared/contracts/people.ts';
import type { Invitation } from '#shared/contracts/people.ts';
import { scopeRequirements, grantableRoles } from '#shared/domain/people/role-grants.ts';
import type { Role } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { useShowErrors } from '../../resource/field-errors.ts';
import { LeaveGuard } from '../../resource/leave-guard.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { currentLanguage, languages } from '../../ui/i18n.ts';
import type { Language } from '../../ui/i18n.ts';
import { Body, Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { Segments } from '../../ui/segments.tsx';
import { snack } from '../../ui/snackbars.tsx';
import type { Contact } from './contact-fields.tsx';
import { ContactFields, sentAs } from './contact-fields.tsx';
import { contactOf } from './format-account.ts';
import { noPlace, placeFor, PlaceFields, useNeedsPlace } from './place-fields.tsx';
import { RoleField } from './role-field.tsx';

const localeOf: Record<Language, 'cz' | 'en' | 'ru'> = { cs: 'cz', en: 'en', ru: 'ru' };

/** The form of an invitation: contact, role, place. Fields appear once the role needs them. */
export default function Invite() {
  const { t } = useTranslation(['people', 'common', 'shell']);
  const navigate = useNavigate();
  const send = useSend(invite);
  const asksPlace = useNeedsPlace();
  const roles = grantableRoles(roleOf(useMe()));
  const [contact, setContact] = useState<Contact>({ way: 'email', email: '', phone: null });
  const [role, setRole] = useState<Role | null>(roles.length === 1 ? (roles[0] ?? null) : null);
  const [place, setPlace] = useState(noPlace);
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState<string | null>(null);

  const [isSent, setIsSent] = useState(false);
  // After the guard knows that nothing is unsaved.
  const openList = useEffectEvent(() => void navigate(paths.people.invitations));
  useEffect(() => {
    if (isSent) openList();
  }, [isSent]);
  const isDirty = contact.email !== '' || (contact.phone?.digits ?? '') !== '' || place !== noPlace;

  const form = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const showErrors = useShowErrors({
    form,
    tabs: undefined,
    open: '',
    isSettled: !send.isPending,
    onUnseen: () => banner.current?.focus(),
  });

  /** A changed field loses its error. */
  const set =
    <V,>(change: (value: V) => void, ...fields: string[]) =>
    (value: V) => {
      change(value);
      setErrors((all) => Object.fromEntries(Object.entries(all).filter(([field]) => !fields.includes(field))));
    };

  const submit = () => {
    const to = sentAs(contact);
    const found = {
      ...(!to && { [contact.way]: t(contact.way === 'email' ? 'inviting.emailNeeded' : 'inviting.phoneNeeded') }),
      ...(!role && { role: t('inviting.roleChoose') }),
      ...(role && scopeRequirements(role).stores && place.stores.length === 0 && { stores: t('place.needed') }),
    };
    setErrors(found);
    setRefused(null);
    if (!to || !role || Object.keys(found).length > 0) return showErrors(found);
    send.mutate(
      { body: { ...to, role, locale: localeOf[language], ...placeFor(role, place) } },
      {
        onSuccess: ({ data }: { data: Invitation }) => {
          snack({ tone: 'good', text: t('inviting.sent', { contact: contactOf(data) }) });
          setIsSent(true);
        },
        onError: ({ message, fields }) => {
          const { email, phone_numbers: phone = '', companies_ids: company = '', stores_ids: stores = '' } = fields;
          setErrors({
            ...(email && { email }),
            ...(phone && { phone }),
            ...(company && { company }),
            ...(stores && { stores }),
          });
          setRefused(message);
          showErrors(fields);
        },
      },
    );
  };

  return (
    <Page title={t('inviting.title')}>
      <Body>
        <form
          id="invite"
          ref={form}
          noValidate
          className="px-gutter"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {refused && (
            <div ref={banner} tabIndex={-1} className="scroll-mt-5 pt-5 outline-none">
              <Banner tone="danger" title={t('inviting.notSent')}>
                {refused}
              </Banner>
            </div>
          )}
          <Section title={t('inviting.who')} reason={t('inviting.whoReason')}>
            <ContactFields value={contact} onChange={set(setContact, contact.way)} error={errors[contact.way]} />
            {contact.way === 'email' && (
              <Segments
                label={t('inviting.locale')}
                value={language}
                onChange={setLanguage}
                choices={(Object.keys(languages) as Language[]).map((value) => ({ value, label: languages[value] }))}
              />
            )}
          </Section>
          <Section title={t('inviting.as')} reason={t('inviting.asReason')}>
            <RoleField roles={roles} value={role} onChange={set(setRole, 'role')} error={errors['role']} />
          </Section>
          {role && asksPlace(role) && (
            <Section title={t('inviting.where')} reason={t('inviting.whereReason')}>
              <PlaceFields role={role} value={place} onChange={set(setPlace, 'company', 'stores')} errors={errors} />
            </Section>
          )}
        </form>
        <LeaveGuard dirty={isDirty && !isSent} />
      </Body>
      <div
        data-save-bar
        className="border-line bg-surface px-gutter flex min-h-14 flex-none items-center justify-end gap-2 border-t py-2 max-md:sticky max-md:bottom-0 max-md:z-5"
      >
        <ButtonLink variant="ghost" to={paths.people.invitations}>
          {t('common:form.discard')}
        </ButtonLink>
        <Button type="submit" form="invite" variant="primary" busy={send.isPending}>
          {t('inviting.submit')}
        </Button>
      </div>
    </Page>
  );
}
