import { previewShift } from '#shared/contracts/shifts.ts';
import { previewShift as preview } from '#shared/domain/shifts/draft.ts';
import { serve } from '../http/serve.ts';
import { warningsIn } from '../http/to-reply-shift.ts';
import { draftContext } from './draft.ts';
import { holidayName } from './holiday-name.ts';

export const handler = serve(previewShift, async (request) => {
  const context = await draftContext(request);
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
