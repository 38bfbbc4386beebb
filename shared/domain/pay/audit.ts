import type { Kind } from '../audit/kind.ts';
import { inCrowns } from '../specialties/audit.ts';
import type { AgreedPrice, AgreedRate, Coefficient } from './pay.ts';

/** `customer` is a name, null for all customers. */
export const coefficientAudit = {
  name: ({ name }) => name,
  condition: ({ condition }) => condition,
  factor: ({ factor }) => factor,
  valid_from: ({ valid_from }) => valid_from,
  valid_to: ({ valid_to }) => valid_to,
  customer: ({ customer }) => customer,
} satisfies Kind<Omit<Coefficient, 'id' | 'customer_id'> & { customer: string | null }>;

/** Read by the performer, who agreed it. `specialty` is a name. */
export const rateAudit = {
  specialty: ({ specialty }) => specialty,
  hourly_rate: ({ hourly_rate }) => inCrowns(hourly_rate),
  valid_from: ({ valid_from }) => valid_from,
} satisfies Kind<Omit<AgreedRate, 'category_id'> & { specialty: string }>;

/** Read by both companies of the price. `specialty` is a name. */
export const priceAudit = {
  specialty: ({ specialty }) => specialty,
  hourly_rate: ({ hourly_rate }) => inCrowns(hourly_rate),
  weekend: ({ weekend }) => weekend,
  night: ({ night }) => night,
  state_holiday: ({ state_holiday }) => state_holiday,
  valid_from: ({ valid_from }) => valid_from,
} satisfies Kind<Omit<AgreedPrice, 'category_id' | 'vendor_id'> & { specialty: string }>;
