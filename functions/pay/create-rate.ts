import { randomUUID } from 'node:crypto';
import { createRate } from '#shared/contracts/pay.ts';
import { requireRoomForRate } from '#shared/domain/pay/rates.ts';
import { agreedRatesOf, rateWrite } from '../data/pay/agreed-rates.ts';
import { markUsed, requireSpecialty } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { rateChange } from './rate-change.ts';
import { toReplyRate } from './to-reply.ts';
import { workerFor } from './worker-for.ts';

export const handler = serve(createRate, async ({ params, body, locale, ...request }) => {
  const { actor, now } = request;
  const worker = await workerFor(actor, params.id);
  const [specialty, rates] = await Promise.all([
    requireSpecialty(body.category_id, 'category_id'),
    agreedRatesOf(worker.id),
  ]);
  const old = rates.find(
    ({ category_id, valid_from }) => category_id === body.category_id && valid_from === body.valid_from,
  );
  if (!old) requireRoomForRate(rates.length);
  const next = { ...body, id: randomUUID(), created_at: now, by: { id: actor.id, fio: actor.fio } };
  const write = rateWrite(worker.id, next, old);
  const decision = await rateChange(worker, { old: old ?? null, next, write }, request);
  // A specialty that is named anywhere is never deleted.
  await markUsed([specialty]);
  return { reply: { data: toReplyRate(next, await specialtiesIn(locale)) }, ...decision };
});
