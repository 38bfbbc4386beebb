import { reopenHours } from '#shared/contracts/hours.ts';
import { serve } from '../http/serve.ts';
import { lockedMonths, runHoursAction } from './run-hours-action.ts';

export const handler = serve(reopenHours, (request) =>
  runHoursAction(request, async (shift) => ({
    command: { action: 'reopen', reason: request.body.reason, locked: await lockedMonths(shift) },
  })),
);
