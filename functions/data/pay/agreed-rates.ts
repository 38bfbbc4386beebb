import * as z from 'zod/mini';
import { id, person } from '#shared/contracts/fields.ts';
import { entity } from '../entity.ts';
import type { Item } from '../table.ts';
import { queryTable } from '../table.ts';

/** The rates that a performer agreed with a worker (the account): at most 100. */
export const agreedRatesPartition = (accountId: string) => `WORKER#${accountId}#RATES`;

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

export const readRate = (item: Item): StoredRate => rates.read(item);

/** Those of a worker, for all specialties and days. */
export const agreedRatesOf = async (accountId: string): Promise<StoredRate[]> =>
  (await queryTable(agreedRatesPartition(accountId))).map(readRate);
