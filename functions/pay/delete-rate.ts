import { deleteRate } from '#shared/contracts/pay.ts';
import { Problem } from '#shared/domain/problem.ts';
import { agreedRatesOf, rateRemovalWrite } from '../data/pay/agreed-rates.ts';
import { serve } from '../http/serve.ts';
import { rateChange } from './rate-change.ts';
import { workerFor } from './worker-for.ts';

export const handler = serve(deleteRate, async ({ params, query: { rate_id }, ...request }) => {
  const worker = await workerFor(request.actor, params.id);
  const old = (await agreedRatesOf(worker.id)).find(({ id }) => id === rate_id);
  if (!old) throw new Problem('not-found', { fields: { rate_id: { key: 'not-found' } } });
  const decision = await rateChange(worker, { old, next: null, write: rateRemovalWrite(worker.id, old) }, request);
  return { reply: { data: { id: rate_id } }, ...decision };
});
