import { deleteCoefficient } from '#shared/contracts/pay.ts';
import { Problem } from '#shared/domain/problem.ts';
import { getCoefficient } from '../data/pay/coefficients.ts';
import { serve } from '../http/serve.ts';
import { coefficientChange } from './coefficient-change.ts';

export const handler = serve(deleteCoefficient, async ({ params: { id }, query, ...request }) => {
  const old = await getCoefficient(request.actor, id);
  if (old.version !== query.version) throw new Problem('changed');
  const { decision } = await coefficientChange({ old, next: null }, request);
  return { reply: { data: { id } }, ...decision };
});
