import * as auth from '#shared/contracts/auth.ts';
import * as companies from '#shared/contracts/companies.ts';
import type { Answer, Request } from '#shared/contracts/endpoint.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import * as people from '#shared/contracts/people.ts';
import * as registration from '#shared/contracts/registration.ts';
import { api } from '../../api/client.ts';
import { currentLanguage } from '../../ui/i18n.ts';
import type { PhoneValue } from '../../ui/phone-field.tsx';
import { type Country, countryOf, wholeNumber } from '../../ui/phone-number.ts';
import { type Draft, phoneOf } from './draft.ts';

/** The interface language as the API names it: Czech is `cz`. */
const ownLocale = (): Locale => {
  const language = currentLanguage();
  return language === 'cs' ? 'cz' : language;
};
const numberOf = ({ digits, country }: PhoneValue) => wholeNumber(digits, country);

/** The API calls of the wizard. This module brings their contracts, so the first step loads it only when needed. */
export const findInSystem = ({ by, email, phone }: Draft) =>
  api(auth.findInSystem, { query: by === 'email' ? { email: email.trim() } : { phone: phone ? numberOf(phone) : '' } });

const newcomer = ({ role, fio, terms, ico, company }: Draft) => ({
  roles: [role],
  fio,
  locale: ownLocale(),
  terms,
  // An existing company is found by its IČO; only a buyer's new company needs a name.
  ...(ico !== '' && role !== 'ROLE_MANAGER' && { company: { name: company.trim() || ico, inn: ico } }),
});

/** A known number gets a sign-in code; an unknown one also needs the registration's data. */
export const codeRegisterSms = async (draft: Draft): Promise<{ attempt: string }> => {
  const phone = phoneOf(draft);
  const { data } = await api(auth.codeRegisterSms, {
    body: { phoneNumbers: numberOf(phone), countryId: phone.country.id, ...(draft.newcomer && newcomer(draft)) },
  });
  return data;
};

export const listCountries = async (): Promise<Country[]> => (await api(auth.listPhoneCodes, {})).data.map(countryOf);

export const register = (draft: Draft) =>
  api(registration.register, {
    body: {
      ...newcomer(draft),
      countryId: phoneOf(draft).country.id,
      countryCode: phoneOf(draft).country.code,
      email: draft.email.trim(),
    },
  });

/** The code of the link with which a password that an admin has set is replaced. */
export const replacementCode = async (login: string, password: string): Promise<string> => {
  const { data } = await api(auth.login, { body: { login, password } });
  if (!('change_password' in data)) throw new Error('the password was replaced meanwhile');
  return data.change_password;
};

export const sendActivation = (email: string) => api(registration.sendActivation, { query: { email } });
export const sendPasswordLink = (email: string) =>
  api(registration.sendPasswordLink, { query: { email, locale: ownLocale() } });

export type Link = Answer<typeof registration.getLink>['data'];
export const getLink = async (code: string): Promise<Link> =>
  (await api(registration.getLink, { params: { code } })).data;

export const setPassword = async (body: NonNullable<Request<typeof registration.setPassword>['body']>) =>
  (await api(registration.setPassword, { body })).data;

export const confirmEmail = async (code: string) => (await api(registration.confirmEmail, { body: { code } })).data;
export const confirmPhone = (code: string) => api(registration.confirmPhoneLink, { body: { code } });

/** What both look-ups of a company number answer. */
export type RegisterReply = Pick<companies.Prefill, 'found' | 'taken'> &
  Partial<Pick<companies.Prefill, 'credibility' | 'at'>> & { facts: { name: string } | null };

/** As `prefillCompany`, without signing in. */
export const findCompany = async (inn: string): Promise<RegisterReply> => {
  const { name, ...data } = (await api(registration.findCompany, { query: { inn } })).data;
  return { ...data, facts: name === null ? null : { name } };
};
export const prefillCompany = async (inn: string): Promise<RegisterReply> =>
  (await api(companies.prefillCompany, { body: { inn } })).data;
export const createCompany = (name: string, inn: string) => api(companies.createOwnCompany, { body: { name, inn } });

export const acceptInvitation = async (body: NonNullable<Request<typeof people.acceptInvitation>['body']>) =>
  (await api(people.acceptInvitation, { body: { ...body, locale: ownLocale() } })).data;
