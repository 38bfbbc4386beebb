import { randomUUID } from 'node:crypto';
import { createShift } from '#shared/contracts/shifts.ts';
import { draftShift } from '#shared/domain/shifts/draft.ts';
import { ofActiveCompany, companyTieWrite } from '../data/companies/require-active.ts';
import { updateOffersNow } from '../data/shifts/offers.ts';
import { shiftLimits, shiftInsertionWrites } from '../data/shifts/shifts.ts';
import { markUsed } from '../data/specialties/specialties.ts';
import { ofStore, unchangedStoreCheck } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';
import { toReplyShift } from '../http/to-reply-shift.ts';
import { draftContext } from './draft.ts';

/** The performers of the store see the shift, so the store may not change before the shift is stored. */
export const handler = serve(createShift, async (request) => {
  const context = await draftContext(request);
  const { count = 1 } = request.body;
  const ordered = Array.from({ length: count }, () => draftShift(request.body, { ...context, id: randomUUID() }));
  const shifts = ordered.map(({ shift }) => toReplyShift(shift, request));
  const companies = [context.store.company.id, request.body.vendor_id].filter((id) => id !== undefined);
  const tied = [...new Set(companies)].map(companyTieWrite);
  await markUsed([context.specialty]);
  return {
    reply: { data: count === 1 && shifts[0] ? shifts[0] : shifts },
    writes: [unchangedStoreCheck(context.store), ...tied, ...shiftInsertionWrites(ordered)],
    limits: shiftLimits(request.actor, ordered.length),
    retryOn: [ofStore, ofActiveCompany],
    afterCommit: () => updateOffersNow(ordered),
  };
});
