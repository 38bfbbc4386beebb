import { randomUUID } from 'node:crypto';
import { createShift } from '#shared/contracts/shifts.ts';
import { Problem } from '#shared/domain/problem.ts';
import { draftShift } from '#shared/domain/shifts/draft.ts';
import { ofActiveCompany, companyTieWrite } from '../data/companies/require-active.ts';
import { expectedCostOf } from '../data/pay/expected-charge.ts';
import { updateOffersNow } from '../data/shifts/offers.ts';
import { shiftLimits, shiftInsertionWrites } from '../data/shifts/shifts.ts';
import { markUsed } from '../data/specialties/specialties.ts';
import { ofStore, unchangedStoreCheck } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';
import { toReplyShift } from '../http/to-reply-shift.ts';
import { draftContext } from './draft.ts';

/**
 * The performers of the store see the shift, so the store may not change before the shift is stored. Prices may: the
 * shift keeps those that were read, with which the shown cost is compared. Coefficients are kept in no shift, they count
 * as they are when it is completed.
 */
export const handler = serve(createShift, async (request) => {
  const { actor } = request;
  const { count = 1, cost: shown, ...order } = request.body;
  const context = await draftContext(request);
  const ordered = Array.from({ length: count }, () => draftShift(order, { ...context, id: randomUUID() }));
  const [first] = ordered;
  if (first && shown !== undefined) {
    const { cost } = await expectedCostOf(first.shift, count, actor, context.law);
    if (cost !== shown) throw new Problem('cost-changed');
  }
  const shifts = ordered.map(({ shift }) => toReplyShift(shift, request));
  const companies = [context.store.company.id, order.vendor_id].filter((id) => id !== undefined);
  const tied = [...new Set(companies)].map(companyTieWrite);
  await markUsed([context.specialty]);
  return {
    reply: { data: count === 1 && shifts[0] ? shifts[0] : shifts },
    writes: [unchangedStoreCheck(context.store), ...tied, ...shiftInsertionWrites(ordered)],
    limits: shiftLimits(actor, ordered.length),
    retryOn: [ofStore, ofActiveCompany],
    afterCommit: () => updateOffersNow(ordered),
  };
});
