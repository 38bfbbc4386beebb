import * as z from 'zod/mini';
import { area, item, list, paging, sortedBy, unpagedList, versionInQuery } from './endpoint.ts';
import { day, id, idAndName, money, perHour, person, storedInstant, text, version } from './fields.ts';
import { condition, Price } from './pay-fields.ts';

const endpoint = area('pay');

/** More than 1, at most 10, with at most three decimals. */
export const factor = z.number().check(
  z.gte(1.001),
  z.lte(10),
  z.refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, { error: 'too-many-decimals' }),
);

const coefficientFields = {
  name: text(100),
  condition,
  factor,
  valid_from: day,
  valid_to: z.nullable(day),
  /** The customer whose shifts it raises; null for all. */
  customer_id: z.nullable(id),
};

export const Coefficient = z.object({
  id,
  version,
  company: idAndName,
  name: z.string(),
  condition,
  /** The condition in the caller's language. */
  condition_description: z.string(),
  factor: z.number(),
  valid_from: day,
  valid_to: z.nullable(day),
  customer: z.nullable(idAndName),
  created_at: storedInstant,
  /** Others of the performer for the same minutes: they add up. */
  overlaps: z.array(idAndName),
});
export type Coefficient = z.infer<typeof Coefficient>;

const problems = ['coefficient-in-locked-month', 'coefficient-end-before-start', 'too-many-coefficients'] as const;

export const listCoefficients = endpoint({
  name: 'list-coefficients',
  summary: 'List the tariff coefficients of the performers that the caller may see (default: the newest first)',
  method: 'GET',
  path: '/api/shift_coefficients',
  access: 'coefficient.list',
  localized: true,
  query: z.strictObject({
    ...paging,
    ...sortedBy(['created_at', 'name', 'valid_from'], 'desc'),
    /** The performer. */
    company_id: z.optional(id),
    /** Only those valid on a day. */
    valid_on: z.optional(day),
  }),
  reply: list(Coefficient),
});
export const createCoefficient = endpoint({
  name: 'create-coefficient',
  summary: 'Add a tariff coefficient. Completed shifts of months that are not locked are computed again',
  method: 'POST',
  path: '/api/shift_coefficients',
  access: 'coefficient.write',
  localized: true,
  body: z.strictObject({
    ...coefficientFields,
    /** The performer; an admin names it. */
    company_id: z.optional(id),
  }),
  reply: item(Coefficient),
  status: 201,
  problems: [...problems, 'not-found'],
});
export const updateCoefficient = endpoint({
  name: 'update-coefficient',
  summary: 'Change a tariff coefficient. Completed shifts of months that are not locked are computed again',
  method: 'PUT',
  path: '/api/shift_coefficient/{id}',
  access: 'coefficient.write',
  localized: true,
  params: z.object({ id }),
  body: z.strictObject({ ...coefficientFields, version }),
  reply: item(Coefficient),
  problems: [...problems, 'changed', 'not-found'],
});
export const deleteCoefficient = endpoint({
  name: 'delete-coefficient',
  summary: 'Delete a tariff coefficient that no locked month has used',
  method: 'DELETE',
  path: '/api/shift_coefficient/{id}',
  access: 'coefficient.write',
  params: z.object({ id }),
  query: z.strictObject({ version: versionInQuery }),
  reply: item(z.object({ id })),
  problems: ['coefficient-in-locked-month', 'changed', 'not-found'],
});

/** A rate that the performer agreed with a worker for a specialty. */
export const AgreedRate = z.object({
  id,
  category: idAndName,
  /** Haléř per hour. */
  hourly_rate: money,
  /** The first day of shifts that it counts for. */
  valid_from: day,
  created_at: storedInstant,
  by: person,
});
export type AgreedRate = z.infer<typeof AgreedRate>;

export const listRates = endpoint({
  name: 'list-rates',
  summary: "List a worker's agreed rates, the newest first",
  method: 'GET',
  path: '/api/user/{id}/rates',
  access: 'rate.list',
  localized: true,
  params: z.object({ id }),
  reply: unpagedList(AgreedRate),
  problems: ['not-found'],
});
export const createRate = endpoint({
  name: 'create-rate',
  summary: 'Agree a rate with a worker for a specialty, from a day on. It replaces one of the same day',
  method: 'POST',
  path: '/api/user/{id}/rates',
  access: 'rate.write',
  localized: true,
  params: z.object({ id }),
  body: z.strictObject({ category_id: id, hourly_rate: perHour.check(z.gte(1)), valid_from: day }),
  reply: item(AgreedRate),
  status: 201,
  problems: ['rate-in-locked-month', 'too-many-rates', 'changed', 'not-found'],
});
export const deleteRate = endpoint({
  name: 'delete-rate',
  summary: 'Delete an agreed rate that no locked month has used',
  method: 'DELETE',
  path: '/api/user/{id}/rates',
  access: 'rate.write',
  params: z.object({ id }),
  query: z.strictObject({ rate_id: id }),
  reply: item(z.object({ id })),
  problems: ['rate-in-locked-month', 'changed', 'not-found'],
});

/** A price that a performer agreed with a customer for a specialty. */
export const AgreedPrice = z.extend(Price, {
  id,
  /** The performer. */
  company: idAndName,
  customer: idAndName,
  category: idAndName,
  /** The first day of shifts that it counts for. */
  valid_from: day,
  created_at: storedInstant,
  by: person,
});
export type AgreedPrice = z.infer<typeof AgreedPrice>;

export const listPrices = endpoint({
  name: 'list-prices',
  summary: 'List the prices that performers agreed with customers (default: those that count last first)',
  method: 'GET',
  path: '/api/prices',
  access: 'price.list',
  localized: true,
  query: z.strictObject({
    ...paging,
    ...sortedBy(['valid_from', 'created_at'], 'desc'),
    /** The performer. */
    company_id: z.optional(id),
    customer_id: z.optional(id),
  }),
  reply: list(AgreedPrice),
});
export const createPrice = endpoint({
  name: 'create-price',
  summary:
    'Agree a price with a client for a specialty, from a day on. It replaces one of the same day. Shifts that are ordered already keep theirs',
  method: 'POST',
  path: '/api/prices',
  access: 'price.write',
  localized: true,
  body: z.strictObject({
    /** The performer; an admin names it. */
    company_id: z.optional(id),
    customer_id: id,
    category_id: id,
    hourly_rate: perHour.check(z.gte(1)),
    weekend: z.nullable(factor),
    night: z.nullable(factor),
    state_holiday: z.nullable(factor),
    valid_from: day,
  }),
  reply: item(AgreedPrice),
  status: 201,
  problems: ['too-many-prices', 'changed', 'not-found'],
});
export const deletePrice = endpoint({
  name: 'delete-price',
  summary: 'Delete an agreed price. Shifts that are ordered already keep theirs',
  method: 'DELETE',
  path: '/api/price/{id}',
  access: 'price.write',
  params: z.object({ id }),
  reply: item(z.object({ id })),
  problems: ['changed', 'not-found'],
});
