import * as z from 'zod';
import { endpoint, list, paging } from './endpoint.ts';
import { id, many, named, role } from './fields.ts';

/** Sets the notice a worker must get before a shift (Labour Code §84, §74). */
export const employment = z.enum(['employment', 'dpp', 'dpc']);

export const Person = z.object({
  id,
  fio: z.string(),
  roles: z.array(role),
  company: named.nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  categories: z.array(named),
  stores_ids: z.array(id),
  contract: employment.nullable(),
});

export const listUsers = endpoint({
  name: 'list-users',
  area: 'people',
  summary: 'People the asker may see, by name',
  method: 'GET',
  path: '/api/users',
  access: 'user.list',
  query: z.strictObject({
    ...paging,
    roles: many(role).optional(),
    categories: many(id).optional(),
    company_id: id.optional(),
    store_id: id.optional(),
    name: z.string().trim().max(100).optional(),
  }),
  reply: list(Person),
});
