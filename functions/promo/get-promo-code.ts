import { getPromoCode } from '#shared/contracts/promo.ts';
import { getPromoCodeFor } from '../data/promo/promo-codes.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getPromoCode, async ({ actor, params }) => ({
  data: await getPromoCodeFor(actor, params.id),
}));
