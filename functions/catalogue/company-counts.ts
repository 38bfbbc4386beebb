import { catalogueLimits } from '#shared/domain/catalogue/limits.ts';
import type { Counts } from '../data/catalogue/counts.ts';
import { companiesById } from '../data/companies/companies.ts';
import { mostFrequent } from './most-frequent.ts';

/** The companies of most products found, and those chosen. */
export const companyCounts = async (counts: Counts, chosen: readonly string[]) => {
  const values = mostFrequent(counts, chosen, catalogueLimits.values);
  const names = new Map((await companiesById(values.map(({ value }) => value))).map(({ id, name }) => [id, name]));
  return values.flatMap((one) => {
    const name = names.get(one.value);
    return name === undefined ? [] : [{ ...one, name }];
  });
};
