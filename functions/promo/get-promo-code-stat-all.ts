import { getPromoCodeStatAll } from '#shared/contracts/promo.ts';
import { dayLength } from '#shared/domain/days.ts';
import { Problem } from '#shared/domain/problem.ts';
import { momentsOf } from '../data/counted/page-of-days.ts';
import { monthsBetween } from '../data/keys.ts';
import { usesInMonths } from '../data/promo/promo-uses.ts';
import { serve } from '../http/serve.ts';
import { countsOf } from './to-reply.ts';

const year = 365 * dayLength;
/** Months that are read at most: five years. */
const mostMonths = 60;

export const handler = serve(getPromoCodeStatAll, async ({ query, now }) => {
  const to = query.end_date === undefined ? now : momentsOf(query).to;
  const from = query.start_date === undefined ? new Date(Date.parse(to) - year).toISOString() : momentsOf(query).from;
  const months = monthsBetween(from, to);
  if (months.length > mostMonths)
    throw new Problem('invalid-input', {
      fields: { start_date: { key: 'range-too-long', params: { count: mostMonths * 31 } } },
    });
  const uses = await usesInMonths(months);
  return { data: countsOf(uses.filter(({ at }) => from <= at && at <= to)) };
});
