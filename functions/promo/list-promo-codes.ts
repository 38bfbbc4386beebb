import { listPromoCodes } from '#shared/contracts/promo.ts';
import { listPromoCodes as promoCodesOf } from '../data/promo/promo-codes.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(listPromoCodes, ({ actor, query }) => promoCodesOf(actor, query));
