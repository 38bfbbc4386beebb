import { randomUUID } from 'node:crypto';
import { createPrice } from '#shared/contracts/pay.ts';
import { requireRoomForPrice } from '#shared/domain/pay/prices.ts';
import { pricesWith } from '../data/pay/agreed-prices.ts';
import { markUsed, requireSpecialty } from '../data/specialties/specialties.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';
import { activePerformer, requireClient } from './performer-for.ts';
import { priceChange } from './price-change.ts';
import { toReplyPrice } from './to-reply.ts';

export const handler = serve(createPrice, async ({ body, locale, ...request }) => {
  const { actor, now } = request;
  const { company_id: vendor_id = actor.company?.id ?? '', ...fields } = body;
  await activePerformer(actor, vendor_id);
  const [specialty, prices] = await Promise.all([
    requireSpecialty(body.category_id, 'category_id'),
    pricesWith(vendor_id, body.customer_id),
    requireClient(vendor_id, body.customer_id),
  ]);
  const old = prices.find(
    ({ category_id, valid_from }) => category_id === body.category_id && valid_from === body.valid_from,
  );
  if (!old) requireRoomForPrice(prices.length);
  const next = { ...fields, vendor_id, id: randomUUID(), created_at: now, by: { id: actor.id, fio: actor.fio } };
  const { companies, decision } = await priceChange({ old, next }, request);
  // A specialty that is named anywhere is never deleted.
  await markUsed([specialty]);
  return { reply: { data: toReplyPrice(next, companies, await specialtiesIn(locale)) }, ...decision };
});
