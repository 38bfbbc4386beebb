import * as z from 'zod/mini';
import { companyRoles, KeptBilling } from '#shared/contracts/companies.ts';
import { id, person, version } from '#shared/contracts/fields.ts';
import { legalForms } from '#shared/domain/companies/legal-form.ts';
import { recordKeyOf } from '../keys.ts';

export const companyKey = recordKeyOf('COMPANY');

export const Company = z.object({
  id,
  version,
  name: z.string(),
  /** A customer orders shifts; a vendor (performer) staffs them. */
  role: z.enum(companyRoles),
  /** IČO, unique in the system. */
  inn: z.string(),
  brand: z.nullable(z.string()),
  legal_form: z.nullable(z.enum(legalForms)),
  address: z.nullable(z.string()),
  vat_id: z.nullable(z.string()),
  /** YYYY-MM-DD. */
  founded: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  site: z.nullable(z.string()),
  comment: z.nullable(z.string()),
  /** Null until it is saved: `billingOf` says what counts. */
  billing: z.nullable(KeptBilling),
  author: z.nullable(person),
  /** The id of the file. */
  logo: z.nullable(id),
  /** The people of an inactive company only read, and others cannot choose it. */
  active: z.boolean(),
  /** How many shifts and orders of products it has part in since it was last saved (`companyTieWrite`). */
  tied: z.optional(z.int()),
  created_at: z.string(),
});
export type Company = z.infer<typeof Company>;

/** The fields of the second schema. */
export const newFields = {
  version: 1,
  brand: null,
  legal_form: null,
  address: null,
  vat_id: null,
  founded: null,
  phone: null,
  site: null,
  comment: null,
  author: null,
} as const;

/** A new company with the given fields and empty defaults. */
export const newCompany = (
  fields: Pick<Company, 'id' | 'name' | 'role' | 'inn' | 'created_at'> & Partial<Company>,
): Company => ({ ...newFields, active: true, logo: null, billing: null, ...fields });
