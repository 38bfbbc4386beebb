import * as z from 'zod/mini';
import { endpoint, list, paging } from './endpoint.ts';
import { id, many, named, role, search } from './fields.ts';

/** Sets the notice a worker must get before a shift (Labour Code §84, §74). */
export const employment = z.enum(['employment', 'dpp', 'dpc']);

export const Person = z.object({
  id,
  fio: z.string(),
  roles: z.array(role),
  company: z.nullable(named),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  categories: z.array(named),
  stores_ids: z.array(id),
  contract: z.nullable(employment),
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
    roles: z.optional(many(role)),
    categories: z.optional(many(id)),
    company_id: z.optional(id),
    store_id: z.optional(id),
    name: z.optional(search),
  }),
  reply: list(Person),
});
