import { listTariffs } from '#shared/contracts/billing.ts';
import { listTariffs as tariffsOf } from '../data/billing/tariffs.ts';
import { serve } from '../http/serve.ts';
import { toReplyTariff } from './to-reply.ts';

export const handler = serve(listTariffs, async ({ query, locale }) => ({
  data: (await tariffsOf(query.role)).map((tariff) => toReplyTariff(tariff, locale)),
}));
