import * as z from 'zod/mini';
import { id, idAndName, version } from '#shared/contracts/fields.ts';
import { condition } from '#shared/contracts/pay-fields.ts';
import { entity } from '../entity.ts';
import type { Key } from '../keys.ts';
import type { Item } from '../table.ts';
import { queryTable } from '../table.ts';

/** The tariff coefficients of a performer: at most 100. */
export const coefficientsPartition = (companyId: string) => `PERFORMER#${companyId}#COEFFICIENTS`;
export const coefficientKey = (companyId: string, coefficientId: string): Key => ({
  pk: coefficientsPartition(companyId),
  sk: coefficientId,
});

const CoefficientSchema = z.object({
  id,
  version,
  company: idAndName,
  name: z.string(),
  condition,
  factor: z.number(),
  valid_from: z.string(),
  valid_to: z.nullable(z.string()),
  customer: z.nullable(idAndName),
  created_at: z.string(),
});
export type StoredCoefficient = z.infer<typeof CoefficientSchema>;
const coefficients = entity('coefficient', CoefficientSchema);

export const readCoefficient = (item: Item): StoredCoefficient => coefficients.read(item);

/** Those of a performer, for all customers and days. */
export const coefficientsOf = async (companyId: string): Promise<StoredCoefficient[]> =>
  (await queryTable(coefficientsPartition(companyId))).map(readCoefficient);
