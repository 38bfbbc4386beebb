import { randomUUID } from 'node:crypto';
import { createCoefficient } from '#shared/contracts/pay.ts';
import { serve } from '../http/serve.ts';
import { coefficientChange } from './coefficient-change.ts';
import { toReplyCoefficient } from './to-reply.ts';

export const handler = serve(createCoefficient, async ({ body, locale, ...request }) => {
  const { company_id = request.actor.company?.id ?? '', ...fields } = body;
  const next = { ...fields, id: randomUUID(), version: 1, company_id, created_at: request.now };
  const { beside, decision } = await coefficientChange({ old: null, next }, request);
  return { reply: { data: toReplyCoefficient(next, { ...beside, locale }) }, ...decision };
});
