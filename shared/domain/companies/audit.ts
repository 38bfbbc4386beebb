import type { Kind } from '../audit/kind.ts';
import type { CredibilityLevel } from './credibility.ts';

type CompanyValues = Record<'name' | 'inn', string> &
  Record<
    'brand' | 'legal_form' | 'address' | 'vat_id' | 'founded' | 'phone' | 'site' | 'comment' | 'logo',
    string | null
  > & { active: boolean };
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
  /** The id of a file says nothing to a reader. */
  logo: { withheld: ({ logo }) => logo },
} satisfies Kind<CompanyValues>;

/** The result of a check in the registers. */
export const credibilityAudit = { credibility: ({ level }) => level } satisfies Kind<{ level: CredibilityLevel }>;
