import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { id, locale, type Locale } from '#shared/contracts/fields.ts';
import type { NewcomerFields } from '#shared/contracts/registration.ts';
import { countries } from '#shared/domain/auth/countries.ts';
import { initialAccess, checkRegistration, rolesToRegister } from '#shared/domain/people/registration.ts';
import { Problem } from '#shared/domain/problem.ts';
import { auditEntryWrite } from '../audit.ts';
import { findLoginId, loginWrites, type NewLogin, ofLoginId, ofLoginValue } from '../auth/logins.ts';
import { companyWithInn, ofInn } from '../companies/companies.ts';
import { type Company, newCompany } from '../companies/company.ts';
import { companyCreationWrites } from '../companies/credibility.ts';
import { ownCompanyChecks } from '../companies/require-active.ts';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import { type Key, recordKeyOf } from '../keys.ts';
import { currentTermsVersion } from '../legal/documents.ts';
import { notificationWrite } from '../notifications/notifications.ts';
import { effectWrite } from '../outbox.ts';
import { part } from '../part.ts';
import { ConditionFailed, get, ifNotExists, transact, type Write } from '../table.ts';
import { type Account, accountInsertionWrites } from './accounts.ts';
import { newAccount } from './new-account.ts';

const ofRegistration = part('registration');

const registrationKey = recordKeyOf('REGISTRATION');
/** The newest registration of an address, for sending the e-mail again. */
const registeredKey = (email: string): Key => ({ pk: `REGISTERED#${email}`, sk: 'REGISTERED' });

/** Seconds. A person who finds the letter after a weekend can still request another. */
const keptFor = 7 * 86_400;

/** The data of a registration, kept until the address is proven. Until then there is no login and no account. */
export const Registration = z.object({
  /** The id of the future login. */
  id,
  role: z.enum(rolesToRegister),
  fio: z.string(),
  locale,
  country: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  login: z.nullable(z.string()),
  company: z.nullable(z.object({ name: z.nullable(z.string()), inn: z.string() })),
  /** The accepted version of the user agreement. */
  terms: z.nullable(z.object({ version: z.int(), at: z.string() })),
  created_at: z.string(),
});
export type Registration = z.infer<typeof Registration>;

const registrations = entity('registration', Registration);

/**
 * Validates registration data. Values that another login or company has are refused here already, although they are
 * reserved only when the account is created. Throws invalid-input, terms-required, email-taken, phone-taken, login-
 * taken, company-ico-taken.
 */
export const newRegistration = async (
  fields: NewcomerFields,
  { id: registrationId, locale: spoken, now }: { id: string; locale: Locale; now: string },
): Promise<Registration> => {
  const {
    roles: [role = 'ROLE_BUYER'],
    fio,
    email = null,
    phoneNumbers: phone = null,
    login = null,
    company,
  } = fields;
  checkRegistration({ ...fields, role });
  if (!email && !phone) throw new Problem('invalid-input', { fields: { email: { key: 'required' } } });
  const [emailOwner, phoneOwner, loginOwner, existingCompany, version] = await Promise.all([
    email && findLoginId(email),
    phone && findLoginId(phone),
    login && findLoginId(login),
    company && role === 'ROLE_BUYER' ? companyWithInn(company.inn) : undefined,
    currentTermsVersion(),
  ]);
  if (emailOwner) throw new Problem('email-taken', { fields: { email: { key: 'taken' } } });
  if (phoneOwner) throw new Problem('phone-taken', { fields: { phoneNumbers: { key: 'taken' } } });
  if (loginOwner) throw new Problem('login-taken', { fields: { login: { key: 'taken' } } });
  if (existingCompany) throw new Problem('company-ico-taken', { fields: { 'company.inn': { key: 'taken' } } });
  return {
    id: registrationId,
    role,
    fio,
    locale: fields.locale ?? spoken,
    country: countries.find((country) => country.id === fields.countryId)?.iso ?? null,
    email,
    phone,
    login,
    company: company ? { name: company.name ?? null, inn: company.inn } : null,
    terms: fields.terms ? { version, at: now } : null,
    created_at: now,
  };
};

/** Writes a registration. Letters to an address use its newest registration. */
export const registrationWrites = (registration: Registration): Write[] => {
  const ends = { [expiry]: Math.floor(Date.parse(registration.created_at) / 1000) + keptFor };
  const { email } = registration;
  return [
    {
      part: ofRegistration,
      put: { ...registrationKey(registration.id), ...registrations.store(registration), ...ends },
      if: ifNotExists,
    },
    ...(email ? [{ part: 'registered', put: { ...registeredKey(email), id: registration.id, ...ends } }] : []),
  ];
};

