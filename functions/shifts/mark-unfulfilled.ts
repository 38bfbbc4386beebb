import { markUnfulfilled } from '#shared/contracts/shifts.ts';
import { serve } from '../http/serve.ts';
import { act } from './act.ts';

export const handler = serve(markUnfulfilled, (asked) =>
  act(asked, () => ({ command: { action: 'mark_unfulfilled' } })),
);
