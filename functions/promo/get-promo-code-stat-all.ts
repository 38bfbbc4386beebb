import { getPromoCodeStatAll } from '#shared/contracts/promo.ts';
import { completeDays } from '#shared/domain/bounded-days.ts';
import { Problem } from '#shared/domain/problem.ts';
import { momentsOf } from '../data/counted/page-of-days.ts';
import { monthsBetween } from '../data/keys.ts';
import { usesInMonths } from '../data/promo/promo-uses.ts';
import { serve } from '../http/serve.ts';
import { countsOf } from './to-reply.ts';

/** A year before today, and today. */
const usualDays = 366;
/** Months that are read at most: five years. */
const mostMonths = 60;

export const handler = serve(getPromoCodeStatAll, async ({ query, now }) => {
  const days = completeDays({ from: query.start_date, to: query.end_date }, now, { usual: usualDays });
  const { from, to } = momentsOf({ start_date: days.from, end_date: days.to });
  const months = monthsBetween(from, to);
  if (months.length > mostMonths)
    throw new Problem('invalid-input', {
      fields: { start_date: { key: 'range-too-long', params: { count: mostMonths * 31 } } },
    });
  const uses = await usesInMonths(months);
  return { data: countsOf(uses.filter(({ at }) => from <= at && at <= to)) };
});
