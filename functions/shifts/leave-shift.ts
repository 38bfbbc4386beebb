import { leaveShift } from '#shared/contracts/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { act } from './act.ts';

export const handler = serveIdempotent(leaveShift, (request) =>
  act(request, () => ({ command: { action: 'leave', reason: request.body.reason } })),
);
