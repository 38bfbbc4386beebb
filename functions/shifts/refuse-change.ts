import { refuseChange } from '#shared/contracts/shifts.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { act } from './act.ts';

export const handler = serveIdempotent(refuseChange, (asked) =>
  act(asked, () => ({ command: { action: 'refuse_change', reason: asked.body.reason } })),
);
