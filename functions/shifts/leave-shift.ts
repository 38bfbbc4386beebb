import { leaveShift } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { act } from './act.ts';

export const handler = serve(leaveShift, (asked) =>
  act(asked, () => ({ command: { action: 'leave', reason: asked.body.reason } })),
);
