import { getPromoCodeStat } from '#shared/contracts/promo.ts';
import { getPromoCodeFor } from '../data/promo/promo-codes.ts';
import { usesOfCode } from '../data/promo/promo-uses.ts';
import { serve } from '../http/serve.ts';
import { countsOf } from './to-reply.ts';

export const handler = serve(getPromoCodeStat, async ({ actor, query }) => {
  const promo = await getPromoCodeFor(actor, query.id);
  return { data: countsOf(await usesOfCode(promo.id)) };
});
