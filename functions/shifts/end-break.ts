import { endBreak } from '#shared/contracts/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { act } from './act.ts';

export const handler = serveIdempotent(endBreak, (request) =>
  act(request, () => ({ command: { action: 'break_end' } })),
);
