import { endBreak } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { punchAction } from './punch-action.ts';

export const handler = serve(endBreak, (request) =>
  punchAction(request, 'break_end', (_, punch) => ({ command: { action: 'break_end', punch } })),
);
