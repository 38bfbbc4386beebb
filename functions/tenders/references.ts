import { Problem } from '#shared/domain/problem.ts';
import { companiesById } from '../data/companies/companies.ts';
import type { Tender } from '../data/tenders/tenders.ts';

const companyFields = {
  interested_id: 'interested',
  customer_id: 'customer',
  dop_contractor_id: 'dop_contractor',
} as const;
type CompanyField = keyof typeof companyFields;
const fieldNames = Object.keys(companyFields) as CompanyField[];

export type References = { [Field in CompanyField | 'category_id']?: string | null | undefined };
export type Referred = Pick<Tender, 'interested' | 'customer' | 'dop_contractor' | 'category_id'>;

/** What a tender refers to, with the companies that a request names. Throws invalid-input at one that is not active. */
export const referred = async (before: Referred, request: References): Promise<Referred> => {
  const named = fieldNames.flatMap((field) => request[field] ?? []);
  const found = new Map((await companiesById(named)).filter(({ active }) => active).map((one) => [one.id, one]));
  const companyOf = (field: CompanyField) => {
    const id = request[field];
    if (id === undefined) return before[companyFields[field]];
    if (id === null) return null;
    const company = found.get(id);
    if (!company) throw new Problem('invalid-input', { fields: { [field]: { key: 'not-found' } } });
    return { id, name: company.name };
  };
  return {
    interested: companyOf('interested_id'),
    customer: companyOf('customer_id'),
    dop_contractor: companyOf('dop_contractor_id'),
    category_id: request.category_id === undefined ? before.category_id : request.category_id,
  };
};
