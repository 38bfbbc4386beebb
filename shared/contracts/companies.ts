import * as z from 'zod/mini';
import { subscriptionStates } from '../domain/billing/subscription.ts';
import { tariffIds } from '../domain/billing/tariffs.ts';
import { isPostcode, writePostcode } from '../domain/cart/postcode.ts';
import { isPrefix } from '../domain/companies/billing.ts';
import { credibilityLevels, credibilityReasons } from '../domain/companies/credibility.ts';
import { legalForms } from '../domain/companies/legal-form.ts';
import { isForeignVatId, isVatId } from '../domain/companies/vat-id.ts';
import { type Answer, area, item, list, paging, sortedBy, versionInQuery } from './endpoint.ts';
import {
  bounded,
  id,
  idAndName,
  integer,
  multilineText,
  person,
  queryArray,
  role,
  search,
  storedInstant,
  text,
  version,
} from './fields.ts';
import { bankAccount, country, ico, phoneNumbers } from './person-fields.ts';

const endpoint = area('companies');

export const companyRoles = ['customer', 'vendor'] as const;
const companyRole = z.enum(companyRoles);
export type CompanyRole = z.infer<typeof companyRole>;

/** A Czech VAT number (DIČ), also accepted with spaces and in small letters. */
const vatId = bounded(40).check(
  z.overwrite((written) => written.replaceAll(/\s/g, '').toUpperCase()),
  z.refine((written) => !isForeignVatId(written), { error: 'foreign-vat-id', abort: true }),
  z.refine(isVatId, { error: 'wrong-vat-id' }),
);
/** The address of a web site, also accepted without its scheme. */
const site = bounded(200).check(
  z.overwrite((written) => (/^https?:\/\//i.test(written.trim()) ? written.trim() : `https://${written.trim()}`)),
  z.refine(isSite, { error: 'wrong-format' }),
);
function isSite(written: string): boolean {
  return URL.canParse(written) && new URL(written).hostname.includes('.');
}
/** YYYY-MM-DD. Companies are older than what `day` accepts. */
const founded = bounded(10).check(
  z.iso.date({ abort: true }),
  z.refine((text) => text >= '1800' && text < '2100', { error: 'year-out-of-range' }),
);

/** A registered office. A Czech postcode is taken without its space, too. */
const Office = z
  .strictObject({
    /** With the number of the house. */
    street: text(200),
    city: text(100),
    postcode: text(20),
    country,
  })
  .check(
    z.overwrite((office) =>
      office.country === 'CZ' ? { ...office, postcode: writePostcode(office.postcode) } : office,
    ),
    z.refine(({ country, postcode }) => country !== 'CZ' || isPostcode(postcode), {
      error: 'not-postcode',
      path: ['postcode'],
    }),
  );

/** What invoices need to know of who issues them, besides the name, the IČO and the DIČ. */
export const Billing = z.strictObject({
  /** A Czech account number or an IBAN. */
  bank_account: z.nullable(bankAccount),
  vat_payer: z.boolean(),
  office: Office,
  /** Of the numbers of documents: empty, or a letter and up to seven letters, digits, dashes and slashes. */
  prefix: bounded(40).check(z.trim(), z.refine(isPrefix, { error: 'wrong-prefix' })),
  /** Days from the issue of an invoice until it is to be paid. */
  due_days: integer(0, 90),
  /** For those who receive the invoices. */
  note: z.nullable(multilineText(500)),
});
/** As it is kept. */
export const KeptBilling = z.object({
  bank_account: z.nullable(z.string()),
  vat_payer: z.boolean(),
  office: z.object({ street: z.string(), city: z.string(), postcode: z.string(), country: z.string() }),
  prefix: z.string(),
  due_days: z.int(),
  note: z.nullable(z.string()),
});

/** The editable fields; a new company and an edited one have the same. */
export const CompanyFields = z.strictObject({
  /** As in the business register. */
  name: text(100),
  /** The Czech company number (IČO). Name fixed by the specification. */
  inn: ico,
  /** The name that people know the company by, if it differs. */
  brand: z.nullable(text(100)),
  legal_form: z.nullable(z.enum(legalForms)),
  address: z.nullable(text(200)),
  /** A VAT payer has one (`vat-payer-without-vat-id`). */
  vat_id: z.nullable(vatId),
  founded: z.nullable(founded),
  phone: z.nullable(phoneNumbers),
  site: z.nullable(site),
  /** A note of the platform. */
  comment: z.nullable(multilineText(2000)),
  billing: z.nullable(Billing),
});
/** The values of a company form. */
export type CompanyInput = z.input<typeof CompanyFields>;

/**
 * Whether a company can be trusted, by the business register (ARES) and the register of VAT payers. Red: ceased, in
 * insolvency or an unreliable VAT payer; yellow: younger than a year, or a register did not answer; green: the rest.
 */
export const Credibility = z.object({
  level: z.enum(credibilityLevels),
  reasons: z.array(z.enum(credibilityReasons)),
  checked_at: storedInstant,
});

const logoPath = (side: number) =>
  z
    .nullable(z.string())
    .check(z.meta({ description: `The path of the logo on a white square, a JPEG of ${side} px. Null without one.` }));
/** The logo of a company, as replies show it. */
export const logoPaths = { logo: logoPath(256), logo_small: logoPath(96) };

export const Company = z.object({
  id,
  version,
  name: z.string(),
  /** A customer orders shifts; a vendor (performer) staffs them. */
  role: companyRole,
  inn: z.string(),
  brand: z.nullable(z.string()),
  legal_form: z.nullable(z.enum(legalForms)),
  address: z.nullable(z.string()),
  vat_id: z.nullable(z.string()),
  founded: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  site: z.nullable(z.string()),
  /** Null also for everyone but the platform, as `author`. */
  comment: z.nullable(z.string()),
  /** Null until it is saved, and to readers that are neither of the company nor of the platform. */
  billing: z.nullable(KeptBilling),
  /** Who added the company; null if it registered itself. */
  author: z.nullable(person),
  ...logoPaths,
  /** The people of an inactive company only read, and others cannot choose it. */
  active: z.boolean(),
  created_at: storedInstant,
  /** Null until the registers were read by the IČO, which takes seconds. */
  credibility: z.nullable(Credibility),
  /** The fields that the actor may change; empty means read-only. */
  editable: z.array(z.keyof(CompanyFields)),
});
export type Company = z.infer<typeof Company>;

/** What a company has paid for, and until when. */
const CompanyPlan = z.object({
  state: z.enum(subscriptionStates),
  /** The plan that was chosen; null during a trial, and before one. */
  tariff: z.nullable(z.object({ id: z.enum(tariffIds), name: z.string() })),
  /** Null without end, and before a trial. */
  active_until: z.nullable(storedInstant),
});
export type CompanyPlan = z.infer<typeof CompanyPlan>;

export const ListedCompany = z.extend(Company, {
  /** Null to readers other than an admin and those who pay for the company. */
  plan: z.nullable(CompanyPlan),
});
export type ListedCompany = z.infer<typeof ListedCompany>;

/** A person who acts for a company. */
export const Manager = z.object({ id, fio: z.string(), roles: z.array(role), company: z.nullable(idAndName) });

/** The first ones by name, and how many there are. Null to those who do not see the plan. */
const firstOf = <Row extends z.ZodMiniType>(row: Row) => z.nullable(z.object({ total: z.int(), data: z.array(row) }));

export const CompanyDetails = z.extend(ListedCompany, {
  managers: firstOf(Manager),
  /** The clients of a performer, or the performers that serve a customer. */
  clients: firstOf(idAndName),
  /** The active stores of a customer; null also of a performer, which has none. */
  stores: firstOf(idAndName),
});
export type CompanyDetails = z.infer<typeof CompanyDetails>;

export const listCompanies = endpoint({
  name: 'list-companies',
  summary:
    'List companies, by name: the platform all of them, others their own, and the clients that it serves or the performers that serve it',
  assistant: 'Companies by name and role',
  page: '/companies/edit/{id}',
  method: 'GET',
  path: '/api/companies',
  access: 'company.list',
  localized: true,
  query: z.strictObject({
    ...paging,
    ...sortedBy(['name', 'created_at']),
    /** Only these rows of the list, for the labels of chosen values; other filters do not count. */
    id: z.optional(queryArray(id)),
    roles: z.optional(queryArray(companyRole)),
    /** Only inactive companies. */
    active: z.optional(z.literal('false')),
    /** The beginnings of words of the name, or of the IČO. */
    name: z.optional(search),
    /** As `name`. */
    text: z.optional(search),
    /** Only the company with this number. */
    inn: z.optional(ico),
    /** Only the clients of this performer. */
    clients: z.optional(id),
  }),
  reply: list(ListedCompany),
});

/** What the business register says about a company, as values of the company's fields. */
export const RegisterFacts = z.object({
  name: z.string(),
  legal_form: z.nullable(z.enum(legalForms)),
  address: z.nullable(z.string()),
  vat_id: z.nullable(z.string()),
  founded: z.nullable(z.string()),
});

export const prefillCompany = endpoint({
  name: 'prefill-company',
  summary:
    'Ask the business register about a company number, to fill in a new company; nothing is created. Only for an admin, and for a buyer without a company',
  method: 'POST',
  path: '/api/companies/add',
  access: 'company.prefill',
  body: z.strictObject({ inn: ico }),
  reply: item(
    z.object({
      /** `no`: the register does not know the number. `unavailable`: it did not answer within five seconds. */
      found: z.enum(['yes', 'no', 'unavailable']),
      /** Whether a company with this number exists in Smena. */
      taken: z.boolean(),
      facts: z.nullable(RegisterFacts),
      credibility: Credibility,
      /** When the register answered: answers are kept for 24 hours. */
      at: storedInstant,
    }),
  ),
  problems: ['company-yours-already'],
});
export type Prefill = Answer<typeof prefillCompany>['data'];

export const searchCompany = endpoint({
  name: 'search-company',
  summary: 'Find a company by its number: the platform any, others their own and those they work with; null otherwise',
  method: 'GET',
  path: '/api/companies/search',
  access: 'company.read',
  query: z.strictObject({ inn: ico }),
  reply: item(z.nullable(z.object({ id, name: z.string() }))),
});

export const createOwnCompany = endpoint({
  name: 'create-own-company',
  summary: "Create the caller's company; only for a buyer without a company",
  method: 'POST',
  path: '/api/companies/own',
  access: 'company.create-own',
  body: z.strictObject({ name: CompanyFields.shape.name, inn: ico }),
  reply: item(Company),
  status: 201,
  problems: ['company-ico-taken', 'company-yours-already', 'changed'],
});

export const createCompany = endpoint({
  name: 'create-company',
  summary: 'Add a customer or a performer',
  method: 'POST',
  path: '/api/company',
  access: 'company.create',
  body: z.extend(z.required(z.partial(CompanyFields), { name: true, inn: true }), { role: companyRole }),
  reply: item(Company),
  status: 201,
  problems: ['company-ico-taken', 'changed'],
});

export const getCompany = endpoint({
  name: 'get-company',
  summary: 'Get a company that the caller may access',
  assistant: 'One company with its address and contacts',
  method: 'GET',
  path: '/api/company/{id}',
  access: 'company.read',
  localized: true,
  params: z.object({ id }),
  reply: item(CompanyDetails),
  problems: ['not-found'],
});

export const updateCompany = endpoint({
  name: 'update-company',
  summary: 'Change a company; its own people may not change its IČO',
  method: 'PUT',
  path: '/api/company/{id}',
  access: 'company.update',
  params: z.object({ id }),
  body: z.extend(z.partial(CompanyFields), { version }),
  reply: item(Company),
  problems: ['not-found', 'changed', 'company-ico-taken'],
});

export const setCompanyLogo = endpoint({
  name: 'set-company-logo',
  summary: 'Make a ready upload (purpose company-logo) the logo of a company',
  method: 'PUT',
  path: '/api/company/{id}/logo',
  access: 'company.update',
  params: z.object({ id }),
  body: z.strictObject({ version, upload_id: id }),
  reply: item(Company),
  problems: ['not-found', 'changed', 'upload-not-ready'],
});

export const deleteCompanyLogo = endpoint({
  name: 'delete-company-logo',
  summary: 'Delete the logo of a company',
  method: 'DELETE',
  path: '/api/company/{id}/logo',
  access: 'company.update',
  params: z.object({ id }),
  query: z.strictObject({ version: versionInQuery }),
  reply: item(Company),
  problems: ['not-found', 'changed'],
});

export const setCompanyActive = endpoint({
  name: 'set-company-active',
  summary:
    'Deactivate a company without coming shifts and open orders, so that its people only read, or activate it again',
  method: 'PUT',
  path: '/api/company/{id}/active',
  access: 'company.deactivate',
  params: z.object({ id }),
  body: z.strictObject({ version, active: z.boolean() }),
  reply: item(Company),
  problems: ['not-found', 'changed', 'company-shifts-ahead', 'company-orders-open'],
});

export const deleteCompany = endpoint({
  name: 'delete-company',
  summary: 'Delete an inactive company on which nothing hangs; its IČO can be used again',
  method: 'DELETE',
  path: '/api/company/{id}',
  access: 'company.delete',
  params: z.object({ id }),
  reply: item(z.object({ id })),
  problems: ['not-found', 'changed', 'company-active', 'company-in-use'],
});

export const updateCompanyManagers = endpoint({
  name: 'update-company-managers',
  summary: "Give a person of a company a manager's role, as a further account to a worker, or remove a manager",
  method: 'PUT',
  path: '/api/company/{id}/managers',
  access: 'company.update-managers',
  params: z.object({ id }),
  /** With `remove`, the role that the manager has. */
  body: z.strictObject({ user_id: id, role, remove: z.optional(z.boolean()) }),
  reply: item(Manager),
  problems: ['not-found', 'changed', 'already-member', 'person-last-of-company'],
});
