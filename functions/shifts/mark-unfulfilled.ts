import { markUnfulfilled } from '#shared/contracts/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { act } from './act.ts';

export const handler = serveIdempotent(markUnfulfilled, (request) =>
  act(request, () => ({ command: { action: 'mark_unfulfilled' } })),
);
