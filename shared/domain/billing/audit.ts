import type { Kind } from '../audit/kind.ts';
import { inCrowns } from '../specialties/audit.ts';
import { periods, type Tariff } from './tariffs.ts';

export const tariffAudit = {
  /** “7: 690, 30: 2490” */
  prices: ({ prices }) => prices && periods.map((days) => `${days}: ${inCrowns(prices[days])}`).join(', '),
  limits: ({ limits }) =>
    Object.entries(limits)
      .map(([name, limit]) => `${name}: ${limit ?? '∞'}`)
      .join(', '),
  plan_features: ({ features }) => features.join(', '),
} satisfies Kind<Tariff>;
