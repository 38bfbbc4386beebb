import { previewShift } from '#shared/contracts/shifts.ts';
import { previewShift as preview } from '#shared/domain/shifts/order.ts';
import { serve } from '../http/serve.ts';
import { holidayName } from './holiday-name.ts';
import { orderContext } from './order.ts';
import { warningsIn } from './present.ts';

export const handler = serve(previewShift, async (asked) => {
  const context = await orderContext(asked);
  const { warnings, cost, holiday } = preview(asked.body, context);
  const { count = 1 } = asked.body;
  return {
    data: {
      warnings: warningsIn(asked.locale, context, warnings),
      cost: cost * count,
      holiday: holiday && { ...holiday, name: holidayName(asked.locale, holiday.date) },
    },
  };
});
