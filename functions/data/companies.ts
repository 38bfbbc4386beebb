import * as z from 'zod/mini';
import { id, idAndName } from '#shared/contracts/fields.ts';
import { entity } from './entity.ts';
import { keys, partitions } from './keys.ts';
import type { Write } from './table.ts';
import { ifNotExists, get, queryIndex, queryTable } from './table.ts';

/** A customer orders shifts; a vendor (performer) staffs them. */
const Company = z.object({
  id,
  name: z.string(),
  role: z.enum(['customer', 'vendor']),
  /** IČO, unique in the system. */
  inn: z.string(),
  created_at: z.string(),
});
export type Company = z.infer<typeof Company>;

const companies = entity('company', Company);

/** A performer's service to a customer: the listed stores, or all stores (new ones too) if null. */
const Service = z.object({ vendor: idAndName, customer: idAndName, store_ids: z.nullable(z.array(id)) });
export type Service = z.infer<typeof Service>;

const services = entity('service', Service);

export const getCompany = async (companyId: string): Promise<Company | undefined> => {
  const item = await get(keys.company(companyId));
  return item && companies.read(item);
};

/** The company with an IČO. */
export const companyWithInn = async (inn: string): Promise<Company | undefined> => {
  const item = await get(keys.unique('inn', inn));
  return item && getCompany(String(item['company_id']));
};

/** The performers that serve a customer. */
export const servicesTo = async (customerId: string): Promise<Service[]> =>
  (await queryTable(`COMPANY#${customerId}`, { from: 'SERVICE#', to: 'SERVICE#~' })).map(services.read);

/** The ids of the customers that a performer serves, fully or in some stores. */
export const clientsOf = async (vendorId: string): Promise<string[]> =>
  (await queryIndex('by-company', partitions.clients(vendorId))).map((entry) => String(entry['id']));

/** Writes of a company and of its IČO, which must be unique. */
export const companyWrites = (company: Company): Write[] => [
  { part: 'company', put: companyItem(company), if: ifNotExists },
  { part: 'inn', put: { ...keys.unique('inn', company.inn), company_id: company.id }, if: ifNotExists },
];

const companyItem = (company: Company) => ({
  ...keys.company(company.id),
  ...companies.store(company),
  projection: { name: company.name, role: company.role },
  all_pk: partitions.all('COMPANIES'),
  all_sk: `${company.name}#${company.id}`,
});

export const serviceItem = (service: Service) => ({
  ...keys.service(service.customer.id, service.vendor.id),
  ...services.store(service),
  id: service.customer.id,
  projection: { name: service.customer.name },
  company_pk: partitions.clients(service.vendor.id),
  company_sk: `${service.customer.name}#${service.customer.id}`,
});
