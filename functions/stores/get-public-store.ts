import { getPublicStore } from '#shared/contracts/stores.ts';
import { localDay } from '#shared/domain/local-time.ts';
import { Problem } from '#shared/domain/problem.ts';
import { publicSchedule } from '#shared/domain/stores/schedule.ts';
import { consume } from '../data/rate-limits.ts';
import { codeOf, isCodeOf } from '../data/stores/store-code.ts';
import { findStore } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';

export const handler = serve(getPublicStore, async ({ params, query, address, now }) => {
  await consume('public-stores-from-address', address, now);
  const store = await findStore(params.id);
  if (!store) throw new Problem('not-found');
  const schedule = publicSchedule(store, localDay(now, store.time_zone));
  const code_valid = query.code === undefined ? null : isCodeOf(await codeOf(store.id), query.code);
  // The reply's schema strips all private fields.
  return { reply: { data: { ...store, schedule, code_valid } } };
});
