import { refuseChange } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { act } from './act.ts';

export const handler = serve(refuseChange, (asked) =>
  act(asked, () => ({ command: { action: 'refuse_change', reason: asked.body.reason } })),
);
