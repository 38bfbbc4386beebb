import { updateCoefficient } from '#shared/contracts/pay.ts';
import { Problem } from '#shared/domain/problem.ts';
import { getCoefficient } from '../data/pay/coefficients.ts';
import { serve } from '../http/serve.ts';
import { coefficientChange } from './coefficient-change.ts';
import { toReplyCoefficient } from './to-reply.ts';

export const handler = serve(updateCoefficient, async ({ params, body, locale, ...request }) => {
  const { version, ...fields } = body;
  const old = await getCoefficient(request.actor, params.id);
  if (old.version !== version) throw new Problem('changed');
  const next = { ...old, ...fields, version: version + 1 };
  const { beside, decision } = await coefficientChange({ old, next }, request);
  return { reply: { data: toReplyCoefficient(next, { ...beside, locale }) }, ...decision };
});
