import { approveHours } from '#shared/contracts/hours.ts';
import { serve } from '../http/serve.ts';
import { lockedMonths, hoursAction } from './hours-action.ts';

export const handler = serve(approveHours, (request) =>
  hoursAction(request, async (shift) => ({ command: { action: 'approve', locked: await lockedMonths(shift) } })),
);
