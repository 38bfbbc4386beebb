import { previewShift } from '#shared/contracts/shifts.ts';
import { pricesOn } from '#shared/domain/pay/prices.ts';
import { previewShift as preview } from '#shared/domain/shifts/draft.ts';
import { performersOf } from '#shared/domain/shifts/reach.ts';
import { expectedCostOf } from '../data/pay/expected-charge.ts';
import { getShift } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { warningsIn } from '../http/to-reply-shift.ts';
import { draftContext } from './draft.ts';
import { holidayName } from './holiday-name.ts';

export const handler = serve(previewShift, async (request) => {
  const { actor, body, locale } = request;
  const { count = 1, shift_id, ...order } = body;
  const edited = shift_id === undefined ? undefined : await getShift(actor, shift_id);
  const performers = edited ? performersOf(edited) : [];
  const context = await draftContext(request, performers);
  const { shift, holiday } = preview(order, context);
  const agreed = edited && {
    vendor: edited.vendor,
    offered_to: edited.offered_to,
    ...(edited.category.id === shift.category.id
      ? { hourly_rate: edited.hourly_rate, prices: edited.prices }
      : { prices: pricesOn(context.specialty.prices, { category_id: shift.category.id, day: shift.day, performers }) }),
  };
  return {
    data: {
      warnings: warningsIn(locale, context, shift.warnings),
      ...(await expectedCostOf({ ...shift, ...agreed }, count, actor, context.law)),
      holiday: holiday && { ...holiday, name: holidayName(locale, holiday.date) },
    },
  };
});
