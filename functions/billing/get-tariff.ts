import { getTariff } from '#shared/contracts/billing.ts';
import { Problem } from '#shared/domain/problem.ts';
import { getTariff as findTariff } from '../data/billing/tariffs.ts';
import { serve } from '../http/serve.ts';
import { toReplyTariff } from './to-reply.ts';

export const handler = serve(getTariff, async ({ params, locale }) => {
  const tariff = await findTariff(params.id);
  if (!tariff) throw new Problem('not-found');
  return { data: toReplyTariff(tariff, locale) };
});
