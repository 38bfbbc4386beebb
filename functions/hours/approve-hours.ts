import { approveHours } from '#shared/contracts/hours.ts';
import { serve } from '../http/serve.ts';
import { lockedMonths, runHoursAction } from './run-hours-action.ts';

export const handler = serve(approveHours, (request) =>
  runHoursAction(request, async (shift) => ({ command: { action: 'approve', locked: await lockedMonths(shift) } })),
);
