import { listCoefficients } from '#shared/contracts/pay.ts';
import { coefficientsBeside, listCoefficients as findCoefficients } from '../data/pay/coefficients.ts';
import { serve } from '../http/serve.ts';
import { companyNames, toReplyCoefficient } from './to-reply.ts';

export const handler = serve(listCoefficients, async ({ actor, query, locale }) => {
  const page = await findCoefficients(actor, query);
  const [all, names] = await Promise.all([coefficientsBeside(actor, page.data), companyNames(page.data)]);
  return { ...page, data: page.data.map((coefficient) => toReplyCoefficient(coefficient, { all, names, locale })) };
});
