import { endShift } from '#shared/contracts/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { act } from './act.ts';

export const handler = serveIdempotent(endShift, (request) => act(request, () => ({ command: { action: 'end' } })));
