import type { PromoCounts } from '#shared/contracts/promo.ts';
import { monthsBetween } from '../data/keys.ts';
import type { PromoUse } from '../data/promo/promo-uses.ts';

/** Counts uses, the most frequent first. */
export const countsOf = (uses: readonly PromoUse[]): PromoCounts => {
  const months = countBy(uses, ({ at }) => at.slice(0, 7));
  const times = uses.map(({ at }) => at).toSorted();
  const [first = '', last = ''] = [times[0], times.at(-1)];
  return {
    total: uses.length,
    paid: uses.filter(({ paid_at }) => paid_at !== null).length,
    by_country: byFrequency(countBy(uses, ({ country }) => country)).map(([country, count]) => ({ country, count })),
    by_platform: byFrequency(countBy(uses, ({ platform }) => platform)).map(([platform, count]) => ({
      platform,
      count,
    })),
    by_month:
      uses.length === 0 ? [] : monthsBetween(first, last).map((month) => ({ month, count: months.get(month) ?? 0 })),
  };
};

const countBy = <K>(uses: readonly PromoUse[], keyOf: (use: PromoUse) => K): Map<K, number> => {
  const counts = new Map<K, number>();
  for (const use of uses) counts.set(keyOf(use), (counts.get(keyOf(use)) ?? 0) + 1);
  return counts;
};

const byFrequency = <K>(counts: ReadonlyMap<K, number>): [K, number][] =>
  [...counts].toSorted(([, one], [, other]) => other - one);
