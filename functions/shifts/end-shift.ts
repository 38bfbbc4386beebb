import { endShift } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { runShiftAction } from './run-shift-action.ts';

export const handler = serve(endShift, (request) => runShiftAction(request, () => ({ command: { action: 'end' } })));
