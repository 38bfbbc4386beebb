import { listPrices } from '#shared/contracts/pay.ts';
import { listPrices as findPrices } from '../data/pay/agreed-prices.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { companyNames, toReplyPrice } from './to-reply.ts';

export const handler = serve(listPrices, async ({ actor, query, locale }) => {
  const page = await findPrices(actor, query);
  const [companies, specialties] = await Promise.all([companyNames(page.data), specialtiesIn(locale)]);
  return { ...page, data: page.data.map((price) => toReplyPrice(price, companies, specialties)) };
});