/** Undefined once it has expired. */
export const findRegistration = async (registrationId: string, now: string): Promise<Registration | undefined> => {
  const item = await get(registrationKey(registrationId));
  return item && Number(item[expiry]) > Date.parse(now) / 1000 ? registrations.read(item) : undefined;
};

/** The newest registration of an e-mail. */
export const registrationOf = async (email: string, now: string): Promise<Registration | undefined> => {
  const item = await get(registeredKey(email));
  return item && findRegistration(String(item['id']), now);
};

/**
 * Turns a registration with a proven e-mail or phone into a login, an account and a buyer's company, in one transaction
 * with `proof`, the write that uses up the code or link. Unproven values are left out. A login name or an IČO that was
 * taken meanwhile is left out too: the person can enter it later, so it must not block the sign-up; so is the inactive
 * company of a person who waits. Throws email-taken, phone-taken, link-gone if the proof was already used, and ConditionFailed if the proof's condition failed.
 */
export const enter = async (
  registration: Registration,
  { proven, proof, now }: { proven: 'email' | 'phone'; proof: readonly Write[]; now: string },
): Promise<NewLogin> => {
  const { company } = registration;
  const existingCompany = company ? await companyWithInn(company.inn) : undefined;
  const { login, writes } = entryOf(
    { ...registration, ...(proven === 'email' ? { phone: null } : { email: null }) },
    now,
    existingCompany,
  );
  // A registration by phone is stored with the code, which `proof` uses up.
  const removals: Write[] =
    proven === 'email' ? [{ part: ofRegistration, remove: registrationKey(registration.id), if: present }] : [];
  try {
    await transact([...proof, ...removals, ...writes]);
    return login;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const { parts } = error;
    if (proof.some((write) => parts.includes(part(write.part)))) throw error;
    if (parts.includes(ofRegistration) || parts.includes(ofLoginId)) throw new Problem('link-gone');
    if (parts.includes(ofLoginValue.email)) throw new Problem('email-taken');
    if (parts.includes(ofLoginValue.phone)) throw new Problem('phone-taken');
    const again = {
      ...registration,
      ...(parts.includes(ofLoginValue.login) && { login: null }),
      ...(parts.includes(ofInn) && { company: null }),
    };
    return enter(again, { proven, proof, now });
  }
};
const present = { expression: 'attribute_exists(pk)' };

const entryOf = (registration: Registration, now: string, existingCompany: Company | undefined) => {
  const { id: login_id, email, phone, login, fio, country, terms, role } = registration;
  const own = role === 'ROLE_BUYER' && !existingCompany ? ownCompany(registration, now) : undefined;
  const companyReference = (company: Company | undefined) => (company ? { id: company.id, name: company.name } : null);
  // A buyer's IČO that another company took meanwhile.
  const access = initialAccess(role, companyReference(role === 'ROLE_BUYER' ? own : customer(existingCompany)), now);
  const account = newAccount({
    ...access,
    login_id,
    fio,
    locale: registration.locale,
    country,
    email,
    phone,
    terms,
    created_at: now,
  });
  const made: NewLogin = { id: login_id, email, phone, login, created_at: now };
  const by = { id: account.id, fio, company: account.company };
  return {
    login: made,
    writes: [
      ...loginWrites(made),
      ...accountInsertionWrites(account),
      ...(own ? companyCreationWrites(own, now) : []),
      ...(access.waits ? [...waitingNotificationWrites(account, now), ...ownCompanyChecks(access.waits.company)] : []),
      auditEntryWrite({ action: 'registered', by, at: now }),
    ],
  };
};

const customer = (company: Company | undefined) =>
  company?.role === 'customer' && company.active ? company : undefined;

const ownCompany = ({ company }: Registration, now: string): Company | undefined =>
  company?.name
    ? newCompany({ id: randomUUID(), name: company.name, role: 'customer', inn: company.inn, created_at: now })
    : undefined;

/** Notifies everyone who may admit the person. */
const waitingNotificationWrites = ({ id: about, fio, waits }: Account, at: string): Write[] => {
  if (!waits) return [];
  const notification = { kind: 'someone-waits', at, about, params: { fio, role: waits.role } } as const;
  return [
    notificationWrite({ ...notification, to: 'admins' }),
    ...(waits.company
      ? [
          notificationWrite({ ...notification, to: { company: waits.company.id } }),
          effectWrite('notify-buyers', { account_id: about }, { now: at }),
        ]
      : []),
  ];
};
