import * as z from 'zod/mini';
import { id, person } from '#shared/contracts/fields.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import { part } from '../part.ts';
import { type Condition, ifNotExists, queryTable, type Write } from '../table.ts';

/** The rates that a performer agreed with a worker (the account): at most 100. */
const agreedRatesPartition = (accountId: string) => `WORKER#${accountId}#RATES`;
/** One of a specialty and day replaces the one before. */
const agreedRateKey = (accountId: string, categoryId: string, day: string): Key => ({
  pk: agreedRatesPartition(accountId),
  sk: `${categoryId}#${day}`,
});

const AgreedRateSchema = z.object({
  id,
  category_id: id,
  hourly_rate: z.int(),
  valid_from: z.string(),
  created_at: z.string(),
  by: person,
});
export type StoredRate = z.infer<typeof AgreedRateSchema>;
const rates = entity('agreed-rate', AgreedRateSchema);

/** Those of a worker, for all specialties and days. */
export const agreedRatesOf = async (accountId: string): Promise<StoredRate[]> =>
  (await queryTable(agreedRatesPartition(accountId))).map(rates.read);

/** The part of a worker's agreed rate. */
export const ofRate = part('rate');

/** Stores a rate in place of the one of the same specialty and day, if there was one when it was read. */
export const rateWrite = (accountId: string, rate: StoredRate, replaced: StoredRate | undefined): Write => ({
  part: ofRate,
  put: { ...agreedRateKey(accountId, rate.category_id, rate.valid_from), ...rates.store(rate) },
  if: replaced ? isSame(replaced) : ifNotExists,
});

export const rateRemovalWrite = (accountId: string, rate: StoredRate): Write => ({
  part: ofRate,
  remove: agreedRateKey(accountId, rate.category_id, rate.valid_from),
  if: isSame(rate),
});

const isSame = (rate: StoredRate): Condition => ({ expression: 'id = :id', values: { ':id': rate.id } });
