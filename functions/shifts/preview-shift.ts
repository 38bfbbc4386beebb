import { previewShift } from '#shared/contracts/shifts.ts';
import { previewShift as preview } from '#shared/domain/shifts/order.ts';
import { serve } from '../http/serve.ts';
import { holidayName } from './holiday-name.ts';
import { orderContext } from './order.ts';
import { warningsIn } from './present.ts';

export const handler = serve(previewShift, async (request) => {
  const context = await orderContext(request);
  const { warnings, cost, holiday } = preview(request.body, context);
  const { count = 1 } = request.body;
  return {
    data: {
      warnings: warningsIn(request.locale, context, warnings),
      cost: cost * count,
      holiday: holiday && { ...holiday, name: holidayName(request.locale, holiday.date) },
    },
  };
});
