import * as z from 'zod/mini';
import { endpoint, item } from './endpoint.ts';
import { id, storedInstant, text } from './fields.ts';
import { ico } from './person-fields.ts';

export const Company = z.object({
  id,
  name: z.string(),
  /** A customer orders shifts; a vendor (performer) staffs them. */
  role: z.enum(['customer', 'vendor']),
  /** The Czech company number (IČO). Name fixed by the specification. */
  inn: z.string(),
  created_at: storedInstant,
});

export const createCompany = endpoint({
  name: 'create-company',
  area: 'companies',
  summary: "Create the caller's company; only for a buyer without a company",
  method: 'POST',
  path: '/api/companies/add',
  access: 'company.create',
  body: z.strictObject({ name: text(100), inn: ico }),
  reply: item(Company),
  status: 201,
  problems: ['company-ico-taken', 'changed'],
});

export const getCompany = endpoint({
  name: 'get-company',
  area: 'companies',
  summary: 'Get a company that the caller may access',
  method: 'GET',
  path: '/api/company/{id}',
  access: 'company.read',
  params: z.object({ id }),
  reply: item(Company),
  problems: ['not-found'],
});
