import { previewShift } from '#shared/contracts/shifts.ts';
import { previewShift as preview } from '#shared/domain/shifts/draft.ts';
import { expectedChargeOf } from '../data/pay/expected-charge.ts';
import { getShift } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { warningsIn } from '../http/to-reply-shift.ts';
import { draftContext } from './draft.ts';
import { holidayName } from './holiday-name.ts';

export const handler = serve(previewShift, async (request) => {
  const { actor, body, locale } = request;
  const { count = 1, shift_id, ...order } = body;
  const [context, edited] = await Promise.all([
    draftContext(request),
    shift_id === undefined ? undefined : getShift(actor, shift_id),
  ]);
  const { shift, holiday } = preview(order, context);
  const agreed = edited && {
    vendor: edited.vendor,
    offered_to: edited.offered_to,
    ...(edited.category.id === shift.category.id && { hourly_rate: edited.hourly_rate }),
  };
  const { least, most } = await expectedChargeOf({ ...shift, ...agreed }, actor, context.law);
  return {
    data: {
      warnings: warningsIn(locale, context, shift.warnings),
      cost: most.amount * count,
      least_cost: least.amount * count,
      lines: [...most.lines],
      holiday: holiday && { ...holiday, name: holidayName(locale, holiday.date) },
    },
  };
});
