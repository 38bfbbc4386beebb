import { leaveShift } from '#shared/contracts/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { act } from './act.ts';

export const handler = serveIdempotent(leaveShift, (asked) =>
  act(asked, () => ({ command: { action: 'leave', reason: asked.body.reason } })),
);
