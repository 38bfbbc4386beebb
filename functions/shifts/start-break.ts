import { startBreak } from '#shared/contracts/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { act } from './act.ts';

export const handler = serveIdempotent(startBreak, (request) =>
  act(request, () => ({ command: { action: 'break_start' } })),
);
