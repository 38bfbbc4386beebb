import { refuseChange } from '#shared/contracts/shifts.ts';
import { serveOnce } from '../http/serve-once.ts';
import { act } from './act.ts';

export const handler = serveOnce(refuseChange, (asked) =>
  act(asked, () => ({ command: { action: 'refuse_change', reason: asked.body.reason } })),
);
