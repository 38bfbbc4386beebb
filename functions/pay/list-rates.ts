import { listRates } from '#shared/contracts/pay.ts';
import { newestFirst } from '#shared/domain/pay/rates.ts';
import { agreedRatesOf } from '../data/pay/agreed-rates.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { toReplyRate } from './to-reply.ts';
import { workerFor } from './worker-for.ts';

export const handler = serve(listRates, async ({ params, actor, locale }) => {
  const { id } = await workerFor(actor, params.id);
  const [rates, specialties] = await Promise.all([agreedRatesOf(id), specialtiesIn(locale)]);
  return { data: newestFirst(rates).map((rate) => toReplyRate(rate, specialties)) };
});
