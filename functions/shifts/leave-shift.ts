import { leaveShift } from '#shared/contracts/shifts.ts';
import { serveOnce } from '../http/serve-once.ts';
import { act } from './act.ts';

export const handler = serveOnce(leaveShift, (asked) =>
  act(asked, () => ({ command: { action: 'leave', reason: asked.body.reason } })),
);
