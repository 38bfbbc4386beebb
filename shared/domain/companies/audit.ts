import type { Kind } from '../audit/kind.ts';
import { type Billing, officeText } from './billing.ts';
import type { CredibilityLevel } from './credibility.ts';

type CompanyValues = Record<'name' | 'inn', string> &
  Record<
    'brand' | 'legal_form' | 'address' | 'vat_id' | 'founded' | 'phone' | 'site' | 'comment' | 'logo',
    string | null
  > & { active: boolean; billing: Billing | null };

export const billingAudit = {
  bank_account: ({ billing }) => billing?.bank_account ?? null,
  vat_payer: ({ billing }) => billing?.vat_payer ?? null,
  office: ({ billing }) => billing && officeText(billing.office),
  prefix: ({ billing }) => billing?.prefix || null,
  due_days: ({ billing }) => billing?.due_days ?? null,
  billing_note: ({ billing }) => billing?.note ?? null,
} satisfies Kind<{ billing: Billing | null }>;

/** The comment is a note of the platform about the company. */
export const companyAudit = {
  name: ({ name }) => name,
  inn: ({ inn }) => inn,
  address: ({ address }) => address,
  phone: ({ phone }) => phone,
  active: ({ active }) => active,
  brand: ({ brand }) => brand,
  legal_form: { withheld: ({ legal_form }) => legal_form },
  vat_id: ({ vat_id }) => vat_id,
  founded: ({ founded }) => founded,
  site: ({ site }) => site,
  comment: { withheld: ({ comment }) => comment },
  ...billingAudit,
  /** The id of a file says nothing to a reader. */
  logo: { withheld: ({ logo }) => logo },
} satisfies Kind<CompanyValues>;

/** The result of a check in the registers. */
export const credibilityAudit = { credibility: ({ level }) => level } satisfies Kind<{ level: CredibilityLevel }>;
