import type { CountedLists, Listed, Readers } from '../records.ts';
import { readCompany } from './companies.ts';
import { companyLists, listCompanyWrites } from './company-entries.ts';
import { companyKey } from './company.ts';

export const readers = { company: readCompany } satisfies Readers;

export const listed = {
  companies: { record: companyKey, writes: (item) => listCompanyWrites(undefined, readCompany(item)) },
} satisfies Listed;

export const countedLists: CountedLists = (company) => (company ? [] : companyLists);
