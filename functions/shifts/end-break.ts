import { endBreak } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { shiftAction } from './shift-action.ts';

export const handler = serve(endBreak, (request) => shiftAction(request, () => ({ command: { action: 'break_end' } })));
