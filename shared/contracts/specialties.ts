import * as z from 'zod/mini';
import { endpoint, list, paging } from './endpoint.ts';
import { id, money } from './fields.ts';

/** `categories` in the path and in other contracts: names fixed by the specification. */
export const Specialty = z.object({
  id,
  /** In the caller's language. */
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  /** Haléř per hour. */
  hourly_rate: money,
  hourly_premium: money,
  /** Whether the scheduled job completes a shift that was not ended. */
  auto_complete: z.boolean(),
  active: z.boolean(),
});
export type Specialty = z.infer<typeof Specialty>;

export const listSpecialties = endpoint({
  name: 'list-specialties',
  area: 'specialties',
  summary: 'List the specialties with their rates, ordered by name',
  method: 'GET',
  path: '/api/shop/categories/full',
  access: 'specialty.list',
  query: z.strictObject(paging),
  reply: list(Specialty),
});
