import { startBreak } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { punchAction } from './punch-action.ts';

export const handler = serve(startBreak, (request) =>
  punchAction(request, 'break_start', (_, punch) => ({ command: { action: 'break_start', punch } })),
);
